; The setup program for Windows: for one user, without an administrator, in three languages. Built by packaging/windows.py, which gives
;   VERSION, NUMBERS  of the game, as 1.2.0 and as 1.2.0.0
;   TREE              the folder that is installed
;   REMOVAL           a file of NSIS that takes away exactly what is in it
;   KILOBYTES         its size
;   ICON, PICTURE, OUT  files
; Ends with 0, with 3 where a newer version is installed, with 4 where the game runs; nothing is changed then.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS all

!include LogicLib.nsh
!include WinVer.nsh
!include WordFunc.nsh
!include FileFunc.nsh
!include MUI2.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

!define IDENTITY "org.scopa_gui.Scopa"
!define PUBLISHER "the Scopa contributors"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${IDENTITY}"
!define TYPE "${IDENTITY}.text"
!define PLAYER "${IDENTITY}.player"
!define CLASSES "Software\Classes"
!define PLAYERS "$LOCALAPPDATA\scopa-gui"

Name "Scopa"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Scopa"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
BrandingText "Scopa ${VERSION}"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "Scopa"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Scopa ${VERSION} Setup"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "Copyright (c) 2026 ${PUBLISHER}"

Var Installed ; the version that is there, or nothing
Var There     ; and its folder
Var OnDesktop ; 1 where its link lies on the desktop

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(Leaves)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Scopa.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(Play)"
!define MUI_FINISHPAGE_SHOWREADME ""
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(LinkOnDesktop)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION PutOnDesktop
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "German"

LangString Newer ${LANG_ENGLISH} "Scopa $Installed is already installed, and it is newer than ${VERSION}. Nothing was changed. To go back to ${VERSION}, uninstall Scopa first; your settings and matches will stay."
LangString Newer ${LANG_ITALIAN} "Qui è installata Scopa $Installed, più recente della ${VERSION}. Non è cambiato nulla. Per tornare alla ${VERSION}, prima disinstalla Scopa; impostazioni e partite restano."
LangString Newer ${LANG_GERMAN} "Hier ist Scopa $Installed installiert, das ist neuer als ${VERSION}. Nichts wurde geändert. Um zu ${VERSION} zurückzukehren, deinstalliere Scopa zuerst; deine Einstellungen und Partien bleiben."
LangString Runs ${LANG_ENGLISH} "Scopa is open. Close it and try again; your match is saved."
LangString Runs ${LANG_ITALIAN} "Scopa è aperta. Chiudila e riprova; la tua partita è al sicuro."
LangString Runs ${LANG_GERMAN} "Scopa ist noch offen. Schließe es und versuche es noch einmal; deine Partie bleibt erhalten."
LangString TooOld ${LANG_ENGLISH} "Scopa needs Windows 10 or newer. Nothing was changed."
LangString TooOld ${LANG_ITALIAN} "Scopa richiede Windows 10 o successivo. Non è cambiato nulla."
LangString TooOld ${LANG_GERMAN} "Scopa braucht Windows 10 oder neuer. Nichts wurde geändert."
LangString Play ${LANG_ENGLISH} "Play now"
LangString Play ${LANG_ITALIAN} "Gioca subito"
LangString Play ${LANG_GERMAN} "Gleich spielen"
LangString LinkOnDesktop ${LANG_ENGLISH} "Put Scopa on the desktop"
LangString LinkOnDesktop ${LANG_ITALIAN} "Metti Scopa anche sul desktop"
LangString LinkOnDesktop ${LANG_GERMAN} "Scopa auch auf den Desktop legen"
LangString Tells ${LANG_ENGLISH} "Italian card games: Scopa and Scopone"
LangString Tells ${LANG_ITALIAN} "Giochi di carte italiani: Scopa e Scopone"
LangString Tells ${LANG_GERMAN} "Italienische Kartenspiele: Scopa und Scopone"
LangString FileType ${LANG_ENGLISH} "Scopa match or puzzle"
LangString FileType ${LANG_ITALIAN} "Partita o problema di Scopa"
LangString FileType ${LANG_GERMAN} "Scopa-Partie oder -Rätsel"
LangString PlayerType ${LANG_ENGLISH} "Scopa player"
LangString PlayerType ${LANG_ITALIAN} "Giocatore di Scopa"
LangString PlayerType ${LANG_GERMAN} "Scopa-Spieler"
LangString Leaves ${LANG_ENGLISH} "Scopa will be removed from this computer. Your settings and matches will stay in ${PLAYERS}."
LangString Leaves ${LANG_ITALIAN} "Scopa sarà tolta da questo computer. Le tue impostazioni e le tue partite restano in ${PLAYERS}."
LangString Leaves ${LANG_GERMAN} "Scopa wird von diesem Computer entfernt. Deine Einstellungen und Partien bleiben in ${PLAYERS}."
LangString Left ${LANG_ENGLISH} "Scopa is uninstalled. Your settings and matches are still in ${PLAYERS}, and a new installation will find them. To delete them as well, delete that folder."
LangString Left ${LANG_ITALIAN} "Scopa è disinstallata. Le tue impostazioni e le tue partite sono ancora in ${PLAYERS}: una nuova installazione le ritrova. Per eliminare anche quelle, cancella la cartella."
LangString Left ${LANG_GERMAN} "Scopa ist deinstalliert. Deine Einstellungen und Partien liegen noch in ${PLAYERS}: Eine neue Installation findet sie wieder. Um auch sie loszuwerden, lösche diesen Ordner."

