import { createHook } from "node:async_hooks";
import { deleteAllBusinesses } from "@meridian/contracts/admin/cleanup-api";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ADMIN_PASSWORD, cookiesOf, startTestAdmin, type TestAdmin } from "../testing/start-test-admin.ts";

/** Slow enough for a queue to form, at a sixteenth of the real cost. */
const COST = { N: 2 ** 13, r: 8, p: 1 };
const NEW_PASSWORD = "three ferries at dawn";
const ATTACKERS = 40;

let admin: TestAdmin;
/** The cookies of a browser that has logged in before. */
let known: string;

beforeEach(async () => {
  admin = await startTestAdmin({ scryptCost: COST });
  known = cookiesOf(await admin.logIn());
});
afterEach(() => admin.stop());

const statusOf = async (answer: Promise<Response>) => (await answer).status;

/** Tries wrong passwords over 40 connections at once. */
function guess(round: number, headers: Record<string, string> = {}): Promise<number>[] {
  return Array.from({ length: ATTACKERS }, (_, n) =>
    statusOf(admin.logIn({ password: "wrong", address: `198.51.${round}.${n}`, headers })),
  );
}

/** Waits for the first answer with this status, which shows that the attack has an effect. */
async function anyWith(status: number, guesses: readonly Promise<number>[]): Promise<void> {
  await Promise.any(guesses.map(async (answered) => expect(await answered).toBe(status)));
}

function change(body: unknown): Promise<Response> {
  return fetch(`${admin.url}/api/admin/password`, {
    method: "POST",
    headers: { cookie: known, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

it("a browser that has logged in before can log in while 40 connections send wrong passwords", async () => {
  for (let round = 0; round < 3; round++) {
    const guesses = guess(round);
    await anyWith(503, guesses);
    const answer = await admin.logIn({ headers: { cookie: known } });
    expect(answer.status).toBe(200);
    known = cookiesOf(answer);
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401, 503]));
  }
});

it("a stolen browser cookie is paused after five guesses, and locks nobody out", async () => {
  const stolen = known;
  known = cookiesOf(await admin.logIn({ headers: { cookie: known } }));
  const guesses = guess(0, { cookie: stolen });
  await anyWith(429, guesses);
  expect(await statusOf(admin.logIn({ headers: { cookie: known } }))).toBe(200);
  const statuses = await Promise.all(guesses);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(ATTACKERS - 5);
});

it("a known browser may log in from a paused address unless its cookie is forged or of an older password", async () => {
  const logIn = (cookie: string, password = ADMIN_PASSWORD) =>
    statusOf(admin.logIn({ address: "192.0.2.9", password, headers: { cookie } }));
  for (let n = 0; n < 5; n++) await admin.logIn({ address: "192.0.2.9", password: "wrong" });
  expect(await logIn("")).toBe(429);
  expect(await logIn(known.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).toBe(429);
  expect(await logIn(known)).toBe(200);

  known = cookiesOf(await admin.logIn());
  const changed = await change({ currentPassword: ADMIN_PASSWORD, newPassword: NEW_PASSWORD });
  expect(await logIn(known, NEW_PASSWORD)).toBe(429);
  expect(await logIn(cookiesOf(changed), NEW_PASSWORD)).toBe(200);
});

it("logins, password changes and deletions hash one at a time; what exceeds the queue is refused at once", async () => {
  const hashes = countHashes();
  const deletion = () =>
    fetch(`${admin.url}${deleteAllBusinesses.path}`, {
      method: "DELETE",
      headers: { cookie: known, "content-type": "application/json" },
      body: JSON.stringify({ confirmation: "DELETE", password: "wrong" }),
    });
  const attempts = Array.from({ length: 12 }, (_, n) => [
    admin.logIn({ password: "wrong", address: `192.0.2.${n}` }),
    deletion(),
    change({ currentPassword: "wrong", newPassword: NEW_PASSWORD }),
  ]);
  const answers = await Promise.all(attempts.flat());
  hashes.stop();
  expect(hashes.most()).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 401, 429, 503]));
  const refusals = answers.filter(({ status }) => status === 429 || status === 503);
  expect(refusals.filter(({ headers }) => Number(headers.get("retry-after")) > 0)).toEqual(refusals);
});

/** Counts the scrypt jobs this process runs concurrently. */
function countHashes() {
  const running = new Set<number>();
  let most = 0;
  const hook = createHook({
    init(id, type) {
      if (type !== "SCRYPTREQUEST") return;
      running.add(id);
      most = Math.max(most, running.size);
    },
    before: (id) => running.delete(id),
  }).enable();
  return { most: () => most, stop: () => hook.disable() };
}
