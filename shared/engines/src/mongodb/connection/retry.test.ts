import {
  currentRequestId,
  giveUpCurrentWork,
  runDespiteGivingUp,
  runInRequestContext,
} from "@meridian/platform/request-context";
import { MongoClient, MongoNetworkError, MongoServerError } from "mongodb";
import { expect, it } from "vitest";
import { withRetries } from "./retry.ts";

const PRIMARY_STEPPED_DOWN = 189;

/** A store whose first `failures` calls fail. */
function failing(failures: number, error: Error) {
  const calls = { read: 0, append: 0 };
  function act(name: keyof typeof calls): string {
    calls[name] += 1;
    if (calls[name] <= failures) throw error;
    return name;
  }
  const store = { read: async () => act("read"), append: async () => act("append") };
  return { calls, store: withRetries(store, ["append"]) };
}

it("a call that met a lost connection or a new primary is retried", async () => {
  for (const error of [new MongoNetworkError("gone"), new MongoServerError({ code: PRIMARY_STEPPED_DOWN })]) {
    const { calls, store } = failing(2, error);
    expect(await store.read()).toBe("read");
    expect(calls.read).toBe(3);
  }
});

it("a write to a lost connection is retried, even if the driver forwards the socket's error", async () => {
  const { calls, store } = failing(1, Object.assign(new Error("write ECONNRESET"), { code: "ECONNRESET" }));
  expect(await store.read()).toBe("read");
  expect(calls.read).toBe(2);
});

it("a call that is not idempotent is made once", async () => {
  const { calls, store } = failing(1, new MongoNetworkError("gone"));
  await expect(store.append()).rejects.toMatchObject({ code: "unavailable" });
  expect(calls.append).toBe(1);
});

it("an engine that stays away is unavailable, with the failure as its cause", async () => {
  const cause = new MongoNetworkError("gone");
  const { calls, store } = failing(99, cause);
  await expect(store.read()).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5, cause });
  expect(calls.read).toBe(3);
});

it("a failure of the call itself is neither retried nor renamed", async () => {
  const error = new MongoServerError({ message: "bad hint", code: 2 });
  const { calls, store } = failing(99, error);
  await expect(store.read()).rejects.toBe(error);
  expect(calls.read).toBe(1);
});

it("callers do not queue one after the other while there is no server", async () => {
  const client = new MongoClient("mongodb://127.0.0.1:1", { serverSelectionTimeoutMS: 100 });
  const notFound: unknown = await client.connect().catch((error: unknown) => error);
  await client.close();
  if (!(notFound instanceof Error)) throw new Error("There was a server");
  const { calls, store } = failing(1, notFound);
  for (let call = 0; call < 5; call++) {
    await expect(store.read()).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  }
  expect(calls.read).toBe(1);
  await expect.poll(() => store.read().catch(() => "away"), { timeout: 5_000 }).toBe("read");
});

it("abandoned work sends nothing; other work continues", async () => {
  const { calls, store } = failing(0, new Error());
  await runInRequestContext({ requestId: "waited-for" }, async () => {
    expect(await store.read()).toBe("read");
    giveUpCurrentWork();
    await expect(store.read()).rejects.toMatchObject({ code: "unavailable" });
  });
  expect(calls.read).toBe(1);
  expect(await runInRequestContext({ requestId: "of-another" }, () => store.read())).toBe("read");
});

it("what must be done even without a caller is done, under the name of the request", async () => {
  const { store } = failing(0, new Error());
  await runInRequestContext({ requestId: "left" }, async () => {
    giveUpCurrentWork();
    const read = async () => [await store.read(), currentRequestId()];
    expect(await runDespiteGivingUp(read)).toEqual(["read", "left"]);
    await expect(store.read()).rejects.toMatchObject({ code: "unavailable" });
  });
});
