import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const FILLER = "filler";

/** A disk of its own that can be filled up. */
export interface SmallDisk {
  folder: string;
  /** Takes all the room there is but `leftBytes`. */
  fill(leftBytes?: number): Promise<void>;
  /** Gives it back. */
  makeRoom(): Promise<void>;
  /** Mounts it anew so that nothing can be written. */
  makeReadOnly(): Promise<void>;
  remove(): Promise<void>;
}

/** In memory; undefined where this user may not mount one. */
export async function makeSmallDisk(sizeMb: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-disk-"));
  const isMounted = await run("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m`, "meridian-test", folder]).then(
    () => true,
    () => false,
  );
  if (!isMounted) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, FILLER);
  return {
    folder,
    async fill(leftBytes = 0) {
      await rm(filler, { force: true });
      await run("sh", ["-c", 'dd if=/dev/zero of="$1" bs=64k 2>/dev/null || true', "sh", filler]);
      if (leftBytes > 0) await run("truncate", ["-s", `-${leftBytes}`, filler]);
    },
    makeRoom: () => rm(filler, { force: true }),
    async makeReadOnly() {
      await run("mount", ["-o", "remount,ro", folder]);
    },
    async remove() {
      await writeFile(filler, "").catch(() => {});
      await run("umount", ["-l", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
