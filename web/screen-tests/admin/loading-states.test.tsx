import { listSessions } from "@meridian/contracts/admin/account";
import { listAudit, listCleanupJobs } from "@meridian/contracts/admin/cleanup-api";
import { getBehaviourReport, getGeographyReport, getTrendReport } from "@meridian/contracts/admin/reports-api";
import { getAdminBusiness, getDirectorySettings } from "@meridian/contracts/businesses/admin-businesses-api";
import { listMatches } from "@meridian/contracts/businesses/matches-api";
import { listCategoryDecisions, listCategoryLabels } from "@meridian/contracts/categories/categories-api";
import { listSynonyms } from "@meridian/contracts/categories/synonyms-api";
import type { Endpoint, EndpointResponse } from "@meridian/contracts/endpoint";
import { getImport, listImports } from "@meridian/contracts/imports/ingest-api";
import { listMappingProfiles } from "@meridian/contracts/imports/mapping-profiles-api";
import { listSources } from "@meridian/contracts/imports/sources-api";
import { getSitemapStatus, listBlockedSources, listInbox, listSiteSettings } from "@meridian/contracts/site/site-api";
import { progressOf } from "@meridian/domain/imports/import-progress";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { logIn } from "../admin-shell.ts";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { adminBusiness, answerNames, idOf } from "./businesses/business-fixtures.ts";
import { answerProgress, importJob } from "./imports/import-fixtures.ts";
import { FIRST_VERSION, HEAD_LABEL, SITEMAPS } from "./settings-answers.ts";

const COUNTS = { new: 0, read: 0, answered: 0, closed: 0 };
const SESSION = {
  ...{ id: "s-1", address: null, userAgent: null, isCurrent: true, createdAt: "2026-01-01T08:00:00.000Z" },
  ...{ lastUsedAt: "2026-01-01T09:00:00.000Z", expiresAt: "2026-01-01T20:00:00.000Z" },
};
const JOB = importJob("a");
const IMPORT = { job: JOB, issues: [], progress: progressOf(JOB) };
const NO_ACTIONS = { entries: [], nextAfter: null };
const NO_ITEMS = { items: [], nextAfter: null, counts: COUNTS };
const NO_LABELS = { labels: [], totalCount: 0, totalPages: 0, isCut: false, unmappedCount: 0 };
const NO_DECISIONS = { decisions: [], nextBefore: null };
const NO_MATCHES = { openCount: 0, open: [], decided: [] };
const SESSIONS = { sessions: [SESSION], isPasswordConfigured: false };
const CODES = { versions: [FIRST_VERSION], isAllowed: true };

function call<E extends Endpoint>(endpoint: E, body: EndpointResponse<E>) {
  return {
    fails: () => fail(endpoint, 403),
    answers: () => answer(endpoint, body),
    waits: () => holdAnswer(endpoint, body),
  };
}

/** The text of a failure, the screen, the call that fails, and a text of its answer: of a list, that it is empty. */
const STATES = [
  ["Denetim kaydı alınamadı", "/admin/audit", call(listAudit, NO_ACTIONS), "Bu filtrelere uyan kayıt yok"],
  ["Aktiviteler yüklenemedi", "/admin", call(listAudit, NO_ACTIONS), "Henüz bir işlem yapılmadı."],
  ["Gelen kutusu alınamadı", "/admin/inbox", call(listInbox, NO_ITEMS), "Burada mesaj yok"],
  ["Kaynaklar alınamadı", "/admin/sources", call(listSources, { sources: [] }), "Henüz kaynak yok"],
  ["Eş anlamlılar alınamadı", "/admin/reports", call(listSynonyms, { synonyms: [] }), /^Henüz eş anlamlı yok/],
  ["Etiketler alınamadı", "/admin/categories", call(listCategoryLabels, NO_LABELS), "Henüz etiket yok"],
  ["Karar geçmişi alınamadı", "/admin/categories", call(listCategoryDecisions, NO_DECISIONS), "Henüz karar verilmedi."],
  ["Eşleşmeler alınamadı", "/admin/matches", call(listMatches, NO_MATCHES), "Karar bekleyen eşleşme yok"],
  ["İçe aktarmalar yüklenemedi", "/admin/upload", call(listImports, []), "Henüz bir içe aktarma yok"],
  ["Kayıtlı eşlemeler alınamadı", "/admin/upload", call(listMappingProfiles, []), /^Henüz yok\./],
  ["İçe aktarma gösterilemiyor", "/admin/upload/a", call(getImport, IMPORT), "a.csv"],
  ["İşletme gösterilemiyor", `/admin/businesses/${idOf(1)}`, call(getAdminBusiness, adminBusiness(1)), "Kahve 1"],
  ["Oturumlar alınamadı", "/admin/account", call(listSessions, SESSIONS), /^(Bu oturum|Şifreyi değiştir)$/],
  ["Site ayarları alınamadı", "/admin/settings", call(listSiteSettings, CODES), HEAD_LABEL],
  ["Sitemap bilgileri alınamadı", "/admin/settings", call(getSitemapStatus, SITEMAPS), "Sitemap Yenile"],
] as const;

beforeEach(() => {
  logIn();
  answerProgress();
  answerNames();
  answer(listMappingProfiles, []);
  answer(getDirectorySettings, { isApprovedByDefault: false, sourceOrder: [] });
  answer(listCategoryLabels, NO_LABELS);
  answer(listCategoryDecisions, NO_DECISIONS);
  answer(listCleanupJobs, { jobs: [] });
  answer(listSynonyms, { synonyms: [] });
  answer(getTrendReport, { days: [] });
  answer(getGeographyReport, { total: 0, countries: [] });
  answer(getBehaviourReport, { searchCount: 0, emptySearchCount: 0, searches: [], businesses: [], emptySearches: [] });
  answer(listBlockedSources, []);
  answer(listSiteSettings, CODES);
  answer(getSitemapStatus, SITEMAPS);
});

describe.each(STATES)("“%s” on %s", (failure, path, { fails, answers, waits }, shown) => {
  it("shows after a failure, with a retry", async () => {
    fails();
    const { user } = await renderRoute(path);
    const alert = (await screen.findByText(failure)).closest<HTMLElement>("[role=alert]");
    answers();
    await user.click(within(alert ?? document.body).getByRole("button", { name: "Tekrar dene" }));
    expect(await screen.findAllByText(shown)).not.toEqual([]);
    expect(screen.queryByText(failure)).toBeNull();
  });

  it("does not show while loading, nor does the answer", async () => {
    const { release } = waits();
    await renderRoute(path);
    const main = within(await screen.findByRole("main"));
    expect([main.queryByText(shown), main.queryByText(failure)]).toEqual([null, null]);
    release();
    expect(await main.findAllByText(shown)).not.toEqual([]);
    expect(main.queryByText(failure)).toBeNull();
  });
});
