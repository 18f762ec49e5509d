import type { Engines } from "@meridian/engines/engines";
import { publicOriginOf } from "@meridian/platform/http/public-url";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import type { Logger } from "@meridian/platform/logger";
import { createActionNotes } from "./audit/action-notes.ts";
import { createChangeAnnouncer } from "./change-announcer.ts";
import { createApplyRules } from "./cleanup/apply-rules.ts";
import { type CleanupRunner, createCleanupRunner, keepCleanupGoing } from "./cleanup/cleanup-runner.ts";
import { keepTrashPurged } from "./cleanup/purge-trash.ts";
import { type AdminConfig, metricsUrlsOf, processNamesOf } from "./config.ts";
import { keepInboxSwept } from "./inbox/inbox.service.ts";
import { mailSettingsOf } from "./mail/mail-config.ts";
import { createMailOutbox, type MailOutbox } from "./mail/mail-outbox.ts";
import { createSmtpMailer } from "./mail/smtp-mailer.ts";
import { keepCountsDaily } from "./reports/keep-counts.ts";
import { createBlockedSourceLog } from "./system/blocked-source-log.ts";
import { createSystemWatch, measureBackups, type SystemWatch } from "./system/system-watch.ts";

export interface BackgroundJobs {
  /** Undefined without a mail server. */
  outbox: MailOutbox | undefined;
  cleanup: CleanupRunner;
  system: SystemWatch;
  /** Stops mails, sweeps and measurements. */
  stopUpkeep(): Promise<void>;
  /** Stops cleanup after its current step. */
  stopCleanup(): Promise<void>;
}

/** Starts the background work of the admin service: mails, sweeps, daily counts, cleanup, the trash, the system's state. */
export function startBackgroundJobs(
  config: AdminConfig,
  engines: Engines,
  { logger, metrics, knowledgeRelease }: { logger: Logger; metrics: Metrics; knowledgeRelease: number },
): BackgroundJobs {
  const now = () => new Date();
  const mail = mailSettingsOf(config);
  const mailer = mail === undefined ? undefined : createSmtpMailer(mail, publicOriginOf(config));
  const outbox = mailer === undefined ? undefined : createMailOutbox({ ...engines, mailer, logger });
  const notes = createActionNotes(engines.auditLog, now);
  const announcer = createChangeAnnouncer(engines.datasetVersion, logger);
  const cleanup = createCleanupRunner({ ...engines, notes, announcer, logger, now });
  const applyRules = createApplyRules({ ...engines, runner: cleanup });
  const system = createSystemWatch({
    metricsUrls: metricsUrlsOf(config),
    names: processNamesOf(config),
    dataDir: config.DATA_DIR,
    backups: engines.backups,
    blockedLog: createBlockedSourceLog({ ...engines, now }),
    now,
  });
  measureBackups(metrics, engines.backups);
  const upkeep = [keepInboxSwept(engines.inbox, logger), keepCountsDaily(engines, logger), system.run()];
  const cleaning = [
    keepCleanupGoing({ ...engines, runner: cleanup, applyRules, knowledgeRelease }, logger),
    keepTrashPurged({ ...engines, notes }, logger),
  ];
  return {
    outbox,
    cleanup,
    system,
    async stopUpkeep() {
      for (const stop of upkeep) stop();
      await outbox?.stop();
    },
    async stopCleanup() {
      for (const stop of cleaning) stop();
      await cleanup.stop();
    },
  };
}
