import { type Business, type BusinessFields, businessFieldsSchema } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES, type FieldName } from "@meridian/contracts/businesses/business-fields";
import { MAX_COUNTED_MATCHES, MAX_SHOWN_MATCHES } from "@meridian/contracts/businesses/business-list";
import type { BusinessMatch, MergedMatch } from "@meridian/contracts/businesses/business-match";
import type { FieldGiver, MergeResult } from "@meridian/contracts/businesses/field-givers";
import type { DecidedMatch, MatchDecision, ShownMatch } from "@meridian/contracts/businesses/matches-api";
import { isBlank, isSame } from "@meridian/domain/businesses/field-givers";
import { mergedFrom } from "@meridian/domain/businesses/fill-blanks";
import { metresBetween, SAME_SPOT_M } from "@meridian/domain/businesses/identity/compare-places";
import { refusal } from "@meridian/platform/app-error";
import type { BusinessEditor, BusinessPatch } from "@meridian/ports/businesses/business-editor";
import type { MatchStore, OpenMatch } from "@meridian/ports/businesses/match-store";
import type { ActionNotes } from "../audit/action-notes.ts";
import { BY_HAND, type FieldSourcesOptions, type GiversOfBusiness, readGivers } from "../businesses/field-sources.ts";
import { toDetail } from "../businesses/present-business.ts";
import type { ChangeAnnouncer } from "../change-announcer.ts";

interface Pair {
  keep: Business;
  other: Business;
}

const TEXTS = {
  missing: { tr: "Böyle bir eşleşme yok", en: "There is no such pair" },
  decided: { tr: "Bu eşleşme artık karar beklemiyor", en: "This pair does not wait for a decision any more" },
  undecided: { tr: "Bu eşleşme için verilmiş bir karar yok", en: "Nothing was decided about this pair" },
};

export interface MatchesService {
  list(): Promise<{ openCount: number; open: ShownMatch[]; decided: DecidedMatch[] }>;
  count(): Promise<number>;
  /**
   * "same" merges: the one that stays takes what it lacks, and what a source says that comes first; its other values stay. What the other
   * one said otherwise is kept with the decision. Throws not_found, and conflict if the pair is not open or a business has changed since.
   */
  decide(id: string, decision: MatchDecision, actor: string): Promise<void>;
  /** Throws not_found, also if the merged business was purged from the trash, and conflict if nothing is decided. */
  undo(id: string, actor: string): Promise<void>;
}

export interface MatchesServiceOptions extends FieldSourcesOptions {
  matches: MatchStore;
  editor: Pick<BusinessEditor, "find" | "edit" | "merge" | "claimsOf" | "split">;
  notes: ActionNotes;
  announcer: ChangeAnnouncer;
  now: () => Date;
}

