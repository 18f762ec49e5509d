import type { GeographyRow, ReportRange, Searched, TrendDay } from "@meridian/contracts/admin/reports-api";
import { DAY_MS } from "@meridian/contracts/durations";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { dayOf } from "@meridian/domain/day-of";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { VisitCountStore } from "@meridian/ports/site/visit-count-store";

const TOP = 50;
const JOBS_PER_PAGE = 200;
const MAX_JOBS = 4_000;

export interface ReportsService {
  /** Every day of the range, including days without events. */
  trends(range: ReportRange): Promise<{ days: TrendDay[] }>;
  geography(): Promise<{ total: number; countries: GeographyRow[] }>;
  behaviour(range: ReportRange): Promise<BehaviourReport>;
}

interface BehaviourReport {
  searchCount: number;
  emptySearchCount: number;
  searches: Searched[];
  emptySearches: Searched[];
  businesses: { slug: string; name: string | null; count: number }[];
}

export interface ReportsServiceOptions {
  visitCounts: VisitCountStore;
  places: PlaceStore;
  importJobs: Pick<ImportJobStore, "list">;
  businesses: Pick<BusinessStore, "findBySlug">;
  now: () => Date;
}

/** Reads the directory's own counts for a range of days. */
export function createReportsService(options: ReportsServiceOptions): ReportsService {
  const { visitCounts, places, importJobs, businesses, now } = options;

  async function importsSince(from: string): Promise<ImportJob[]> {
    const found: ImportJob[] = [];
    for (let offset = 0; offset < MAX_JOBS; offset += JOBS_PER_PAGE) {
      const page = await importJobs.list(JOBS_PER_PAGE, offset);
      found.push(...page.filter(({ createdAt, isDryRun }) => dayOf(new Date(createdAt)) >= from && !isDryRun));
      const last = page.at(-1);
      if (page.length < JOBS_PER_PAGE || last === undefined || dayOf(new Date(last.createdAt)) < from) break;
    }
    return found;
  }

  const nameOf = async (slug: string): Promise<string | null> => {
    const found = await businesses.findBySlug(slug);
    return found.kind === "found" ? found.business.name : null;
  };

  return {
    async trends(range) {
      const [counts, jobs, totals] = await Promise.all([
        visitCounts.sumByDay(["visit", "view", "search", "listed"], range),
        importsSince(range.from),
        places.totals(),
      ]);
      const days = new Map(daysOf(range).map((day) => [day, emptyDay(day)]));
      for (const { kind, day, count } of counts) {
        const row = days.get(day);
        if (row === undefined) continue;
        if (kind === "visit") row.visits = count;
        else if (kind === "view") row.views = count;
        else if (kind === "search") row.searches = count;
        else if (kind === "listed") row.businesses = count;
      }
      for (const { createdAt, counters } of jobs) {
        const row = days.get(dayOf(new Date(createdAt)));
        if (row === undefined) continue;
        row.imports += 1;
        row.created += counters.created;
        row.updated += counters.updated;
      }
      const today = days.get(dayOf(now()));
      if (today !== undefined) today.businesses = totals.businesses;
      return { days: [...days.values()] };
    },
    async geography() {
      const [totals, countries] = await Promise.all([places.totals(), places.listCountries({})]);
      return {
        total: totals.businesses,
        countries: countries.map(({ country, countryCode, slug, businessCount, cityCount, categoryCount }) => ({
          country,
          countryCode,
          slug,
          businesses: businessCount,
          cities: cityCount,
          categories: categoryCount,
        })),
      };
    },
    async behaviour(range) {
      const [sums, searches, emptySearches, viewed] = await Promise.all([
        visitCounts.sumByDay(["search", "empty_search"], range),
        visitCounts.top("search", range, TOP),
        visitCounts.top("empty_search", range, TOP),
        visitCounts.top("business", range, TOP),
      ]);
      const sumOf = (kind: string) => sums.reduce((sum, each) => (each.kind === kind ? sum + each.count : sum), 0);
      const named = [];
      for (const { subject, count } of viewed) named.push({ slug: subject, name: await nameOf(subject), count });
      return {
        searchCount: sumOf("search"),
        emptySearchCount: sumOf("empty_search"),
        searches: searches.map(toSearched),
        emptySearches: emptySearches.map(toSearched),
        businesses: named,
      };
    },
  };
}

function toSearched({ subject, count }: { subject: string; count: number }): Searched {
  const [query = "", location = ""] = subject.split("\n");
  return { query, location, count };
}

function emptyDay(day: string): TrendDay {
  return { day, visits: 0, views: 0, searches: 0, businesses: null, imports: 0, created: 0, updated: 0 };
}

function daysOf({ from, to }: ReportRange): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(dayOf(new Date(at)));
  return days;
}
