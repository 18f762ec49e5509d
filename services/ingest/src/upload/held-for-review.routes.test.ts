import { afterAll, expect, it } from "vitest";
import { uploadForReport } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const ingest = await startTestIngest();
afterAll(() => ingest.stop());

it("a file with only names recognised adds nothing to the public directory, and says so", async () => {
  const report = await uploadForReport(ingest, "name,version,license\nleft-pad,1.3.0,MIT\nis-odd,3.0.1,MIT\n");
  expect(report).toMatchObject({ success: true, successCount: 2 });
  expect(report.notes).toEqual([expect.stringContaining("siz onaylayana kadar gizli")]);
  const job = await ingest.engines.importJobs.get(report.jobId);
  expect(job?.notes).toEqual([{ key: "held_for_review", params: {} }]);
  expect(await ingest.engines.businesses.countAll()).toBe(2);
  expect(await ingest.engines.businesses.countListed()).toBe(0);
});

it("a file that also has locations is published", async () => {
  const report = await uploadForReport(ingest, "name,city\nCafe Nona,Rome\n");
  expect(report.notes).toEqual([]);
  expect(await ingest.engines.businesses.countListed()).toBe(1);
});
