import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const FILLER = "filler";

/** A separate disk that can be filled. */
export interface SmallDisk {
  folder: string;
  /** Uses all free space except `leftBytes`. */
  fill(leftBytes?: number): Promise<void>;
  /** Frees it. */
  makeRoom(): Promise<void>;
  /** Remounts it read-only. */
  makeReadOnly(): Promise<void>;
  remove(): Promise<void>;
}

/** In memory; undefined if this user may not mount one. */
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
