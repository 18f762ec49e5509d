import {
  type BusinessMatch,
  businessMatchSchema,
  type MatchState,
  matchStateSchema,
} from "@meridian/contracts/businesses/business-match";
import { matchIdsOf } from "@meridian/domain/businesses/identity/match-pair";
import type { MatchStore, OpenMatch } from "@meridian/ports/businesses/match-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, rowArrays, textOf } from "../database/sql-row.ts";

/** Open pairs of two businesses that exist. */
const OPEN = `FROM business_match AS pair
  CROSS JOIN identity_key AS new_key ON new_key.hash = key_hash(pair.new_key) AND new_key.key = pair.new_key
  CROSS JOIN identity_key AS known_key ON known_key.hash = key_hash(pair.known_key) AND known_key.key = pair.known_key
  CROSS JOIN business AS new_one ON new_one.n = new_key.business_n
  CROSS JOIN business AS known_one ON known_one.n = known_key.business_n
  WHERE pair.state = 'open' AND new_one.n <> known_one.n AND new_one.deleted_at IS NULL AND known_one.deleted_at IS NULL`;
const PUT = `INTO business_match (id, state, new_key, known_key, asked_at, decided_at, content) VALUES (?, ?, ?, ?, ?, ?, ?)`;
const HAS_DECIDED = "SELECT 1 FROM business_match INDEXED BY business_match_decided WHERE state <> 'open' LIMIT 1";
const STATES_OF = "SELECT state FROM business_match WHERE id IN (SELECT value FROM json_each(?)) AND state <> 'open'";

export function createSqliteMatchStore({ db }: { db: DirectoryDatabase }): MatchStore {
  return {
    async listOpen(limit) {
      const sql = `SELECT pair.content, new_one.id, known_one.id ${OPEN} ORDER BY pair.asked_at, pair.id LIMIT ?`;
      return rowArrays(db.arraySql(sql), limit).map(toOpen);
    },
    async getOpen(id) {
      const sql = `SELECT pair.content, new_one.id, known_one.id ${OPEN} AND pair.id = ?`;
      return rowArrays(db.arraySql(sql), id).map(toOpen)[0];
    },
    async countOpen(upTo) {
      const row = db.sql(`SELECT count(*) AS n FROM (SELECT 1 ${OPEN} LIMIT ?)`).get(upTo);
      return numberOf(row?.n);
    },
    async listDecided(limit) {
      const sql = `SELECT content FROM business_match INDEXED BY business_match_decided WHERE state <> 'open'
        ORDER BY decided_at DESC LIMIT ?`;
      return rowArrays(db.arraySql(sql), limit).map(([content]) => toMatch(content));
    },
    async get(id) {
      const row = db.sql("SELECT content FROM business_match WHERE id = ?").get(id);
      return row === undefined ? undefined : toMatch(row.content);
    },
    async put(match) {
      putMatch(db, match, "REPLACE");
    },
  };
}

/** Within the caller's transaction, if there is one. With IGNORE, a known pair stays as it is. */
export function putMatch(db: DirectoryDatabase, match: BusinessMatch, conflict: "REPLACE" | "IGNORE"): void {
  const { id, state, newKey, knownKey, askedAt, decidedAt } = match;
  const decided = decidedAt === null ? null : Date.parse(decidedAt);
  db.sql(`INSERT OR ${conflict} ${PUT}`).run(
    id,
    state,
    newKey,
    knownKey,
    Date.parse(askedAt),
    decided,
    JSON.stringify(match),
  );
}

function toOpen([content, newId, knownId]: readonly unknown[]): OpenMatch {
  return { match: toMatch(content), newId: textOf(newId), knownId: textOf(knownId) };
}

export function toMatch(content: unknown): BusinessMatch {
  return businessMatchSchema.parse(JSON.parse(textOf(content)));
}

/** Reads what was decided about pairs of keys. */
export function openDecisions(
  db: DirectoryDatabase,
): (leftKeys: readonly string[], rightKeys: readonly string[]) => MatchState[] {
  if (db.sql(HAS_DECIDED).get() === undefined) return () => [];
  return (leftKeys, rightKeys) =>
    rowArrays(db.arraySql(STATES_OF), JSON.stringify(matchIdsOf(leftKeys, rightKeys))).map(([state]) =>
      matchStateSchema.parse(state),
    );
}
