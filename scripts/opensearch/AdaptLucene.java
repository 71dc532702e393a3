import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * Makes a copy of a Lucene 9.10 that OpenSearch 2.4 runs on: it was compiled against Lucene 9.4. What it calls by an old
 * signature gets a bridge to the new one. The copy also says that Java 17 is enough for it, and has the lists of stop words
 * that Debian leaves out, though empty: nothing is asked by sentences here.
 *
 * <p>Usage: java AdaptLucene.java lucene-9.10.jar adapted.jar
 */
public class AdaptLucene {
  private static final int JAVA_17 = 61;

  /** Where the lower byte of the version stands in a class file. */
  private static final int CLASS_VERSION = 7;

  /** A method under the signature that OpenSearch knows, and the one that does its work. */
  private record Bridge(String owner, String name, String from, String toName, String to) {}

  private static final String ANALYSIS = "org/apache/lucene/analysis/";
  private static final String INDEX = "org/apache/lucene/index/";
  private static final String SEARCH = "org/apache/lucene/search/";
  private static final String PRUNING = SEARCH + "Pruning";
  private static final String COMPARATOR = ")L" + SEARCH + "FieldComparator;";
  private static final String SOURCE = SEARCH + "FieldComparatorSource";
  private static final String LEAF_META_DATA = "(ILorg/apache/lucene/util/Version;L" + SEARCH + "Sort;";
  private static final String FIELD_INFO =
      "(Ljava/lang/String;IZZZL" + INDEX + "IndexOptions;L" + INDEX + "DocValuesType;JLjava/util/Map;IIIIL"
          + INDEX + "VectorEncoding;L" + INDEX + "VectorSimilarityFunction;Z";
  private static final String LONG_COMPARATOR = "(ILjava/lang/String;Ljava/lang/Long;Z";
  private static final String VISIT = "(IL" + INDEX + "StoredFieldVisitor;)V";

  private static final String OLD_COMPARATOR = "(Ljava/lang/String;IZZ" + COMPARATOR;
  private static final String NEW_COMPARATOR = "(Ljava/lang/String;IL" + PRUNING + ";Z" + COMPARATOR;

  private static final List<Bridge> BRIDGES =
      List.of(
          constructor(INDEX + "LeafMetaData", LEAF_META_DATA + ")V", LEAF_META_DATA + "Z)V"),
          constructor(INDEX + "FieldInfo", FIELD_INFO + ")V", FIELD_INFO + "Z)V"),
          constructor(SEARCH + "comparators/LongComparator", LONG_COMPARATOR + "Z)V", LONG_COMPARATOR + "L" + PRUNING + ";)V"),
          new Bridge(SEARCH + "SortField", "getComparator", "(IZ" + COMPARATOR, "getComparator", "(IL" + PRUNING + ";" + COMPARATOR),
          new Bridge("org/apache/lucene/codecs/StoredFieldsReader", "visitDocument", VISIT, "document", VISIT),
          // The other way round: Lucene calls, and what OpenSearch has written answers to the old signature.
          new Bridge(SOURCE, "newComparator", NEW_COMPARATOR, "newComparator", OLD_COMPARATOR));

  /** Where the classes that were read look for them. */
  private static final Set<String> STOP_WORDS = new TreeSet<>();

  private static Bridge constructor(String owner, String from, String to) {
    return new Bridge(owner, "<init>", from, "<init>", to);
  }

  public static void main(String[] files) throws IOException {
    try (JarFile lucene = new JarFile(files[0]);
        JarOutputStream adapted = new JarOutputStream(Files.newOutputStream(Path.of(files[1])))) {
      for (JarEntry entry : Collections.list(lucene.entries())) {
        if (entry.isDirectory()) continue;
        byte[] content = lucene.getInputStream(entry).readAllBytes();
        adapted.putNextEntry(new JarEntry(entry.getName()));
        adapted.write(entry.getName().endsWith(".class") ? adapt(content) : content);
        adapted.closeEntry();
      }
      for (String list : STOP_WORDS) adapted.putNextEntry(new JarEntry(list));
    }
  }

