@echo off
rem Opens the studio by a double click. The window stays open while it has something to say.
rem A folder of the network gets a letter.
pushd "%~dp0"
if not exist src\command-line\start-studio.mjs (
  echo This file works in the folder of the site. If that is in a ZIP file, unpack it first: right-click it, "Extract All".
  pause
  exit /b 1
)
where node >nul 2>nul
if errorlevel 1 (
  echo This needs Node.js. Get "LTS" from https://nodejs.org, install it, and double-click this file again.
  pause
  exit /b 1
)
node src\command-line\start-studio.mjs || pause
