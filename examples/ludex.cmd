@echo off
rem Runs the command line from a checkout: builds it when it is missing, then starts it. What the build says goes to
rem standard error; standard output, standard input and the exit code are the program's own. Unlike the script for other
rem systems, it does not look for newer sources: after a change, delete examples\cli\target\launcher. Nor does it wait for
rem another that builds, show progress, ask how wide the window is, choose a collector, or keep classes ready for a faster
rem start.
setlocal EnableExtensions DisableDelayedExpansion
for %%d in ("%~dp0..") do set "ROOT=%%~fd"
rem A copy of its own: Windows lets no build replace a jar that a program still reads. And a build that failed halfway must
rem not leave something here that looks like a program.
set "HOME_DIR=%ROOT%\examples\cli\target\launcher"
set "JAR=%HOME_DIR%\ludex.jar"
set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined JAVA_HOME if exist "%JAVA%" goto java_found
set "JAVA=java"
where /q java 2>nul && goto java_found
echo ludex: java is not on the path: a JDK is needed, 17 or later 1>&2
exit /b 2
:java_found

if exist "%JAR%" goto run
where /q mvn 2>nul && goto build
echo ludex: mvn is not on the path: Maven is needed to build, 3.8.6 or later 1>&2
exit /b 2

:build
echo ludex: building first: the program is missing 1>&2
call mvn -q -B -Dstyle.color=never -f "%ROOT%\pom.xml" -pl examples/cli -am package -Dquick -Dmaven.test.skip=true <nul 1>&2
if errorlevel 1 goto failed
if not exist "%HOME_DIR%" mkdir "%HOME_DIR%" 2>nul
copy /y "%ROOT%\examples\cli\target\ludex.jar" "%JAR%.new" >nul 2>nul
if errorlevel 1 goto not_written
move /y "%JAR%.new" "%JAR%" >nul 2>nul
if errorlevel 1 goto not_written
goto run

:failed
echo ludex: the build failed 1>&2
exit /b 2

:not_written
echo ludex: cannot write "%JAR%" 1>&2
exit /b 2

:run
rem What is printed is UTF-8. Whoever started this gets their own code page back.
for /f "tokens=2 delims=:." %%c in ('chcp') do set "CODE_PAGE=%%c"
chcp 65001 >nul 2>nul
rem Complaints of the virtual machine would go to standard output.
"%JAVA%" -Xlog:disable -Xlog:all=error:stderr "-Xlog:cds*=off:stderr" -Xshare:auto -jar "%JAR%" %*
set "CODE=%ERRORLEVEL%"
if defined CODE_PAGE chcp %CODE_PAGE% >nul 2>nul
exit /b %CODE%
