@echo off
rem Opens the studio by a double click.
cd /d "%~dp0"
where node >nul 2>nul
if errorlevel 1 (
  echo This needs Node.js. Get "LTS" from https://nodejs.org, install it, and double-click this file again.
  pause
  exit /b 1
)
fc /b package-lock.json node_modules\.studio-lock.json >nul 2>nul
if errorlevel 1 (
  echo Getting the packages of this site. This takes a minute, and only the first time.
  call npm ci || (pause & exit /b 1)
  copy /y package-lock.json node_modules\.studio-lock.json >nul
)
call npm run studio
if errorlevel 1 pause
