import { expect, it } from "vitest";
import { importedBytes, requireRoom } from "./require-room.ts";

const MEGABYTE = 1024 * 1024;
const diskOf = (freeBytes: number | undefined) => ({ freeBytes: async () => freeBytes });

it("a file whose businesses would not fit on the disk is refused with both figures", async () => {
  const needed = importedBytes("csv", 150 * MEGABYTE);
  await requireRoom(diskOf(needed), needed);
  await expect(requireRoom(diskOf(99.5 * MEGABYTE), needed)).rejects.toMatchObject({
    code: "no_room",
    message: expect.stringMatching(new RegExp(`${Math.ceil(needed / MEGABYTE)} MB gerekiyor, 100 MB boş`)),
  });
});

it("where the engine does not tell how much room it has, nothing is refused for want of it", async () => {
  await requireRoom(diskOf(undefined), Number.MAX_SAFE_INTEGER);
});