  private static byte[] adapt(byte[] content) {
    if (content[CLASS_VERSION] > JAVA_17) content[CLASS_VERSION] = JAVA_17;
    ClassReader reader = new ClassReader(content);
    String owner = reader.getClassName();
    if (owner.startsWith(ANALYSIS)) noteStopWords(reader);
    List<Bridge> bridges = BRIDGES.stream().filter(bridge -> bridge.owner.equals(owner)).toList();
    boolean isLeafReader = owner.equals(INDEX + "LeafReader");
    if (bridges.isEmpty() && !isLeafReader) return content;

    ClassWriter writer =
        new ClassWriter(reader, ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected String getCommonSuperClass(String one, String other) {
            return "java/lang/Object";
          }
        };
    reader.accept(
        new ClassVisitor(ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(int access, String name, String signature, String generic, String[] thrown) {
            if (bridges.stream().anyMatch(bridge -> bridge.name.equals(name) && bridge.from.equals(signature))) return null;
            // Readers of OpenSearch override what has become final since.
            int open = isLeafReader ? access & ~ACC_FINAL : access;
            return super.visitMethod(open, name, signature, generic, thrown);
          }

          @Override
          public void visitEnd() {
            for (Bridge bridge : bridges) write(bridge, cv);
            if (owner.equals(SOURCE)) cv.visitMethod(ACC_PUBLIC | ACC_ABSTRACT, "newComparator", OLD_COMPARATOR, null, null);
            super.visitEnd();
          }
        },
        0);
    return writer.toByteArray();
  }

  /** Beside the class that names them; those of the snowball stemmers stand together. */
  private static void noteStopWords(ClassReader reader) {
    String folder = reader.getClassName().substring(0, reader.getClassName().lastIndexOf('/') + 1);
    reader.accept(
        new ClassVisitor(ASM9) {
          @Override
          public FieldVisitor visitField(int access, String name, String type, String generic, Object value) {
            if (name.equals("DEFAULT_STOPWORD_FILE")) {
              STOP_WORDS.add(folder + value);
              STOP_WORDS.add(ANALYSIS + "snowball/" + value);
            }
            return null;
          }
        },
        ClassReader.SKIP_CODE);
  }

  private static void write(Bridge bridge, ClassVisitor target) {
    MethodVisitor method = target.visitMethod(ACC_PUBLIC, bridge.name, bridge.from, null, null);
    method.visitCode();
    method.visitVarInsn(ALOAD, 0);
    Type[] given = Type.getArgumentTypes(bridge.from);
    Type[] wanted = Type.getArgumentTypes(bridge.to);
    int place = 1;
    for (int at = 0; at < wanted.length; at++) {
      if (at >= given.length) {
        // What has been added since is a claim that was not made before.
        method.visitInsn(ICONST_0);
        continue;
      }
      method.visitVarInsn(given[at].getOpcode(ILOAD), place);
      if (!given[at].equals(wanted[at])) convert(method, given[at]);
      place += given[at].getSize();
    }
    boolean isConstructor = bridge.toName.equals("<init>");
    method.visitMethodInsn(isConstructor ? INVOKESPECIAL : INVOKEVIRTUAL, bridge.owner, bridge.toName, bridge.to, false);
    method.visitInsn(Type.getReturnType(bridge.from).getOpcode(IRETURN));
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  /** Whether hits that cannot win may be skipped was yes or no, and is one of three kinds of pruning now. */
  private static void convert(MethodVisitor method, Type given) {
    Label no = new Label();
    Label end = new Label();
    if (given == Type.BOOLEAN_TYPE) {
      method.visitJumpInsn(IFEQ, no);
      pushPruning(method, "GREATER_THAN_OR_EQUAL_TO");
      method.visitJumpInsn(GOTO, end);
      method.visitLabel(no);
      pushPruning(method, "NONE");
    } else {
      pushPruning(method, "NONE");
      method.visitJumpInsn(IF_ACMPEQ, no);
      method.visitInsn(ICONST_1);
      method.visitJumpInsn(GOTO, end);
      method.visitLabel(no);
      method.visitInsn(ICONST_0);
    }
    method.visitLabel(end);
  }

  private static void pushPruning(MethodVisitor method, String kind) {
    method.visitFieldInsn(GETSTATIC, PRUNING, kind, "L" + PRUNING + ";");
  }
}
