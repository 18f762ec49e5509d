import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

it("work whose turn comes too late is refused and never starts; the next takes its place", async () => {
  const turns = createTurns(1);
  const first = Promise.withResolvers<string>();
  const running = turns.run(60_000, () => first.promise);
  let hasBegun = false;
  const late = turns.run(20, async () => {
    hasBegun = true;
  });
  await expect(late).rejects.toMatchObject({ code: "unavailable" });
  const next = turns.run(60_000, async (leftMs) => leftMs);
  first.resolve("done");
  expect(await running).toBe("done");
  expect(await next).toBeLessThanOrEqual(60_000);
  expect(hasBegun).toBe(false);
  await expect(turns.run(60_000, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await turns.run(60_000, async () => "free again")).toBe("free again");
});
