import type { BusinessFields, DeletionKind } from "@meridian/contracts/businesses/business";
import { settledPopularity } from "@meridian/domain/businesses/popularity";
import type { BusinessPlace } from "@meridian/domain/places/business-place";
import type { BusinessDocument } from "../documents.ts";
import { countedOf } from "../places/place-documents.ts";
import { derivedOf } from "./business-document.ts";

/** Everything about a business that may change. */
export interface BusinessState {
  /** As `storedFields` returns them. */
  fields: BusinessFields;
  /** Derived from the fields. */
  place: BusinessPlace;
  isApproved: boolean;
  lockedFields: readonly string[];
  deletedAt: number | undefined;
  deletionKind: DeletionKind | undefined;
  source: BusinessDocument["source"] | undefined;
  fieldSources: BusinessDocument["fieldSources"] | undefined;
  /** If absent, derived from the fields. */
  popularity?: number;
}

const OPTIONAL_STATE = ["deletedAt", "deletionKind", "source", "fieldSources"] as const;
type OptionalState = (typeof OPTIONAL_STATE)[number];

export interface WriteTime {
  /** In milliseconds. */
  now: number;
  /** The index mark; see `markOf`. */
  mark: number;
}

export function stateOf(business: BusinessDocument): BusinessState {
  const { fields, place = {}, isApproved, lockedFields, deletedAt, deletionKind, source, fieldSources } = business;
  return { fields, place, isApproved, lockedFields, deletedAt, deletionKind, source, fieldSources };
}

/** Gives a business a new state, with everything derived from it, under the next revision, if it is unchanged since it was read. */
export function replacementOf(
  before: BusinessDocument,
  next: BusinessState,
  { now, mark }: WriteTime,
  openWriters: string[] | undefined = before.openWriters,
) {
  const { fields, place, isApproved, deletedAt, deletionKind, source, fieldSources } = next;
  const derived = derivedOf(fields, isApproved, place);
  const content = {
    ...derived,
    isListed: derived.isListed && deletedAt === undefined,
    popularity: next.popularity ?? settledPopularity(before.popularity, derived.popularity),
    fields,
  };
  const isCountedAlike =
    JSON.stringify(countedOf(before)) ===
    JSON.stringify(countedOf({ ...content, ...(deletedAt === undefined ? {} : { deletedAt }) }));
  return {
    updateOne: {
      filter: { _id: before._id, revision: before.revision },
      update: {
        $set: {
          ...content,
          isApproved,
          lockedFields: [...next.lockedFields],
          revision: before.revision + 1,
          updatedAt: now,
          ...(deletedAt === undefined ? {} : { deletedAt }),
          ...(deletionKind === undefined ? {} : { deletionKind }),
          ...(source === undefined ? {} : { source }),
          ...(fieldSources === undefined ? {} : { fieldSources }),
          ...(openWriters === undefined ? {} : { openWriters }),
          ...(isCountedAlike ? {} : { uncounted: 1 as const }),
        },
        $min: { mark },
        ...unsetOf({ deletedAt, deletionKind, source, fieldSources }),
      },
    },
  };
}

function unsetOf(values: Partial<Pick<BusinessState, OptionalState>>) {
  const $unset: Partial<Record<OptionalState, "">> = {};
  for (const name of OPTIONAL_STATE) if (values[name] === undefined) $unset[name] = "";
  return Object.keys($unset).length === 0 ? {} : { $unset };
}
