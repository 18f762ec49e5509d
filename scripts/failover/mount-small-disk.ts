import { makeSmallDisk, type SmallDisk } from "../../shared/testing/src/files/small-disk.ts";

const trial = await makeSmallDisk(1);
await trial?.remove();
export const canMountDisks = trial !== undefined;
/** For test titles: the reason for skipping. */
export const whereDisks = canMountDisks ? "" : ": this user may not mount one";

export async function mountSmallDisk(sizeMb: number): Promise<SmallDisk> {
  const disk = await makeSmallDisk(sizeMb);
  if (disk === undefined) throw new Error("No disk could be mounted");
  return disk;
}
