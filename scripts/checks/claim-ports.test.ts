import { expect, it, onTestFinished } from "vitest";
import { type ClaimedPorts, claimPorts } from "./claim-ports.ts";

/** Enough for random ranges of a thousand ports to overlap. */
const SITES = 150;

it("sites that start at once never share a port", async () => {
  const claimed: ClaimedPorts[] = [];
  onTestFinished(() => {
    for (const { release } of claimed) release();
  });
  await Promise.all(Array.from({ length: SITES }, async () => claimed.push(await claimPorts())));
  expect(new Set(claimed.map(({ first }) => first)).size).toBe(SITES);
});
