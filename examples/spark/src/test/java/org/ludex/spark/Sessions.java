package org.ludex.spark;

import org.apache.spark.sql.SparkSession;

/** The one session that all tests of a run share: starting Spark takes longer than most of them. */
final class Sessions {

    private Sessions() {}

    /** Two threads on this machine; a task that dies is tried twice more. */
    static SparkSession local() {
        return SparkSession.builder()
                .master("local[2,3]")
                .appName("tests")
                .config("spark.ui.enabled", "false")
                .config("spark.sql.shuffle.partitions", "2")
                // Compiling each query takes longer than answering it over a handful of rows.
                .config("spark.sql.codegen.wholeStage", "false")
                .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
                .config("spark.sql.adaptive.enabled", "false")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.sql.warehouse.dir", System.getProperty("java.io.tmpdir") + "/ludex-no-warehouse")
                .config("spark.hadoop.fs.file.impl", QuickFileSystem.class.getName())
                .config("spark.hadoop.fs.flaky.impl", FlakyFileSystem.class.getName())
                .getOrCreate();
    }
}
