import { describe, expect, it } from "vitest";
import {
  cpuShareOf,
  formatBackup,
  formatBytes,
  formatMs,
  formatRate,
  formatUptime,
  siteMemoryOf,
} from "./system-format.ts";
import { systemStateOf } from "./system-state.ts";

describe("figures of the system", () => {
  it("are a dash while they are unknown", () => {
    expect([formatBytes(null), formatMs(null), formatRate(null), formatUptime(null)]).toEqual(["—", "—", "—", "—"]);
  });

  it.each([
    [formatBytes(0), "0 B"],
    [formatBytes(150_000_000), "143 MB"],
    [formatBytes(1_060_000_000), "1 GB"],
    [formatBytes(8_400_000_000), "7,8 GB"],
    [formatMs(4.25), "4,3 ms"],
    [formatMs(142.4), "142 ms"],
    [formatMs(1240), "1,2 sn"],
    [formatRate(0.44), "0,4 /sn"],
    [formatRate(212.2), "212 /sn"],
    [formatUptime(40), "1 dk'dan az"],
    [formatUptime(7_500), "2 sa 5 dk"],
    [formatUptime(273_600), "3 g 4 sa"],
  ])("reads %s", (text, expected) => {
    expect(text).toBe(expected);
  });

  it.each([
    [{ lastAt: "2026-05-01T09:00:00.000Z" }, "3 sa 0 dk önce"],
    [{ lastAt: null }, "Henüz yok"],
    [null, "—"],
  ])("reads a last backup of %j as %s", (backup, expected) => {
    expect(formatBackup({ backup, measuredAt: "2026-05-01T12:00:00.000Z" })).toBe(expected);
  });

  it("adds up the processes, without those that are silent", () => {
    const process = { service: "web", isReached: true, uptimeSeconds: 1, memoryBytes: 100, cpuShare: 0.5 };
    const silent = { service: "admin", isReached: false, uptimeSeconds: null, memoryBytes: null, cpuShare: null };
    const status = {
      measuredAt: "2026-05-01T12:00:00.000Z",
      isHealthy: false,
      processes: [process, silent, process],
      requests: { perSecond: null, p95Ms: null, failureShare: null, windowSeconds: null },
      backup: null,
      machine: { cores: 2, cpuShare: null, memoryBytes: 1, memoryFreeBytes: 1, diskBytes: null, diskFreeBytes: null },
    };
    expect(siteMemoryOf(status)).toBe(200);
    expect(cpuShareOf(status)).toBe(0.5);
    expect(siteMemoryOf({ ...status, processes: [silent] })).toBeNull();
    expect(systemStateOf(status, false)).toBe("troubled");
    expect(systemStateOf(status, true)).toBe("away");
    expect(systemStateOf(undefined, false)).toBe("unknown");
  });
});
