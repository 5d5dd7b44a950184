/* Scopa.exe and scopa-engine.exe: the Python in the folder beside runs the module that they are compiled for, in this very process.

   The processes that the game starts besides its window are this program, too: they are told by their arguments what to do. */

#include <windows.h>
#include <shlobj.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

#define LONGEST 32768
#define WORKER L"--multiprocessing-fork"

typedef int (*Run)(int, wchar_t **);

enum sentence { NOT_WHOLE, NO_MEMORY };

static const wchar_t *const ENGLISH[] = {
    L"Scopa cannot start: files are missing from its folder. Install it again; your settings and matches will stay.",
    L"Scopa cannot start: this computer has no free memory.",
};
static const wchar_t *const ITALIAN[] = {
    L"Scopa non può partire: la sua cartella è incompleta. Installala di nuovo; le tue impostazioni e le tue partite restano.",
    L"Scopa non può partire: questo computer non ha più memoria libera.",
};
static const wchar_t *const GERMAN[] = {
    L"Scopa kann nicht starten: Sein Ordner ist nicht vollständig. Installiere es noch einmal; deine Einstellungen und Partien bleiben.",
    L"Scopa kann nicht starten: Dieser Computer hat keinen Speicher mehr frei.",
};

/* Say it: in the language of Windows in a box where there is no terminal. What else may go wrong the game itself says. */
static int give_up(enum sentence which)
{
#ifdef CONSOLE
    (void)ITALIAN, (void)GERMAN;
    fputws(ENGLISH[which], stderr);
    fputwc(L'\n', stderr);
#else
    WORD language = PRIMARYLANGID(GetUserDefaultUILanguage());
    const wchar_t *const *all = language == LANG_ITALIAN ? ITALIAN : language == LANG_GERMAN ? GERMAN : ENGLISH;
    MessageBoxW(NULL, all[which], L"Scopa", MB_OK | MB_ICONERROR | MB_SETFOREGROUND);
#endif
    return 1;
}

/* Python's own function that runs a program by its arguments; nothing where the folder is not whole. */
static Run loaded(void)
{
    static wchar_t path[LONGEST];
    DWORD length = GetModuleFileNameW(NULL, path, LONGEST);
    wchar_t *name = wcsrchr(path, L'\\');
    if (length == 0 || length == LONGEST || name == NULL || name + wcslen(PYTHON) + 2 > path + LONGEST)
        return NULL;
    wcscpy(name + 1, PYTHON);
    HMODULE python = LoadLibraryExW(path, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    return python == NULL ? NULL : (Run)(void *)GetProcAddress(python, "Py_Main");
}

int wmain(int count, wchar_t **words)
{
    Run run = loaded();
    if (run == NULL)
        return give_up(NOT_WHOLE);
    if (count > 1 && wcscmp(words[count - 1], WORKER) == 0)
        return run(count, words);
    wchar_t **all = calloc(count + 3, sizeof *all);
    if (all == NULL)
        return give_up(NO_MEMORY);
    all[0] = words[0];
    all[1] = L"-m";
    all[2] = MODULE;
    for (int n = 1; n < count; n++)
        all[n + 2] = words[n];
#ifndef CONSOLE
    SetCurrentProcessExplicitAppUserModelID(IDENTITY);
#endif
    return run(count + 2, all);
}
