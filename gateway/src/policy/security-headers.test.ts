import { expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start-test-gateway.ts";
import type { SecurityHeadersOptions } from "./security-headers.ts";

let gateway: TestGateway;

async function readHeaders(options: Partial<SecurityHeadersOptions> = {}): Promise<Headers> {
  gateway = await startTestGateway({ web: (app) => app.use((_req, res) => void res.send("page")) }, options);
  return (await fetch(gateway.url)).headers;
}

function policyOf(headers: Headers): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  return policy.replace(/'nonce-[\w+/=-]+'/g, "'nonce'").split(";");
}

const POLICY = [
  "default-src 'self'",
  "script-src 'nonce' 'strict-dynamic'",
  "script-src-attr 'none'",
  "style-src-elem 'self' 'nonce'",
  "style-src-attr 'unsafe-inline'",
  "worker-src 'self' blob:",
  "img-src 'self' https: data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "report-uri /api/csp-reports",
];

it("the policy allows what the pages need and nothing else", async () => {
  expect(policyOf(await readHeaders())).toEqual(POLICY);
});

it("the policy names further origins of data and frames, and upgrades requests if the site is served over https", async () => {
  const headers = await readHeaders({
    isSecure: true,
    connectOrigins: ["https://tiles.example"],
    frameOrigins: ["https://ads.example"],
  });
  expect(policyOf(headers)).toEqual([
    ...POLICY.map((part) =>
      part
        .replace("connect-src 'self'", "connect-src 'self' https://tiles.example")
        .replace("frame-src 'self'", "frame-src 'self' https://ads.example"),
    ),
    "upgrade-insecure-requests",
  ]);
});

it.each([
  [false, null, null],
  [true, "max-age=31536000", "same-origin"],
])("the other headers suit a site with https: %s", async (isSecure, transportSecurity, openerPolicy) => {
  const headers = await readHeaders({ isSecure });
  const read = (name: string) => headers.get(name);
  expect(read("strict-transport-security")).toBe(transportSecurity);
  expect(read("cross-origin-opener-policy")).toBe(openerPolicy);
  expect(read("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(read("x-frame-options")).toBe("DENY");
  expect(read("x-content-type-options")).toBe("nosniff");
  expect(read("origin-agent-cluster")).toBeNull();
  expect(read("permissions-policy")).toBe(
    "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  );
});
