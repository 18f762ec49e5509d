import { unavailable } from "@meridian/platform/app-error";
import { expect, it } from "vitest";
import { createDatasetAnnouncer } from "./dataset-announcer.ts";

/** A version whose first `failures` updates fail. */
function start(failures: number, error: Error = unavailable("away")) {
  const counts = { refreshed: 0, tried: 0, raised: 0 };
  const announcer = createDatasetAnnouncer({
    places: {
      async refresh() {
        counts.refreshed += 1;
        return true;
      },
    },
    version: {
      async raise() {
        counts.tried += 1;
        if (counts.tried <= failures) throw error;
        counts.raised += 1;
        return counts.raised;
      },
    },
    minDistanceMs: 0,
  });
  return { announcer, counts };
}

it("a version that cannot be raised during an import stops nothing, and is raised later", async () => {
  const { announcer, counts } = start(2);
  await announcer.announceIfDue();
  expect(counts).toEqual({ refreshed: 1, tried: 1, raised: 0 });
  await expect.poll(() => counts.raised, { timeout: 10_000 }).toBe(1);
  announcer.stop();
});

it("the end of an import reports that its version could not be raised, and every other fault", async () => {
  const away = start(1);
  await expect(away.announcer.announce()).rejects.toMatchObject({ code: "unavailable" });
  const faulty = start(1, new TypeError("a fault"));
  await expect(faulty.announcer.announceSoon()).rejects.toThrow("a fault");
});
