import type { ImportJob, ShownImportJob } from "@meridian/contracts/imports/import-job";
import {
  cancelImport,
  countHeldImports,
  decideImport,
  getImport,
  listImports,
  listUndone,
  listUploadReports,
  retryImport,
  startImport,
  undoImport,
} from "@meridian/contracts/imports/ingest-api";
import type { StoredText } from "@meridian/contracts/stored-text";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { type Language, languageOf } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import { inLanguage, issueIn } from "../messages/text.ts";
import type { ImportsService } from "./imports.service.ts";

const WAITING_NOTES = ["import_held", "held_for_review"];

export function createImportsRoutes(service: ImportsService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listUploadReports, authorize, () => service.listReports());
  mountSessionEndpoint(router, listImports, authorize, async ({ req, query }) => {
    const jobs = await service.list(query.limit, query.offset);
    return jobs.map((job) => showJob(languageOf(req), job));
  });
  mountSessionEndpoint(router, countHeldImports, authorize, async () => ({ heldCount: await service.countHeld() }));
  mountSessionEndpoint(router, startImport, authorize, async ({ req, body, authorized }) =>
    showJob(languageOf(req), await service.start(body, authorized.session.username)),
  );
  mountSessionEndpoint(router, retryImport, authorize, async ({ req, params, authorized }) =>
    showJob(languageOf(req), await service.retry(params.id, authorized.session.username)),
  );
  mountSessionEndpoint(router, getImport, authorize, async ({ req, params }) => {
    const { job, issues, progress } = await service.get(params.id);
    const language = languageOf(req);
    return { job: showJob(language, job), issues: issues.map((issue) => issueIn(language, issue)), progress };
  });
  mountSessionEndpoint(router, cancelImport, authorize, async ({ req, params, authorized }) =>
    showJob(languageOf(req), await service.cancel(params.id, authorized.session.username)),
  );
  mountSessionEndpoint(router, undoImport, authorize, async ({ req, params, authorized }) =>
    showJob(languageOf(req), await service.undo(params.id, authorized.session.username)),
  );
  mountSessionEndpoint(router, decideImport, authorize, async ({ req, params, body, authorized }) =>
    showJob(languageOf(req), await service.decide(params.id, body, authorized.session.username)),
  );
  mountSessionEndpoint(router, listUndone, authorize, ({ params, query }) => service.listUndone(params.id, query));
  return router;
}

function showJob(language: Language, job: ImportJob): ShownImportJob {
  const { failure } = job;
  return {
    ...job,
    failure: failure === null ? null : { ...failure, message: inLanguage(language, failure.message) },
    notes: currentNotesOf(job).map((note) => inLanguage(language, note)),
  };
}

/** Without what its notes say about a decision that has been made. */
function currentNotesOf({ notes, review }: ImportJob): readonly StoredText[] {
  const isDecided = review !== undefined && review.state !== "waiting";
  return isDecided ? notes.filter((note) => typeof note === "string" || !WAITING_NOTES.includes(note.key)) : notes;
}
