import { listMappingProfiles } from "@meridian/contracts/imports/mapping-profiles-api";
import { listSources, type ShownSource } from "@meridian/contracts/imports/sources-api";
import { logIn } from "../../admin-shell.ts";
import { answer } from "../../network.ts";

export const SIGNATURE = "a".repeat(64);
export const SOURCE: ShownSource = {
  ...{ id: "0123456789abcdef0123", name: "Kafeler", url: "https://data.example.org/kafeler.csv" },
  ...{ profileSignature: null, everyHours: 24, startsAt: null, gatePercent: 5, isEnabled: true },
  ...{ createdAt: "2026-01-01T10:00:00.000Z", createdBy: "operator" },
  ...{ lastRunAt: "2026-01-02T10:00:00.000Z", lastOutcome: "imported", lastFailure: null, lastJobId: "job-1" },
  ...{
    unlisted: { absent: 0, asked: 0, kept: 0, closed: 0 },
    isRunRequested: false,
    failures: 0,
    nextRunAt: "2999-01-03T10:00:00.000Z",
  },
};

/** Logged in, with one source and one saved mapping. */
export function answerSources(): void {
  logIn();
  answer(listSources, { sources: [SOURCE] });
  answer(listMappingProfiles, [
    {
      ...{ signature: SIGNATURE, name: "Belediye listesi", headers: ["Ünvan"], columnChoices: [] },
      ...{ updatedAt: "2026-01-01T10:00:00.000Z", updatedBy: "operator" },
    },
  ]);
}
