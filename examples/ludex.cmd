@echo off
rem Runs the command line from a checkout: builds it when it is missing, then starts it. After a change of the sources,
rem delete examples\cli\target\ludex.jar or run the build below. What the build says goes to standard error.
setlocal
set "ROOT=%~dp0.."
set "JAR=%ROOT%\examples\cli\target\ludex.jar"
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"

where /q "%JAVA%" 2>nul || if not exist "%JAVA%" (
    echo ludex: java is not on the path: a JDK is needed, 17 or later 1>&2
    exit /b 2
)
rem What is printed is UTF-8.
chcp 65001 >nul 2>nul

if not exist "%JAR%" (
    echo ludex: building first: the program is missing 1>&2
    call mvn -q -B -Dstyle.color=never -f "%ROOT%\pom.xml" -pl examples/cli -am package -Dquick -Dmaven.test.skip=true <nul 1>&2
)
if not exist "%JAR%" (
    echo ludex: the build failed 1>&2
    exit /b 2
)

"%JAVA%" -Xlog:disable -Xlog:all=error:stderr -Xshare:auto -jar "%JAR%" %*
exit /b %ERRORLEVEL%
