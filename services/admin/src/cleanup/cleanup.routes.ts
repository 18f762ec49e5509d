import {
  deleteAllBusinesses,
  deleteTestData,
  fixSlugs,
  listCleanupJobs,
  restoreDeleted,
} from "@meridian/contracts/admin/cleanup-api";
import type { Bilingual } from "@meridian/platform/app-error";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { languageOf } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { StoredCleanupJob } from "@meridian/ports/imports/cleanup-job-store";
import type { Request, Router } from "express";
import type { CleanupService } from "./cleanup.service.ts";

const GOES_ON = { tr: "İşlem arka planda sürüyor", en: "The job continues in the background" };
const STOPPED = {
  tr: "İşlem yarıda kaldı; yeniden başlatıldığında kaldığı yerden devam eder",
  en: "The job was interrupted; started again, it continues where it stopped",
};

export function createCleanupRoutes(service: CleanupService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, deleteAllBusinesses, authorize, async ({ body, req, authorized: { session } }) => {
    const job = await service.deleteAll(body.password, session);
    const { changedCount } = job;
    const done = {
      tr: `${changedCount} işletme çöp kutusuna taşındı`,
      en: `Businesses moved to the trash: ${changedCount}`,
    };
    return { ...outcomeOf(req, job, done), deletedCount: changedCount };
  });
  mountSessionEndpoint(router, deleteTestData, authorize, async ({ req, authorized: { session } }) => {
    const job = await service.deleteTestData(session.username);
    const { changedCount } = job;
    const done = { tr: `${changedCount} test kaydı silindi`, en: `Test records deleted: ${changedCount}` };
    return { ...outcomeOf(req, job, done), deletedCount: changedCount };
  });
  mountSessionEndpoint(router, fixSlugs, authorize, async ({ req, authorized: { session } }) => {
    const job = await service.fixSlugs(session.username);
    const { changedCount } = job;
    return {
      ...outcomeOf(req, job, { tr: `${changedCount} URL düzeltildi`, en: `URLs fixed: ${changedCount}` }),
      successCount: changedCount,
      totalProcessed: job.processedCount,
      checkpointEnabled: true,
    };
  });
  mountSessionEndpoint(router, restoreDeleted, authorize, async ({ body, req, authorized: { session } }) => {
    const job = await service.restoreDeleted(body.jobId, session.username);
    const { changedCount } = job;
    const done = { tr: `${changedCount} işletme geri alındı`, en: `Businesses restored: ${changedCount}` };
    return { ...outcomeOf(req, job, done), restoredCount: changedCount };
  });
  mountSessionEndpoint(router, listCleanupJobs, authorize, async () => ({ jobs: await service.list() }));
  return router;
}

function outcomeOf(req: Request, { id, state }: StoredCleanupJob, done: Bilingual) {
  const isFinished = state === "finished";
  const unfinished = state === "stopped" ? STOPPED : GOES_ON;
  const message = isFinished ? done : unfinished;
  return { success: state !== "stopped", message: message[languageOf(req)], jobId: id, isFinished };
}
