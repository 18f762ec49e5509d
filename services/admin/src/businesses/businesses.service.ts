import {
  type AdminBusinessesQuery,
  type AdminBusinessPage,
  type BulkAction,
  MAX_COUNTED_BUSINESSES,
  type SimilarBusiness,
  type SimilarQuery,
} from "@meridian/contracts/businesses/admin-businesses";
import type { Business } from "@meridian/contracts/businesses/business";
import type { PlaceOf } from "@meridian/domain/places/business-place";
import { cityKeyOf, slugify } from "@meridian/domain/text/slug";
import { isUnavailable, refusal } from "@meridian/platform/app-error";
import type { BusinessEditor } from "@meridian/ports/businesses/business-editor";
import type { BusinessOverview, OverviewFilter } from "@meridian/ports/businesses/business-overview";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { IndexFilters, SearchIndex } from "@meridian/ports/search/search-index";
import type { ActionNotes } from "../audit/action-notes.ts";
import type { ChangeAnnouncer } from "../change-announcer.ts";
import { findSimilar } from "./find-similar.ts";
import { toListItem } from "./present-business.ts";

/** The most hits an index returns. */
const WHOLE_ANSWER = { sort: "relevance", offset: 0, limit: 1_000, withFacets: false, allowTypos: false } as const;
/** More categories and countries than any directory has. */
const MAX_NAMES = 20_000;

export interface BusinessesService {
  list(query: AdminBusinessesQuery): Promise<AdminBusinessPage>;
  /** Whatever its state. Throws not_found. */
  get(id: string): Promise<Business>;
  /** Returns the new state. Throws not_found, also for a business in the trash. */
  toggleApproval(id: string, actor: string): Promise<boolean>;
  /** Throws not_found for an unknown business; does nothing if it already is in that state. */
  change(id: string, action: BulkAction, actor: string): Promise<void>;
  /** Returns the ids that changed. */
  changeAll(ids: readonly string[], action: BulkAction, actor: string): Promise<string[]>;
  /** Finds businesses that may duplicate the one being added. */
  findSimilar(query: SimilarQuery): Promise<SimilarBusiness[]>;
  categoryNames(): Promise<string[]>;
  countryCodes(): Promise<string[]>;
}

export interface BusinessesServiceOptions {
  overview: BusinessOverview;
  editor: BusinessEditor;
  places: PlaceStore;
  placeOf: PlaceOf;
  notes: ActionNotes;
  announcer: ChangeAnnouncer;
  /** Set when the store would have to scan every business to search names. */
  index?: Pick<SearchIndex, "search"> | undefined;
}