; A link that Windows knows to belong to the game's window: both have the same identity.
!macro Link PLACE
    !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
    ${If} $0 P<> 0
        ${IShellLink::SetPath} $0 '("$INSTDIR\Scopa.exe").r1'
        ${IShellLink::SetWorkingDirectory} $0 '("$INSTDIR").r1'
        ${IShellLink::SetDescription} $0 '("$(Tells)").r1'
        ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r1)'
        ${If} $1 P<> 0
            System::Call '*(&w64 "${IDENTITY}")p.r4'
            System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r2'
            System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_LPWSTR},,p r4)p.r3'
            ${IPropertyStore::SetValue} $1 '($2,$3)'
            System::Free $2
            System::Free $3
            System::Free $4
            ${IPropertyStore::Commit} $1 ""
            ${IUnknown::Release} $1 ""
        ${EndIf}
        ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
        ${If} $1 P<> 0
            ${IPersistFile::Save} $1 '("${PLACE}",1)'
            ${IUnknown::Release} $1 ""
        ${EndIf}
        ${IUnknown::Release} $0 ""
    ${EndIf}
!macroend

; Have Windows look again which files are whose.
!macro TellOfFiles
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Go on only while the programs in this folder do not run: Python is in use then.
!macro Wait FOLDER
    again:
    ${If} ${FileExists} "${FOLDER}\python\python312.dll"
        ClearErrors
        FileOpen $0 "${FOLDER}\python\python312.dll" a
        ${If} ${Errors}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Runs)" /SD IDCANCEL IDRETRY again
            SetErrorLevel 4
            Quit
        ${EndIf}
        FileClose $0
    ${EndIf}
!macroend

Function .onInit
    ${IfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
        SetErrorLevel 5
        Quit
    ${EndIf}
    ReadRegStr $Installed HKCU "${ENTRY}" "DisplayVersion"
    ReadRegStr $There HKCU "${ENTRY}" "InstallLocation"
    ${If} $Installed != ""
    ${AndIf} ${FileExists} "$There\Scopa.exe"
        ${VersionCompare} "$Installed" "${VERSION}" $0
        ${If} $0 = 1
            MessageBox MB_OK|MB_ICONSTOP "$(Newer)" /SD IDOK
            SetErrorLevel 3
            Quit
        ${EndIf}
        !insertmacro Wait $There
    ${EndIf}
    ${If} ${FileExists} "$DESKTOP\Scopa.lnk"
        StrCpy $OnDesktop 1
    ${EndIf}
FunctionEnd

!macro Opens KIND TOLD ENDING MEDIA
    WriteRegStr HKCU "${CLASSES}\${KIND}" "" "${TOLD}"
    WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" '"$INSTDIR\Scopa.exe",0'
    WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\Scopa.exe" "%1"'
    WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${KIND}"
    WriteRegStr HKCU "${CLASSES}\${ENDING}" "Content Type" "${MEDIA}"
    WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${KIND}" ""
!macroend

!macro OpensNoMore KIND ENDING
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${KIND}"
    ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
    ${If} $0 == "${KIND}"
        DeleteRegKey HKCU "${CLASSES}\${ENDING}"
    ${EndIf}
!macroend

Function PutOnDesktop
    !insertmacro Link "$DESKTOP\Scopa.lnk"
FunctionEnd

Section
    ; What an older version installed goes first, so that nothing of it is left; the player's files are elsewhere.
    ${If} $There != ""
    ${AndIf} ${FileExists} "$There\uninstall.exe"
        ExecWait '"$There\uninstall.exe" /S /NEWER _?=$There'
    ${EndIf}
    SetOutPath "$INSTDIR"
    File /r "${TREE}/*.*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    !insertmacro Link "$SMPROGRAMS\Scopa.lnk"
    ${If} $OnDesktop = 1
        Call PutOnDesktop
    ${EndIf}
    ; What somebody shared as a file is opened by the game, and so is a player taken along in one.
    !insertmacro Opens "${TYPE}" "$(FileType)" ".scopa" "text/x-scopa"
    !insertmacro Opens "${PLAYER}" "$(PlayerType)" ".scopa-player" "application/x-scopa-player"
    !insertmacro TellOfFiles
    WriteRegStr HKCU "${ENTRY}" "DisplayName" "Scopa"
    WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\Scopa.exe"
    WriteRegStr HKCU "${ENTRY}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
    WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Function un.onInit
    !insertmacro Wait $INSTDIR
FunctionEnd

Section Uninstall
    !include "${REMOVAL}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/NEWER" $1
    ${If} ${Errors}
        Delete "$SMPROGRAMS\Scopa.lnk"
        Delete "$DESKTOP\Scopa.lnk"
        DeleteRegKey HKCU "${ENTRY}"
        !insertmacro OpensNoMore "${TYPE}" ".scopa"
        !insertmacro OpensNoMore "${PLAYER}" ".scopa-player"
        !insertmacro TellOfFiles
        ${If} ${FileExists} "${PLAYERS}\*.*"
            MessageBox MB_OK|MB_ICONINFORMATION "$(Left)" /SD IDOK
        ${EndIf}
    ${EndIf}
SectionEnd
