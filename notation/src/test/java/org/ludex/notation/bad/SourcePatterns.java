package org.ludex.notation.bad;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Finds the regular expressions in the main sources of all modules, and how each of them is used. */
final class SourcePatterns {

    /** A call that takes a regular expression, or may. */
    private static final Pattern CALL =
            Pattern.compile("Pattern|(\\.|::)(matches|split|replaceAll|replaceFirst|useDelimiter)\\b|\"regex:");

    /** Methods of texts and patterns that take an expression. */
    private static final Set<String> METHODS =
            Set.of("compile", "matches", "split", "replaceAll", "replaceFirst", "useDelimiter");

    /** How a pattern is held against a text. */
    enum Way {
        /** The whole of it, or its beginning. */
        AT_START,
        /** At every place of it. */
        ANYWHERE
    }

    /**
     * A regular expression of the sources.
     *
     * @param place where it stands
     * @param pattern the expression
     * @param ways how it is used
     */
    record Found(String place, Pattern pattern, Set<Way> ways) {
        @Override
        public String toString() {
            return place + " " + pattern;
        }
    }

    private final List<Found> found = new ArrayList<>();
    private final List<String> unknown = new ArrayList<>();
    private int files;

    /** Reads all main sources below a directory. */
    static SourcePatterns below(Path root) throws IOException {
        SourcePatterns patterns = new SourcePatterns();
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> all = Files.find(root, 20, (file, attributes) -> isSource(root.relativize(file)))) {
            for (Path file : all.sorted().toList()) {
                patterns.files++;
                if (CALL.matcher(Files.readString(file)).find()) {
                    sources.add(file);
                }
            }
        }
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of(), null, manager.getJavaFileObjectsFromPaths(sources));
            for (CompilationUnitTree unit : task.parse()) {
                patterns.new Scanner(unit).scan(unit, null);
            }
        }
        return patterns;
    }

    private static boolean isSource(Path file) {
        String name = file.toString().replace('\\', '/');
        return name.endsWith(".java") && name.contains("src/main/java/") && !name.contains("target/");
    }

    /** All expressions. */
    List<Found> found() {
        return List.copyOf(found);
    }

    /** Calls whose expression is not a constant of the same file, so that it cannot be told. */
    List<String> unknown() {
        return List.copyOf(unknown);
    }

    /** How many sources there are. */
    int files() {
        return files;
    }

    /** Looks at one source. */
    private final class Scanner extends TreePathScanner<Void, Void> {

        private final CompilationUnitTree unit;
        private final Map<String, ExpressionTree> constants = new HashMap<>();

        Scanner(CompilationUnitTree unit) {
            this.unit = unit;
            new TreePathScanner<Void, Void>() {
                @Override
                public Void visitVariable(VariableTree variable, Void nothing) {
                    if (variable.getInitializer() != null) {
                        constants.put(variable.getName().toString(), variable.getInitializer());
                    }
                    return super.visitVariable(variable, null);
                }
            }.scan(unit, null);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
            if (call.getMethodSelect() instanceof MemberSelectTree select) {
                look(call, select.getIdentifier().toString(), select.getExpression());
            }
            return super.visitMethodInvocation(call, null);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree reference, Void nothing) {
            String on = reference.getQualifierExpression().toString();
            if (METHODS.contains(reference.getName().toString()) && (on.equals("String") || isPattern(on))) {
                unknown.add(place(reference));
            }
            return super.visitMemberReference(reference, null);
        }

        private boolean isPattern(String type) {
            return type.equals("Pattern") || type.endsWith(".Pattern");
        }

        @Override
        public Void visitLiteral(LiteralTree literal, Void nothing) {
            if (String.valueOf(literal.getValue()).startsWith("regex:")) {
                unknown.add(place(literal));
            }
            return super.visitLiteral(literal, null);
        }

        private void look(MethodInvocationTree call, String name, ExpressionTree on) {
            int arguments = call.getArguments().size();
            boolean ofPattern = isPattern(on.toString());
            if (ofPattern && name.equals("compile")) {
                compiled(call);
            } else if (ofPattern && name.equals("matches")) {
                add(call, 0, EnumSet.of(Way.AT_START));
            } else if (name.equals("matches") && arguments == 1 && !isFunction(call)) {
                add(call, 0, EnumSet.of(Way.AT_START));
            } else if (name.startsWith("replace") && !name.equals("replace") && arguments == 2) {
                add(call, 0, EnumSet.of(Way.ANYWHERE));
            } else if (name.equals("useDelimiter") || (name.equals("split") && arguments > 0 && !isConstant(on))) {
                add(call, 0, EnumSet.of(Way.ANYWHERE));
            }
        }

        private boolean isFunction(MethodInvocationTree call) {
            Tree.Kind kind = call.getArguments().get(0).getKind();
            return kind == Tree.Kind.LAMBDA_EXPRESSION || kind == Tree.Kind.MEMBER_REFERENCE;
        }

        /** Whether a pattern splits a text, and not a text itself. */
        private boolean isConstant(ExpressionTree on) {
            return constants.containsKey(on.toString())
                    && constants.get(on.toString()).toString().startsWith("Pattern.compile");
        }

        private void compiled(MethodInvocationTree call) {
            Tree parent = getCurrentPath().getParentPath().getLeaf();
            if (parent instanceof VariableTree variable) {
                add(call, 0, new Uses(variable.getName().toString()).of(unit));
            } else {
                add(call, 0, EnumSet.allOf(Way.class));
            }
        }

        private void add(MethodInvocationTree call, int argument, Set<Way> ways) {
            String flags =
                    call.getArguments().size() > 1 ? call.getArguments().get(1).toString() : "";
            if (flags.contains("LITERAL")) {
                return;
            }
            Optional<String> expression = value(call.getArguments().get(argument));
            if (expression.isEmpty()) {
                unknown.add(place(call));
                return;
            }
            int options = (flags.contains("CASE_INSENSITIVE") ? Pattern.CASE_INSENSITIVE : 0)
                    | (flags.contains("UNICODE_CHARACTER_CLASS") ? Pattern.UNICODE_CHARACTER_CLASS : 0)
                    | (flags.contains("MULTILINE") ? Pattern.MULTILINE : 0)
                    | (flags.contains("COMMENTS") ? Pattern.COMMENTS : 0)
                    | (flags.contains("DOTALL") ? Pattern.DOTALL : 0);
            found.add(new Found(place(call), Pattern.compile(expression.get(), options), ways));
        }

        private Optional<String> value(ExpressionTree expression) {
            if (expression instanceof LiteralTree literal) {
                return Optional.of(String.valueOf(literal.getValue()));
            }
            if (expression instanceof ParenthesizedTree inner) {
                return value(inner.getExpression());
            }
            if (expression instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
                return value(sum.getLeftOperand())
                        .flatMap(left -> value(sum.getRightOperand()).map(right -> left + right));
            }
            boolean isName = expression instanceof IdentifierTree;
            return Optional.ofNullable(isName ? constants.get(expression.toString()) : null)
                    .flatMap(this::value);
        }

        private String place(Tree tree) {
            String file = unit.getSourceFile().getName().replace('\\', '/');
            String words = tree.toString().lines().findFirst().orElse("");
            return file.substring(file.lastIndexOf('/') + 1) + ": " + words.substring(0, Math.min(60, words.length()));
        }
    }

    /** How a constant is used in its source. */
    private static final class Uses extends TreePathScanner<Void, Void> {

        private final String name;
        private final Set<Way> ways = EnumSet.noneOf(Way.class);

        Uses(String name) {
            this.name = name;
        }

        Set<Way> of(CompilationUnitTree unit) {
            scan(unit, null);
            return ways.isEmpty() ? EnumSet.allOf(Way.class) : ways;
        }

        @Override
        public Void visitIdentifier(IdentifierTree identifier, Void nothing) {
            if (identifier.getName().contentEquals(name)) {
                used(getCurrentPath());
            }
            return super.visitIdentifier(identifier, null);
        }

        /** Takes note of what is done with a pattern, or with the matcher it made. */
        private void used(TreePath use) {
            TreePath parent = use.getParentPath();
            if (parent.getLeaf() instanceof MemberSelectTree select) {
                called(select.getIdentifier().toString(), parent.getParentPath());
            } else if (parent.getLeaf() instanceof VariableTree variable) {
                String matcher = variable.getName().toString();
                TreePath method = parent;
                while (method.getParentPath() != null && !(method.getLeaf() instanceof MethodTree)) {
                    method = method.getParentPath();
                }
                ways.addAll(new Uses(matcher).within(method));
            } else {
                ways.addAll(EnumSet.allOf(Way.class));
            }
        }

        private Set<Way> within(TreePath method) {
            scan(method, null);
            return ways;
        }

        private void called(String method, TreePath call) {
            switch (method) {
                case "matcher", "region", "useAnchoringBounds", "useTransparentBounds" -> used(call);
                case "matches", "lookingAt", "asMatchPredicate" -> ways.add(Way.AT_START);
                case "group", "start", "end", "groupCount", "hitEnd", "toMatchResult", "pattern" -> {}
                default -> ways.add(Way.ANYWHERE);
            }
        }
    }
}
