import { keepConnectionStates } from "@meridian/testing/processes/connection-states";
import { expect, it, onTestFinished } from "vitest";
import { watchConnection } from "./connection-watchdog.ts";

const TIMING = { checkEveryMs: 5, limitMs: 200, replaceAfterMs: 40 };
const PATIENT = { timeout: 5_000, interval: 5 };

const answer = (): Promise<unknown> => Promise.resolve();
const refuse = (): Promise<never> => Promise.reject(new Error("dead"));
const hang = (): Promise<never> => new Promise(() => {});

/** A connection that answers as `answers` says; each replacement takes the next of `replacements`. */
function watched(replacements: readonly (() => Promise<unknown>)[], timing = TIMING) {
  const { states, watch } = keepConnectionStates();
  const replies = { engine: answer, current: answer };
  const left = [...replacements];
  let tries = 0;
  const stop = watchConnection(
    "mongodb",
    {
      check: () => replies.current(),
      async replace() {
        tries += 1;
        await replies.engine();
        replies.current = left.shift() ?? replies.current;
      },
    },
    watch,
    timing,
  );
  onTestFinished(stop);
  return { states, replies, tries: () => tries };
}

it.each([
  ["refuses", refuse],
  ["never settles", hang],
])("a connection that %s while the engine answers is replaced", async (_title, dead) => {
  const { states, replies } = watched([answer]);
  replies.current = dead;
  await expect.poll(() => states, PATIENT).toEqual(["connected", "lost", "replaced", "connected"]);
});

it("a connection that recovers in time stays", async () => {
  const { states, replies, tries } = watched([answer], { ...TIMING, replaceAfterMs: 60_000 });
  let failures = 3;
  replies.current = () => (failures-- > 0 ? refuse() : answer());
  await expect.poll(() => states, PATIENT).toEqual(["connected", "lost", "connected"]);
  expect(tries()).toBe(0);
});

it("nothing is replaced or given up while the engine is down, and its return is noticed", async () => {
  const { states, replies, tries } = watched([answer]);
  replies.current = refuse;
  replies.engine = refuse;
  await expect.poll(tries, PATIENT).toBeGreaterThan(3);
  expect(states).toEqual(["connected", "lost", "away"]);
  replies.engine = answer;
  await expect.poll(() => states.at(-1), PATIENT).toBe("connected");
});

it("a process whose second replacement fails too is given up", async () => {
  const { states, replies } = watched([refuse, refuse]);
  replies.current = refuse;
  await expect.poll(() => states.at(-1), PATIENT).toBe("given up");
  expect(states).toEqual(["connected", "lost", "replaced", "given up"]);
});
