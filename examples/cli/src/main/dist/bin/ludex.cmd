@echo off
rem Starts the command line. Standard input, standard output and the exit code are the program's own.
setlocal
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
where /q "%JAVA%" 2>nul || if not exist "%JAVA%" (
    echo ludex: java is not on the path: Java is needed, 17 or later 1>&2
    exit /b 2
)
rem What is printed is UTF-8.
chcp 65001 >nul 2>nul
"%JAVA%" -Xlog:disable -Xlog:all=error:stderr -jar "%~dp0..\lib\ludex.jar" %*
exit /b %ERRORLEVEL%
