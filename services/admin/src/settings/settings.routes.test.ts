import { problemSchema } from "@meridian/contracts/problem";
import {
  MAX_SNIPPET_LENGTH,
  NO_ORIGINS,
  sitePolicySchema,
  siteSettingsHistorySchema,
  siteSettingsSchema,
} from "@meridian/contracts/site/site-settings";
import { describe, expect, it } from "vitest";
import { FRESH_LOGIN_MS } from "../auth/fresh-login.ts";
import { adminPerTest } from "../testing/admin-per-test.ts";

const NOTHING = { head_tags: "", footer_tags: "", analytics_code: "", facebook_pixel: "" };
const SNIPPETS = {
  head_tags: '<meta name="verify" content="ü">',
  footer_tags: "<script>1</script>",
  analytics_code: "<script src='https://stats.example/s.js'></script>",
  facebook_pixel: "<img src='https://pixel.example/p'>",
};

const admin = adminPerTest();

const read = async () => siteSettingsSchema.strict().parse(await (await fetch(`${admin.url}${PATH}`)).json());
const PATH = "/api/admin/site-settings";
const post = (path: string, body: unknown) => admin.send("POST", path, body);

it("anyone can read the four public fields, cached for five minutes", async () => {
  const answer = await fetch(`${admin.url}${PATH}`);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=300, must-revalidate");
  expect(await answer.json()).toEqual(NOTHING);
  await post(PATH, SNIPPETS);
  expect(await read()).toEqual(SNIPPETS);
});

it("an hour after login, saving or turning on needs the password; turning off does not", async () => {
  admin.pass(FRESH_LOGIN_MS);
  expect((await post(PATH, SNIPPETS)).status).toBe(200);
  admin.pass(1);
  const refused = await post(PATH, NOTHING);
  expect(refused.status).toBe(403);
  expect(problemSchema.parse(await refused.json())).toMatchObject({ code: "login_too_old", success: false });
  expect((await post(`${PATH}/switch`, { isEnabled: false })).status).toBe(200);
  expect((await post(`${PATH}/switch`, { isEnabled: true })).status).toBe(403);
  await admin.logInAgain();
  expect((await post(`${PATH}/switch`, { isEnabled: true })).status).toBe(200);
  expect(await read()).toEqual(SNIPPETS);
});

it("a save is announced at once, audited without its text, and stored with author and time", async () => {
  const before = await admin.engines.datasetVersion.current();
  const answer = await post(PATH, SNIPPETS);
  expect(await answer.json()).toEqual({ success: true, message: "Ayarlar kaydedildi" });
  expect(await admin.engines.datasetVersion.current()).toBeGreaterThan(before);
  admin.pass(1_000);
  await post(PATH, { head_tags: "" });
  const history = await admin.get(`${PATH}/versions`);
  const { versions, isAllowed } = siteSettingsHistorySchema.parse(await history.json());
  expect(isAllowed).toBe(true);
  expect(versions).toMatchObject([
    { ...SNIPPETS, version: 2, head_tags: "", savedAt: admin.now().toISOString(), savedBy: "admin" },
    { ...SNIPPETS, version: 1 },
  ]);
  const [entry] = await admin.engines.auditLog.page({ limit: 1 });
  expect(entry).toMatchObject({ action: "settings.saved", actor: "admin", subject: "version 2" });
  expect(JSON.stringify(entry)).not.toContain("stats.example");
});

it("a save without some fields keeps them", async () => {
  await post(PATH, SNIPPETS);
  await post(PATH, { footer_tags: "<p>new</p>" });
  expect(await read()).toEqual({ ...SNIPPETS, footer_tags: "<p>new</p>" });
});

it("concurrent saves are both kept", async () => {
  const fields = ["head_tags", "footer_tags", "analytics_code"] as const;
  const answers = await Promise.all(fields.map((field) => post(PATH, { [field]: field })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await read()).toEqual({
    head_tags: "head_tags",
    footer_tags: "footer_tags",
    analytics_code: "analytics_code",
    facebook_pixel: "",
  });
});

it.each([
  ["too long a field", { head_tags: "x".repeat(MAX_SNIPPET_LENGTH + 1) }],
  ["no field", {}],
  ["something else", { head_tags: 1 }],
])("%s is rejected with a message for the admin, and nothing is stored", async (_title, body) => {
  const answer = await post(PATH, body);
  expect(answer.status).toBe(400);
  expect(problemSchema.parse(await answer.json())).toMatchObject({ success: false });
  expect(await admin.engines.settings.list(10)).toEqual([]);
});

it("the switch removes every snippet from the pages and brings it back unchanged", async () => {
  await post(PATH, SNIPPETS);
  expect((await post(`${PATH}/switch`, { isEnabled: false })).status).toBe(200);
  expect(await read()).toEqual(NOTHING);
  expect((await admin.engines.auditLog.page({ limit: 1 }))[0]).toMatchObject({ action: "settings.switched" });
  await post(PATH, { footer_tags: "" });
  expect(await read()).toEqual(NOTHING);
  await post(`${PATH}/switch`, { isEnabled: true });
  expect(await read()).toEqual({ ...SNIPPETS, footer_tags: "" });
});

it("the configuration can keep snippets off, whatever is stored", async () => {
  await admin.restart({ areSnippetsAllowed: false });
  await post(PATH, SNIPPETS);
  expect(await read()).toEqual(NOTHING);
  const history = await admin.get(`${PATH}/versions`);
  expect(siteSettingsHistorySchema.parse(await history.json())).toMatchObject({
    isAllowed: false,
    versions: [SNIPPETS],
  });
});

describe("what the gateway adds to pages", () => {
  const policy = async () =>
    sitePolicySchema.parse(await (await fetch(`${admin.url}/api/admin/site-settings/policy`)).json());

  it("contains the head markup without scripts or consent needs, which cannot close the head", async () => {
    const head_tags = [
      "<!-- verification -->",
      '<META name=google-site-verification content="a&b">',
      "<script>track()</script>",
      '<link rel="me" href="https://example.org/@me" data-consent="marketing">',
      '<link rel="me" href="https://example.org/@me">',
      '<style nonce="theirs">h1::before { content: "</head>" }</style>',
      "</head><body><p>text</p>",
    ].join("\n");
    await post(PATH, { head_tags });
    expect((await policy()).headMarkup.split("\n")).toEqual([
      '<meta name="google-site-verification" content="a&amp;b">',
      '<link rel="me" href="https://example.org/@me">',
      '<style nonce="{page-nonce}">h1::before { content: "</head>" }</style>',
    ]);
  });

  it("lists each saved origin once and without its path, and none while snippets are off", async () => {
    const origins = { connect: ["https://A.example/collect?x", "https://a.example", "wss://*.chat.example"] };
    expect((await post(PATH, { origins })).status).toBe(200);
    const saved = { ...NO_ORIGINS, connect: ["https://a.example", "wss://*.chat.example"] };
    expect((await policy()).origins).toEqual(saved);
    await post(PATH, { footer_tags: "x" });
    expect((await policy()).origins).toEqual(saved);
    await post(`${PATH}/switch`, { isEnabled: false });
    expect(await policy()).toEqual({ headMarkup: "", origins: NO_ORIGINS });
  });

  it.each([
    "http://a.example",
    "https://*",
    "https://a.example;script-src *",
    "'unsafe-inline'",
    "https://a.example b",
  ])("%s is not an origin", async (origin) => {
    const refused = await post(PATH, { origins: { script: [origin] } });
    expect(refused.status).toBe(400);
    expect((await policy()).origins).toEqual(NO_ORIGINS);
  });
});