/** The administrator's decisions about businesses that may be one. */
export function createMatchesService(options: MatchesServiceOptions): MatchesService {
  const { matches, editor, importJobs, notes, announcer, now } = options;

  async function readPair({ newId, knownId }: OpenMatch): Promise<Pair | undefined> {
    const [created, known] = [await editor.find(newId), await editor.find(knownId)];
    if (created === undefined || known === undefined) return undefined;
    const isCreatedKept = created.isApproved && !known.isApproved;
    return isCreatedKept ? { keep: created, other: known } : { keep: known, other: created };
  }

  async function shown(
    { id, jobId, createdAt }: BusinessMatch,
    pair: Pair,
    giversOf: (business: Business) => GiversOfBusiness,
  ): Promise<ShownMatch> {
    const job = await importJobs.get(jobId);
    const differing = differingFields(pair.keep, pair.other);
    const businesses = { keep: toDetail(pair.keep), other: toDetail(pair.other) };
    const [kept, others] = [giversOf(pair.keep), giversOf(pair.other)];
    const patch = patchOf(pair, kept, others);
    const results = Object.fromEntries(
      differing.map((name) => [name, resultOf(pair, name in patch, { name, kept, others })]),
    );
    return { id, fileName: job?.fileName ?? null, createdAt, ...businesses, differing, results };
  }

  async function openPair(id: string): Promise<OpenMatch> {
    const match = await matches.get(id);
    if (match === undefined) throw refusal("not_found", TEXTS.missing);
    const open = await matches.getOpen(id);
    if (open === undefined) throw refusal("conflict", TEXTS.decided);
    return open;
  }

  async function mergePair({ keep, other }: Pair): Promise<MergedMatch> {
    const giversOf = await readGivers(options, [keep, other]);
    const patch = patchOf({ keep, other }, giversOf(keep), giversOf(other));
    const filled = FIELD_NAMES.filter((name) => name in patch);
    const locks = other.lockedFields.filter((name) => filled.some((each) => each === name));
    const claims = await editor.claimsOf(other.id);
    await editor.merge({
      keep: { id: keep.id, revision: keep.revision, patch, lockedFields: [...keep.lockedFields, ...locks] },
      removeId: other.id,
      removeRevision: other.revision,
    });
    return {
      ...claims,
      keepId: keep.id,
      removedId: other.id,
      removed: businessFieldsSchema.parse(other),
      givenBefore: keep.fieldSources ?? {},
      before: Object.fromEntries(filled.map((name) => [name, keep[name] ?? null])),
    };
  }

  /** Clears what a merge filled, unless it has changed since. */
  async function takeBack({ keepId, removed, before, givenBefore }: MergedMatch): Promise<void> {
    const keep = await editor.find(keepId);
    if (keep === undefined) return;
    const former = FIELD_NAMES.filter((name) => name in before && isFilledBy(keep, removed, name));
    if (former.length === 0) return;
    const patch = Object.fromEntries(former.map((name) => [name, before[name] ?? undefined]));
    const lockedFields = keep.lockedFields.filter((name) => !former.some((each) => each === name));
    await editor.edit({ id: keepId, revision: keep.revision, patch, lockedFields, givenBy: givenBefore ?? {} });
  }

  return {
    async list() {
      const pairs = await Promise.all(
        (await matches.listOpen(MAX_SHOWN_MATCHES)).map(async (open) => ({
          match: open.match,
          pair: await readPair(open),
        })),
      );
      const open = pairs.flatMap(({ match, pair }) => (pair === undefined ? [] : [{ match, pair }]));
      const giversOf = await readGivers(
        options,
        open.flatMap(({ pair }) => [pair.keep, pair.other]),
      );
      const decided = await matches.listDecided(MAX_SHOWN_MATCHES);
      return {
        openCount: await matches.countOpen(MAX_COUNTED_MATCHES),
        open: await Promise.all(open.map(({ match, pair }) => shown(match, pair, giversOf))),
        decided: decided.flatMap(toDecided),
      };
    },
    count: () => matches.countOpen(MAX_COUNTED_MATCHES),
    async decide(id, decision, actor) {
      const open = await openPair(id);
      const { match } = open;
      const at = now().toISOString();
      if (decision === "later") {
        await matches.put({ ...match, askedAt: at });
        return;
      }
      const pair = await readPair(open);
      if (pair === undefined) throw refusal("conflict", TEXTS.decided);
      const names = [pair.keep.name, pair.other.name];
      const merged = decision === "same" ? await mergePair(pair) : null;
      await matches.put({ ...match, state: decision, decidedAt: at, decidedBy: actor, merged, names });
      await notes.add(actor, `match.${decision}`, id, { name: names.join(" / "), ids: [pair.keep.id, pair.other.id] });
      if (merged !== null) await announcer.announce();
    },
    async undo(id, actor) {
      const match = await matches.get(id);
      if (match === undefined) throw refusal("not_found", TEXTS.missing);
      if (match.state === "open") throw refusal("conflict", TEXTS.undecided);
      const { merged, names } = match;
      if (merged !== null) {
        await editor.split(merged);
        await takeBack(merged);
        await announcer.announce();
      }
      await matches.put({ ...match, state: "open", decidedAt: null, decidedBy: null, merged: null });
      await notes.add(actor, "match.undone", id, { name: names.join(" / "), before: { state: match.state } });
    },
  };
}

