import {
  deleteAllBusinesses,
  deleteTestData,
  fixSlugs,
  listCleanupJobs,
  restoreDeleted,
} from "@meridian/shared/contracts/cleanup-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Authorize } from "@meridian/shared/http/require-session";
import type { StoredCleanupJob } from "@meridian/shared/ports/cleanup-job-store";
import type { Router } from "express";
import type { CleanupService } from "./cleanup.service.ts";

const GOES_ON = "İşlem arka planda sürüyor";
const STOPPED = "İşlem yarıda kaldı; yeniden başlatıldığında kaldığı yerden devam eder";

export function createCleanupRoutes(service: CleanupService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, deleteAllBusinesses, authorize, async ({ body, authorized: { session } }) => {
    const job = await service.deleteAll(body.password, session);
    const done = `${job.changedCount} işletme çöp kutusuna taşındı`;
    return { ...outcomeOf(job, done), deletedCount: job.changedCount };
  });
  mountSessionEndpoint(router, deleteTestData, authorize, async ({ authorized: { session } }) => {
    const job = await service.deleteTestData(session.username);
    return { ...outcomeOf(job, `${job.changedCount} test kaydı silindi`), deletedCount: job.changedCount };
  });
  mountSessionEndpoint(router, fixSlugs, authorize, async ({ authorized: { session } }) => {
    const job = await service.fixSlugs(session.username);
    return {
      ...outcomeOf(job, `${job.changedCount} URL düzeltildi`),
      successCount: job.changedCount,
      totalProcessed: job.processedCount,
      checkpointEnabled: true,
    };
  });
  mountSessionEndpoint(router, restoreDeleted, authorize, async ({ body, authorized: { session } }) => {
    const job = await service.restoreDeleted(body.jobId, session.username);
    return { ...outcomeOf(job, `${job.changedCount} işletme geri alındı`), restoredCount: job.changedCount };
  });
  mountSessionEndpoint(router, listCleanupJobs, authorize, async () => ({ jobs: await service.list() }));
  return router;
}

function outcomeOf({ id, state }: StoredCleanupJob, done: string) {
  const isFinished = state === "finished";
  const unfinished = state === "stopped" ? STOPPED : GOES_ON;
  return { success: state !== "stopped", message: isFinished ? done : unfinished, jobId: id, isFinished };
}
