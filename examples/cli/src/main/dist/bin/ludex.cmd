@echo off
rem Starts the command line. Standard input, standard output and the exit code are the program's own. Unlike the script for
rem other systems, it cannot tell where the output goes, so it shows no progress.
setlocal EnableExtensions DisableDelayedExpansion
set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined JAVA_HOME if exist "%JAVA%" goto java_found
set "JAVA=java"
where /q java 2>nul && goto java_found
echo ludex: java is not on the path: Java is needed, 17 or later 1>&2
exit /b 2
:java_found

rem What is printed is UTF-8. Whoever started this gets their own code page back.
for /f "tokens=2 delims=:." %%c in ('chcp') do set "CODE_PAGE=%%c"
chcp 65001 >nul 2>nul
rem Complaints of the virtual machine would go to standard output.
"%JAVA%" -Xlog:disable -Xlog:all=error:stderr -jar "%~dp0..\lib\ludex.jar" %*
set "CODE=%ERRORLEVEL%"
if defined CODE_PAGE chcp %CODE_PAGE% >nul 2>nul
exit /b %CODE%
