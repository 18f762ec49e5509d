import type { LookupAddress } from "node:dns";
import { promisify } from "node:util";
import { isAppError } from "@meridian/platform/app-error";
import { describe, expect, it } from "vitest";
import { isPublicAddress, publicLookup, requirePublicHost } from "./public-addresses.ts";

describe("an address", () => {
  it.each([
    ["this machine", "127.0.0.1"],
    ["this machine by another number", "127.8.9.10"],
    ["this machine, IPv6", "::1"],
    ["this machine, IPv4 in IPv6", "::ffff:127.0.0.1"],
    ["this machine, IPv4 at the end of IPv6", "::7f00:1"],
    ["no address", "0.0.0.0"],
    ["no address, IPv6", "::"],
    ["a private network of the ten", "10.1.2.3"],
    ["a private network of 172", "172.31.255.254"],
    ["a private network of 192", "192.168.0.1"],
    ["a private network, IPv4 in IPv6", "::ffff:c0a8:1"],
    ["a private network through NAT64", "64:ff9b::a00:1"],
    ["this machine through 6to4", "2002:7f00:1::"],
    ["a private network, IPv6", "fd12:3456::1"],
    ["the cloud's metadata", "169.254.169.254"],
    ["the cloud's metadata, IPv6", "fd00:ec2::254"],
    ["a link, IPv6", "fe80::1"],
    ["a site of former days, IPv6", "fec0::1"],
    ["a provider's customers", "100.64.0.1"],
    ["a benchmark", "198.18.0.1"],
    ["many machines", "224.0.0.1"],
    ["many machines, IPv6", "ff02::1"],
    ["all machines", "255.255.255.255"],
    ["documentation", "203.0.113.7"],
    ["documentation, IPv6", "2001:db8::1"],
    ["the future", "240.0.0.1"],
    ["nothing that is one", "localhost"],
  ])("of %s is not public: %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "172.32.0.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])("of the internet is: %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

const NONE: ReadonlySet<string> = new Set();

it.each(["https://127.0.0.1/", "https://0x7f.1/", "https://2130706433/", "https://[::1]/", "https://[::ffff:a00:1]/"])(
  "an address written as a number is rejected before connecting: %s",
  (url) => {
    expect(() => requirePublicHost(new URL(url), NONE)).toThrow(/SOURCE_ALLOWED_HOSTS/);
  },
);

it.each([
  ...["https://localhost/", "https://LOCALHOST./", "https://db/", "https://db.localhost/", "https://nas.local/"],
  ...["https://metadata.google.internal/", "https://files.corp/", "https://router.home.arpa/", "https://pc.lan/"],
])("a name that is never public is rejected before it is resolved: %s", (url) => {
  expect(() => requirePublicHost(new URL(url), NONE)).toThrow(/SOURCE_ALLOWED_HOSTS/);
});

it.each(["https://internal.example/", "https://localhost.example.org/", "https://local.gov.uk/"])(
  "a name that may be public is not: %s",
  (url) => {
    expect(() => requirePublicHost(new URL(url), NONE)).not.toThrow();
  },
);

it("a name that the operator allows is not", () => {
  expect(() => requirePublicHost(new URL("https://files.internal/"), new Set(["files.internal"]))).not.toThrow();
});

const resolve = (allowed: ReadonlySet<string>, host: string, options = {}) =>
  promisify<string, object, string | LookupAddress[]>(publicLookup(allowed))(host, options);

it("a name that resolves to this machine is rejected, unless the operator allows the name", async () => {
  const refused = await resolve(NONE, "localhost").catch((error: unknown) => error);
  expect(isAppError(refused) && refused.message).toMatch(/^localhost is not an address of the public internet/);
  expect(await resolve(new Set(["localhost"]), "LOCALHOST", { family: 4 })).toBe("127.0.0.1");
  expect(await resolve(new Set(["localhost"]), "localhost", { all: true, family: 4 })).toEqual([
    { address: "127.0.0.1", family: 4 },
  ]);
});
