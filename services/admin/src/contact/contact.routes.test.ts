import { problemSchema } from "@meridian/contracts/problem";
import { CONTACT_PROBLEMS } from "@meridian/contracts/site/contact-limits";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestAdmin, type TestAdmin } from "../testing/start-test-admin.ts";

const MESSAGE = {
  name: "Zoë Şahin",
  email: "zoe@example.org",
  subject: "Opening a branch",
  message: "Hello,\nwe open a branch. 🙂",
  company: "Şahin & Co",
  phone: "+49 221 123",
};

let admin: TestAdmin;

beforeEach(async () => {
  admin = await startTestAdmin();
});
afterEach(() => admin.stop());

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const visitor = { "content-type": "application/json", "x-forwarded-for": "192.0.2.7" };
  return fetch(`${admin.url}${path}`, {
    method: "POST",
    headers: { ...visitor, ...headers },
    body: JSON.stringify(body),
  });
}
const send = (body: unknown, headers?: Record<string, string>) => post("/api/contact", body, headers);
const stored = (isSuspect = false) => admin.engines.inbox.list({ isSuspect, limit: 100 });

describe("a message", () => {
  it("is stored as written, and answered with a promise to reply", async () => {
    const answer = await send(MESSAGE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      success: true,
      message: "Thank you for your message. We'll get back to you within 24 hours.",
    });
    expect(await stored()).toEqual([
      expect.objectContaining({
        ...MESSAGE,
        kind: "message",
        state: "new",
        mail: "off",
        receivedAt: admin.now().toISOString(),
      }),
    ]);
  });

  it("needs neither company nor phone", async () => {
    const { company, phone, ...needed } = MESSAGE;
    expect((await send(needed)).status).toBe(200);
    expect((await send({ ...needed, company: "", phone: null })).status).toBe(200);
    for (const item of await stored()) expect(item).toMatchObject({ company: null, phone: null });
  });

  it.each([
    ["name", "Z"],
    ["name", "  Z  "],
    ["email", "zoe@"],
    ["email", "zoe@example.org\r\nBcc: all@example.org"],
    ["subject", "Four"],
    ["message", "Too short"],
    ["message", `${" ".repeat(20)}short`],
  ] as const)("whose %s is %j is refused with the specified words, and nothing is stored", async (field, value) => {
    const answer = await send({ ...MESSAGE, [field]: value });
    expect(answer.status).toBe(400);
    const { issues, success } = problemSchema.parse(await answer.json());
    expect({ issues, success }).toEqual({
      success: false,
      issues: [{ path: `body.${field}`, message: CONTACT_PROBLEMS[field] }],
    });
    expect(await stored()).toEqual([]);
  });

  it("of minimal length is accepted, and an invalid one reports all its problems at once", async () => {
    const shortest = { name: "Al", email: "a@b.co", subject: "Hello", message: "Ten chars." };
    expect((await send(shortest)).status).toBe(200);
    const { issues } = problemSchema.parse(await (await send({})).json());
    expect(issues?.map(({ path }) => path)).toEqual(["body.name", "body.email", "body.subject", "body.message"]);
  });

  it("cannot inject a header: line breaks become spaces", async () => {
    await send({ ...MESSAGE, name: "Zoë\r\nBcc: all@example.org", subject: "Hello\u2028\nCc: x\0y", phone: "1\n2" });
    expect(await stored()).toEqual([
      expect.objectContaining({ name: "Zoë Bcc: all@example.org", subject: "Hello Cc: x y", phone: "1 2" }),
    ]);
  });

  it.each([
    ["with the field that people do not see", { website: "https://spam.example" }],
    ["faster than anybody types", { elapsedMs: 300 }],
  ])("sent %s is marked as suspect", async (_title, traps) => {
    expect((await send({ ...MESSAGE, ...traps })).status).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await stored(true)).toHaveLength(1);
  });

  it("written in a plausible time, or sent without a timestamp, is not suspect", async () => {
    await send({ ...MESSAGE, website: "", elapsedMs: 2_000 });
    await send({ ...MESSAGE, elapsedMs: "soon" });
    expect(await stored()).toHaveLength(2);
  });

  it("is refused as the visitor's sixth in ten minutes, with the time to wait; other visitors are not affected", async () => {
    for (let n = 0; n < 5; n++) expect((await send(MESSAGE)).status).toBe(200);
    const refused = await send(MESSAGE);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBe(600);
    expect((await send(MESSAGE, { "x-forwarded-for": "192.0.2.8" })).status).toBe(200);
    admin.pass(10 * 60_000);
    expect((await send(MESSAGE)).status).toBe(200);
  });

  it("sent by another site's page is rejected", async () => {
    expect((await send(MESSAGE, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send(MESSAGE, { origin: "https://evil.example" })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

describe("the form of a browser without JavaScript", () => {
  const submit = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${admin.url}/api/contact`, {
      method: "POST",
      redirect: "manual",
      headers: { "x-forwarded-for": "192.0.2.7", ...headers },
      body: new URLSearchParams(fields),
    });
    return `${answer.status} ${answer.headers.get("location")}`;
  };

  it("is stored and redirects back to its page", async () => {
    expect(await submit({ ...MESSAGE, website: "" })).toBe("303 /contact?outcome=sent");
    expect(await stored()).toEqual([expect.objectContaining(MESSAGE)]);
  });

  it("shows the invalid fields and that it was not accepted", async () => {
    expect(await submit({ ...MESSAGE, name: "Z", message: "short" })).toBe("303 /contact?problems=message.name");
    for (let n = 0; n < 5; n++) await submit(MESSAGE);
    expect(await submit(MESSAGE)).toBe("303 /contact?outcome=failed");
    expect(await stored()).toHaveLength(5);
  });

  it("of another site is rejected", async () => {
    expect(await submit(MESSAGE, { "sec-fetch-site": "cross-site" })).toMatch(/^403/);
  });
});

describe("a report", () => {
  let slug: string;
  let id: string;
  const report = (body: unknown, at = slug) => post(`/api/businesses/${at}/reports`, body);

  beforeEach(async () => {
    await seedBusinesses(admin.engines, [{ name: "Café Alma" }]);
    const [business] = await admin.engines.businesses.scan("", 1);
    if (business === undefined) throw new Error("There is no business to report");
    ({ slug, id } = business);
  });

  it.each(["wrong_hours", "closed", "duplicate"])("of %s is stored in the inbox with its business", async (reason) => {
    const answer = await report({ reason });
    expect(answer.status).toBe(202);
    expect(await stored()).toEqual([
      expect.objectContaining({
        kind: "report",
        reason,
        message: null,
        email: null,
        business: { id, slug, name: "Café Alma" },
      }),
    ]);
  });

  it("of another reason says which, and may include an address", async () => {
    expect((await report({ reason: "other" })).status).toBe(400);
    expect((await report({ reason: "other", message: "  " })).status).toBe(400);
    expect((await report({ reason: "gone" })).status).toBe(400);
    expect((await report({ reason: "other", message: "It moved.", email: "no" })).status).toBe(400);
    expect((await report({ reason: "other", message: "It moved.", email: "" })).status).toBe(202);
    expect((await report({ reason: "other", message: "x".repeat(2_001) })).status).toBe(400);
    expect(await stored()).toEqual([expect.objectContaining({ message: "It moved.", email: null })]);
  });

  it("about a missing or deleted business gets 404 or 410", async () => {
    expect((await report({ reason: "closed" }, "nowhere")).status).toBe(404);
    await admin.engines.editor.setApproved([id], false);
    expect((await report({ reason: "closed" })).status).toBe(404);
    await admin.engines.editor.setApproved([id], true);
    await admin.engines.editor.remove([id]);
    expect((await report({ reason: "closed" })).status).toBe(410);
    expect(await stored()).toEqual([]);
  });

  it("is refused as the eleventh in ten minutes", async () => {
    for (let n = 0; n < 10; n++) expect((await report({ reason: "closed" })).status).toBe(202);
    expect((await report({ reason: "closed" })).status).toBe(429);
  });
});