export function createBusinessesService(options: BusinessesServiceOptions): BusinessesService {
  const { overview, editor, places, placeOf, notes, announcer, index } = options;

  async function get(id: string): Promise<Business> {
    const business = await overview.find(id);
    if (business === undefined)
      throw refusal("not_found", { tr: "İşletme bulunamadı", en: "There is no such business" });
    return business;
  }

  async function changeAll(ids: readonly string[], action: BulkAction, actor: string): Promise<string[]> {
    const changed = await ACTIONS[action].run(editor, ids);
    for (const id of changed) await note(id, action, actor);
    if (changed.length > 0) await announcer.announce();
    return changed;
  }

  async function note(id: string, action: BulkAction, actor: string): Promise<void> {
    const { verb, before, after } = ACTIONS[action];
    const business = await overview.find(id);
    const names = business === undefined ? {} : { name: business.name, slug: business.slug };
    await notes.add(actor, `business.${verb}`, id, { ...names, before, after });
  }

  /** Undefined if there is no index or it is unavailable: the store then scans names within its time limit. */
  async function findIndexed(filter: OverviewFilter): Promise<{ ids: string[]; isComplete: boolean } | undefined> {
    const { text, isTrash } = filter;
    if (index === undefined || text === undefined || isTrash) return undefined;
    try {
      const { hits, total } = await index.search({
        ...WHOLE_ANSWER,
        text: text.replaceAll('"', " "),
        filters: indexFiltersOf(filter),
      });
      return { ids: hits.map(({ id }) => id), isComplete: total <= hits.length };
    } catch (error) {
      if (isUnavailable(error)) return undefined;
      throw error;
    }
  }

  return {
    get,
    changeAll,
    async list(query) {
      const { page, limit, sortBy, sortOrder } = query;
      const filter = filterOf(query);
      const indexed = await findIndexed(filter);
      const found = await overview.page({
        filter: { ...filter, listedIds: indexed?.ids },
        sortBy,
        isDescending: sortOrder === "desc",
        offset: (page - 1) * limit,
        limit,
        countUpTo: MAX_COUNTED_BUSINESSES,
      });
      const { total } = found;
      const isTotalExact = found.isTotalExact && indexed?.isComplete !== false;
      return {
        businesses: found.businesses.map(toListItem),
        total,
        pagination: { totalPages: Math.ceil(total / limit), total },
        currentPage: page,
        isTotalExact,
      };
    },
    async toggleApproval(id, actor) {
      const { isApproved, deletedAt } = await get(id);
      if (deletedAt !== undefined)
        throw refusal("not_found", { tr: "İşletme çöp kutusunda", en: "The business is in the trash" });
      await changeAll([id], isApproved ? "hide" : "approve", actor);
      return !isApproved;
    },
    async change(id, action, actor) {
      await get(id);
      await changeAll([id], action, actor);
    },
    findSimilar: (query) => findSimilar(overview, query, placeOf),
    async categoryNames() {
      return (await places.listCategories({ limit: MAX_NAMES })).map(({ category }) => category);
    },
    async countryCodes() {
      return (await places.listCountries({ limit: MAX_NAMES })).map(({ countryCode }) => countryCode);
    },
  };
}

interface StateChange {
  /** As the audit log names it. */
  verb: "approved" | "hidden" | "deleted" | "restored" | "blocked" | "unblocked";
  before: Readonly<Record<string, boolean>>;
  after: Readonly<Record<string, boolean>>;
  run(editor: BusinessEditor, ids: readonly string[]): Promise<string[]>;
}

const ACTIONS: Record<BulkAction, StateChange> = {
  approve: {
    verb: "approved",
    before: { isApproved: false },
    after: { isApproved: true },
    run: (editor, ids) => editor.setApproved(ids, true),
  },
  hide: {
    verb: "hidden",
    before: { isApproved: true },
    after: { isApproved: false },
    run: (editor, ids) => editor.setApproved(ids, false),
  },
  delete: {
    verb: "deleted",
    before: { isDeleted: false },
    after: { isDeleted: true },
    run: (editor, ids) => editor.remove(ids),
  },
  restore: {
    verb: "restored",
    before: { isDeleted: true },
    after: { isDeleted: false },
    run: (editor, ids) => editor.restore(ids),
  },
  block: {
    verb: "blocked",
    before: { isBlocked: false },
    after: { isBlocked: true },
    run: (editor, ids) => editor.setBlocked(ids, true),
  },
  unblock: {
    verb: "unblocked",
    before: { isBlocked: true },
    after: { isBlocked: false },
    run: (editor, ids) => editor.setBlocked(ids, false),
  },
};

/** The filters the index applies; the store applies the rest. */
function indexFiltersOf({ categorySlug, countryCode, citySlug }: OverviewFilter): IndexFilters {
  const filters: IndexFilters = {};
  if (categorySlug !== undefined) filters.categorySlug = categorySlug;
  if (countryCode !== undefined) filters.countryCode = countryCode;
  if (countryCode !== undefined && citySlug !== undefined) filters.cityKey = cityKeyOf(countryCode, citySlug);
  return filters;
}

function filterOf(query: AdminBusinessesQuery): OverviewFilter {
  const { filter, category, country, city, approval, importId, problem, trash, blocked } = query;
  return {
    text: filter,
    categorySlug: category === undefined ? undefined : slugify(category),
    countryCode: country?.toUpperCase(),
    citySlug: city === undefined ? undefined : slugify(city),
    isApproved: approval === undefined ? undefined : approval === "approved",
    importId,
    problem,
    isTrash: trash,
    isBlocked: trash && blocked ? true : undefined,
  };
}
