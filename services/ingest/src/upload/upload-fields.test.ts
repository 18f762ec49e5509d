import { batchUploadFieldsSchema } from "@meridian/contracts/imports/ingest-api";
import { expect, it } from "vitest";

it("records are written in groups of 100, 500, 1000 or 2000, by default 500 [admin 9.5]", () => {
  const sizes = ["100", "500", "1000", "2000"].map(
    (batchSize) => batchUploadFieldsSchema.parse({ batchSize }).batchSize,
  );
  expect(sizes).toEqual([100, 500, 1000, 2000]);
  expect(batchUploadFieldsSchema.parse({}).batchSize).toBe(500);
});

it.each(["0", "99", "501", "many"])("a group of %s records is rejected [admin 9.5]", (batchSize) => {
  expect(batchUploadFieldsSchema.safeParse({ batchSize }).success).toBe(false);
});
