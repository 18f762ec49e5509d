import type { SearchDocument } from "../../shared/domain/src/businesses/search-document.ts";
import type { Random } from "../demo/random.ts";

/** Derives the parameters of a query from a business; undefined if the business yields none. */
export type MakeParameters = (document: SearchDocument, random: Random) => Record<string, string> | undefined;

export interface QueryKind {
  kind: string;
  count: number;
  namesBusiness: boolean;
  make: MakeParameters;
}
