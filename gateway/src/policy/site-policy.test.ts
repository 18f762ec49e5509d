import { NO_ORIGINS, NONCE_MARK, type SitePolicy } from "@meridian/contracts/site/site-settings";
import { CSP_NONCE_PLACEHOLDER_HEADER } from "@meridian/platform/http/csp-nonce";
import type { RequestHandler } from "express";
import { beforeEach, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start-test-gateway.ts";

const META = '<meta name="google-site-verification" content="$&">';
const POLICY: SitePolicy = {
  headMarkup: `${META}<style nonce="${NONCE_MARK}">h1 {}</style>`,
  origins: { ...NO_ORIGINS, connect: ["https://counts.example"], frame: ["https://chat.example"] },
};
const NEW_POLICY: SitePolicy = { headMarkup: '<meta name="new">', origins: NO_ORIGINS };

let gateway: TestGateway;
let policy: SitePolicy | undefined;
let calls: number;
let version: number;
const page: RequestHandler = (req, res) => {
  const nonce = req.get(CSP_NONCE_PLACEHOLDER_HEADER);
  res.set("Cache-Control", "public, max-age=0, s-maxage=600");
  res.send(`<html><head><title>t</title></head><body><script nonce="${nonce}">"</head>"</script></body></html>`);
};

beforeEach(async () => {
  policy = POLICY;
  calls = 0;
  version = 1;
  gateway = await startTestGateway(
    {
      web: (app) => app.use(page),
      admin: (app) => {
        app.get("/api/admin/site-settings/policy", (_req, res) => {
          calls += 1;
          if (policy === undefined) res.status(500).end();
          else res.json(policy);
        });
        app.post("/api/admin/site-settings", (_req, res) => {
          policy = NEW_POLICY;
          version = 2;
          res.json({});
        });
      },
    },
    { refreshVersion: async () => gateway.setVersion(version) },
  );
});

async function read(path = "/") {
  const answer = await fetch(`${gateway.url}${path}`, { headers: { accept: "text/html" } });
  return { html: await answer.text(), csp: answer.headers.get("content-security-policy") ?? "" };
}

it("head markup is in the first HTML of public pages, its styles with the page's nonce, its origins in the policy", async () => {
  for (const _outcome of ["MISS", "HIT"]) {
    const { html, csp } = await read();
    const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<title>t</title>${META}<style nonce="${nonce}">h1 {}</style></head><body>`);
    expect(csp).toContain(`'nonce-${nonce}'`);
    expect(csp).toContain("connect-src 'self' https://counts.example;");
    expect(csp).toContain("frame-src 'self' https://chat.example;");
  }
});

it("style elements are allowed where the admin lets a widget bring styles, and without a nonce nowhere else", async () => {
  expect((await read()).csp).toMatch(/style-src-elem 'self' 'nonce-[^']+';/);
  policy = { ...POLICY, origins: { ...NO_ORIGINS, style: ["https://chat.example"] } };
  gateway.setVersion(2);
  const { csp } = await read();
  expect(csp).toContain("style-src-elem 'self' 'unsafe-inline' https://chat.example;");
  expect(csp).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
});

it.each([
  ["/admin", true],
  ["/admin/settings?tab=codes", true],
  ["/admin-legacy/dashboard", true],
  ["/administrators", false],
])("%s has the strict policy and no markup, as the admin area has: %s", async (path, isStrict) => {
  policy = { ...POLICY, origins: { ...POLICY.origins, style: ["https://chat.example"] } };
  await read();
  const { html, csp } = await read(path);
  expect(html.includes("google-site-verification")).toBe(!isStrict);
  expect(csp.includes("counts.example")).toBe(!isStrict);
  expect(csp.includes("chat.example")).toBe(!isStrict);
  expect(/style-src-elem 'self' 'nonce-[^']+';/.test(csp)).toBe(isStrict);
});

it("the first page after a save through this gateway has the new policy, before the version is announced", async () => {
  await read();
  await fetch(`${gateway.url}/api/admin/site-settings`, { method: "POST" });
  const { html, csp } = await read();
  expect(html).toContain('<meta name="new"></head>');
  expect(csp).toContain("connect-src 'self';");
});

it("only public pages wait for the policy; data, assets, the admin area and writes do not", async () => {
  for (const accept of ["*/*", "application/json"]) {
    await fetch(`${gateway.url}/api/categories`, { headers: { accept } });
    await fetch(`${gateway.url}/assets/page.js`, { headers: { accept } });
    await fetch(`${gateway.url}/admin`, { headers: { accept } });
  }
  await fetch(`${gateway.url}/api/contact`, { method: "POST", headers: { accept: "text/html" } });
  expect(calls).toBe(0);
  await fetch(`${gateway.url}/contact`);
  expect(calls).toBe(1);
});
