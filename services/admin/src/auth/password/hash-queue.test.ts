import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createHashQueue, type Lane } from "./hash-queue.ts";

/** A queue whose jobs run until the test ends them. */
function makeQueue() {
  const inTurn = createHashQueue();
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (lane: Lane, name: string): Promise<string> =>
    inTurn(lane, () => {
      started.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await setImmediate();
  };
  return { inTurn, add, end, started };
}

it("one hash runs at a time, known callers before unknown ones", async () => {
  const { add, end, started } = makeQueue();
  const answers = [add("stranger", "s1"), add("stranger", "s2"), add("known", "k1"), add("known", "k2")];
  await setImmediate();
  expect(started).toEqual(["s1"]);
  for (const name of ["s1", "k1", "k2", "s2"]) {
    expect(started.at(-1)).toBe(name);
    await end(name);
  }
  expect(await Promise.all(answers)).toEqual(["s1", "s2", "k1", "k2"]);
});

it("a full lane refuses the next caller at once, and does not affect the other lane", async () => {
  const { add, end, started } = makeQueue();
  const strangers = Array.from({ length: 9 }, (_, n) => add("stranger", `s${n}`));
  await setImmediate();
  await expect(add("stranger", "one too many")).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  const known = Array.from({ length: 8 }, (_, n) => add("known", `k${n}`));
  await expect(add("known", "one too many")).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  await end("s0");
  expect(started).toEqual(["s0", "k0"]);
  const next = add("known", "k8");
  for (let n = 0; n < 9; n++) await end(`k${n}`);
  for (let n = 1; n < 9; n++) await end(`s${n}`);
  expect(await Promise.all([...known, next])).toHaveLength(9);
  expect(await Promise.all(strangers)).toHaveLength(9);
});

it("a failed hash rejects only its own caller", async () => {
  const { inTurn } = makeQueue();
  const broken = inTurn("stranger", () => Promise.reject(new Error("broken")));
  const whole = inTurn("stranger", async () => "whole");
  await expect(broken).rejects.toThrow("broken");
  expect(await whole).toBe("whole");
});
