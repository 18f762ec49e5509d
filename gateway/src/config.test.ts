import { ConfigError, loadConfig } from "@meridian/platform/load-config";
import { describe, expect, it } from "vitest";
import { cacheMaxBytesOf, connectOriginsOf, frameOriginsOf, gatewayConfigSchema, serviceUrlsOf } from "./config.ts";

const load = (environment: Record<string, string>) => loadConfig(gatewayConfigSchema, environment);

describe("the gateway's configuration", () => {
  it("derives every service's address from PORT", () => {
    const urls = serviceUrlsOf(load({ PORT: "9000" }));
    expect([urls.web, urls.catalogue, urls.admin, urls.ingest].map(([url]) => url?.port)).toEqual([
      "9001",
      "9002",
      "9003",
      "9004",
    ]);
    const { catalogue } = serviceUrlsOf(load({ CATALOGUE_URL: "http://catalogue:8082, http://10.0.0.7:8082" }));
    expect(catalogue.map(({ host }) => host)).toEqual(["catalogue:8082", "10.0.0.7:8082"]);
  });

  it("lets pages connect to the origins of map style and tiles, each listed once", () => {
    const config = load({
      MAP_STYLE_URL: "https://maps.example/styles/light.json",
      CONNECT_ORIGINS: "https://maps.example, https://tiles.example:8443/x",
    });
    expect(connectOriginsOf(config)).toEqual(["https://maps.example", "https://tiles.example:8443"]);
  });

  it.each([
    [{}, ["https://tiles.openfreemap.org"]],
    [{ MAP_TILES_FILE: "/data/world.pmtiles" }, []],
    [{ MAP_STYLE_URL: "none" }, []],
    [{ MAP_STYLE_URL: "https://maps.example/style.json", MAP_TILES_FILE: "/data/x" }, ["https://maps.example"]],
  ])("with %j lets pages load maps from %j", (environment, origins) => {
    expect(connectOriginsOf(load(environment))).toEqual(origins);
  });

  it("lets pages frame the ad network and the listed origins, and nobody else", () => {
    expect(frameOriginsOf(load({}))).toEqual([]);
    const config = load({
      AD_SCRIPT_URL: "https://ads.example/show.js?c=1",
      FRAME_ORIGINS: "https://frames.example/",
      MAP_STYLE_URL: "none",
    });
    expect(frameOriginsOf(config)).toEqual(["https://ads.example", "https://frames.example"]);
    expect(connectOriginsOf(config)).toEqual(["https://ads.example"]);
  });

  it("disables the response cache in development", () => {
    expect(cacheMaxBytesOf(load({}))).toBe(64 * 1024 * 1024);
    expect(cacheMaxBytesOf(load({ NODE_ENV: "development" }))).toBe(0);
  });

  it("has defaults for everything but the services' addresses", () => {
    expect(load({})).toMatchObject({
      TRUST_PROXY: 0,
      CONNECT_ORIGINS: [],
      FRAME_ORIGINS: [],
      CACHE_MAX_MB: 64,
      DRAIN_SECONDS: 1,
      RATE_LIMIT_FACTOR: 1,
    });
  });

  it("lets pages receive source changes only in development", () => {
    expect(connectOriginsOf(load({ NODE_ENV: "development", MAP_STYLE_URL: "none" }))).toEqual(["ws:"]);
    expect(connectOriginsOf(load({ NODE_ENV: "production", MAP_STYLE_URL: "none" }))).toEqual([]);
  });

  it.each([
    ["TRUST_PROXY", ["0", "10"], ["-1", "11", "1.5"]],
    ["CACHE_MAX_MB", ["1", "16384"], ["0", "16385"]],
    ["DRAIN_SECONDS", ["0", "8"], ["-1", "9"]],
    ["RATE_LIMIT_FACTOR", ["0", "0.5"], ["-1"]],
    [
      "CONNECT_ORIGINS",
      ["http://a.example wss://b.example", "ws://a.example", ""],
      ["ftp://a.example", "xhttps://a.example"],
    ],
    [
      "FRAME_ORIGINS",
      ["https://a.example,https://b.example"],
      ["wss://a.example", "ws://a.example", "httpsx://a.example"],
    ],
    ["AD_SCRIPT_URL", ["https://a.example/x.js"], ["ftp://a.example/x.js", "x"]],
    ["MAP_STYLE_URL", ["https://a.example/style.json", "none"], ["style.json", "off", "ftp://a.example/x"]],
  ])("for %s accepts %j and rejects %j", (name, taken, refused) => {
    for (const value of taken) expect(() => load({ [name]: value })).not.toThrow();
    for (const value of refused) expect(() => load({ [name]: value })).toThrow(ConfigError);
  });

  it("reports every mistake at once", () => {
    expect(() => load({ WEB_URL: "ftp://x", TRUST_PROXY: "all", CONNECT_ORIGINS: "tiles" })).toThrow(ConfigError);
    expect(() => load({ WEB_URL: "ftp://x", TRUST_PROXY: "all", CONNECT_ORIGINS: "tiles" })).toThrow(/3 problem/);
  });
});