/** Whether the other business's source of a field comes before that of the one that stays. */
function leadsOver(kept: GiversOfBusiness, others: GiversOfBusiness): (name: FieldName) => boolean {
  return (name) => {
    const [own, other] = [kept.rankOf(name), others.rankOf(name)];
    return own !== undefined && other !== undefined && other < own;
  };
}

/** The side with a category or name of its own, where that of the other one is only that of a whole list. */
function statedSide(
  name: FieldName,
  { keep, other }: Pair,
  { kept, others }: { kept: GiversOfBusiness; others: GiversOfBusiness },
): MergeResult["from"] | undefined {
  if (name !== "category" && name !== "name") return undefined;
  const [own, listed] = [kept.listBases[name], others.listBases[name]];
  if (own !== undefined) return listed === undefined && other[name] !== undefined ? "other" : undefined;
  const value = name === "category" ? (keep.category ?? keep.type) : keep.name;
  return listed !== undefined && value !== undefined ? "keep" : undefined;
}

function patchOf(pair: Pair, kept: GiversOfBusiness, others: GiversOfBusiness): BusinessPatch {
  const sideOf = (name: FieldName) => statedSide(name, pair, { kept, others });
  const other = sideOf("category") === "keep" ? { ...pair.other, category: undefined } : pair.other;
  const leads = leadsOver(kept, others);
  return mergedFrom(pair.keep, other, (name) => {
    const side = sideOf(name);
    return side === undefined ? leads(name) : side === "other";
  });
}

function resultOf(
  { keep, other }: Pair,
  isTaken: boolean,
  { name, kept, others }: { name: FieldName; kept: GiversOfBusiness; others: GiversOfBusiness },
): MergeResult {
  const givers = {
    keepGiver: giverOf(keep, name, kept),
    otherGiver: giverOf(other, name, others),
  };
  const from = isTaken ? "other" : "keep";
  const side = statedSide(name, { keep, other }, { kept, others });
  if (side !== undefined) return { from: side, reason: "stated", ...givers };
  if (givers.keepGiver === null || givers.otherGiver === null) return { from, reason: "blank", ...givers };
  const isLed = isTaken ? leadsOver(kept, others)(name) : leadsOver(others, kept)(name);
  return { from, reason: isLed ? "order" : "stays", ...givers };
}

/** Null where there is no value; a lock is the administrator's decision, whichever import gave the value. */
function giverOf(business: Business, name: FieldName, givers: GiversOfBusiness): FieldGiver | null {
  if (isBlank(business, name)) return null;
  return business.lockedFields.includes(name) ? BY_HAND : givers.giverOf(name);
}

/** Positions of one spot do not differ. */
function differingFields(left: BusinessFields, right: BusinessFields): FieldName[] {
  const apartM = metresBetween(left, right);
  const isOneSpot = apartM !== undefined && apartM <= SAME_SPOT_M;
  return FIELD_NAMES.filter(
    (name) => !isSame(left[name], right[name]) && !(isOneSpot && (name === "latitude" || name === "longitude")),
  );
}

function isFilledBy(keep: BusinessFields, removed: BusinessFields, name: keyof BusinessFields): boolean {
  return name === "subtypes" || isSame(keep[name], removed[name]);
}

function toDecided({ id, state, names, decidedAt, decidedBy }: BusinessMatch): DecidedMatch[] {
  return state === "open" || decidedAt === null || decidedBy === null
    ? []
    : [{ id, state, names, decidedAt, decidedBy }];
}
