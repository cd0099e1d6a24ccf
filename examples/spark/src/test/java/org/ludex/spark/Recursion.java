package org.ludex.spark;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds methods that may call themselves, directly or through others. */
final class Recursion {

    private final Map<JavaCodeUnit, Set<JavaCodeUnit>> calls = new HashMap<>();

    Recursion(JavaClasses classes) {
        for (JavaClass type : classes) {
            for (JavaCodeUnit unit : type.getCodeUnits()) {
                Set<JavaCodeUnit> called = calls.computeIfAbsent(unit, each -> new LinkedHashSet<>());
                for (JavaAccess<?> access : unit.getCallsFromSelf()) {
                    called.addAll(targets(access));
                }
                unit.getMethodReferencesFromSelf().forEach(reference -> called.addAll(targets(reference)));
            }
        }
    }

    /** What a call of one of our methods may reach: the method itself, and those that override it. */
    private static Set<JavaCodeUnit> targets(JavaAccess<?> access) {
        Set<JavaCodeUnit> targets = new LinkedHashSet<>();
        if (access.getTarget() instanceof AccessTarget.CodeUnitAccessTarget target
                && target.getOwner().getName().startsWith("org.ludex.")) {
            target.resolveMember()
                    .filter(JavaCodeUnit.class::isInstance)
                    .map(JavaCodeUnit.class::cast)
                    .ifPresent(targets::add);
            String[] parameters = target.getRawParameterTypes().stream()
                    .map(JavaClass::getName)
                    .toArray(String[]::new);
            for (JavaClass child : target.getOwner().getAllSubclasses()) {
                child.tryGetMethod(target.getName(), parameters)
                        .filter(method -> !method.getModifiers().contains(JavaModifier.STATIC))
                        .ifPresent(targets::add);
            }
        }
        return targets;
    }

    /** The groups of methods that call each other in a circle, each as their names. */
    Set<String> circles() {
        Set<String> circles = new TreeSet<>();
        Set<JavaCodeUnit> done = new HashSet<>();
        for (JavaCodeUnit unit : calls.keySet()) {
            if (!done.contains(unit)) {
                Set<JavaCodeUnit> circle = reached(unit);
                if (circle.contains(unit)) {
                    circle.removeIf(other -> !reached(other).contains(unit));
                    done.addAll(circle);
                    Set<String> names = new TreeSet<>();
                    circle.forEach(each -> names.add(name(each)));
                    circles.add(String.join(", ", names));
                }
            }
        }
        return circles;
    }

    private static String name(JavaCodeUnit unit) {
        return unit.getOwner().getName().replaceFirst("org\\.ludex\\.", "") + "." + unit.getName();
    }

    private final Map<JavaCodeUnit, Set<JavaCodeUnit>> reach = new HashMap<>();

    private Set<JavaCodeUnit> reached(JavaCodeUnit from) {
        return new LinkedHashSet<>(reach.computeIfAbsent(from, this::walk));
    }

    private Set<JavaCodeUnit> walk(JavaCodeUnit from) {
        Set<JavaCodeUnit> seen = new LinkedHashSet<>();
        Deque<JavaCodeUnit> open = new ArrayDeque<>(List.copyOf(calls.getOrDefault(from, Set.of())));
        while (!open.isEmpty()) {
            JavaCodeUnit next = open.pop();
            if (seen.add(next)) {
                open.addAll(new ArrayList<>(calls.getOrDefault(next, Set.of())));
            }
        }
        return seen;
    }
}
