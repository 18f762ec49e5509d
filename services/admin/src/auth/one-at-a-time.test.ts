import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createQueue } from "./one-at-a-time.ts";

function makeWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

it("runs one piece of work at a time, in order, and goes on after a failure", async () => {
  const inTurn = createQueue(10);
  const started: number[] = [];
  const pieces = [makeWork(), makeWork(), makeWork()];
  const answers = pieces.map(({ work }, index) =>
    inTurn(() => {
      started.push(index);
      return work();
    }),
  );
  const outcomes = Promise.allSettled(answers);
  await setImmediate();
  expect(started).toEqual([0]);
  pieces[0]?.reject(new Error("broken"));
  await setImmediate();
  expect(started).toEqual([0, 1]);
  pieces[1]?.resolve("second");
  pieces[2]?.resolve("third");
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(await answers[2]).toBe("third");
});

it("turns work away while the queue is full, with when to come again, and takes more as soon as it is not", async () => {
  const inTurn = createQueue(2);
  const pieces = [makeWork(), makeWork()];
  const answers = pieces.map(({ work }) => inTurn(work));
  await expect(inTurn(async () => "third")).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  pieces[0]?.resolve("first");
  expect(await answers[0]).toBe("first");
  const fourth = inTurn(async () => "fourth");
  pieces[1]?.reject(new Error("broken"));
  await expect(answers[1]).rejects.toThrow("broken");
  expect(await fourth).toBe("fourth");
});
