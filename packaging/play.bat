@echo off
rem Double-click it to play Scopa from this checkout; this window closes by itself when the game is there.
setlocal
title Scopa
set "PLAY=%~dp0play.py"
set PYTHON=py -3
where /q py && goto start
set PYTHON=python
where /q python && goto start
echo Scopa needs Python 3.11 or newer: install it from www.python.org/downloads, and start this again.
goto wait
:start
%PYTHON% "%PLAY%" --apart %*
if not errorlevel 1 exit /b 0
:wait
pause
exit /b 1
