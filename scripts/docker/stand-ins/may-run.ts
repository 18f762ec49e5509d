import type { MongodbAction, MongodbRight } from "../../../shared/engines/src/mongodb/connection/grant-users.ts";
import type { Command } from "../../../shared/testing/src/engines/mongo-refusal.ts";

/** The rights MongoDB requires for commands, per its manual; updates may insert. Commands without an entry require none. */
const NEEDED: Readonly<Record<string, readonly MongodbAction[]>> = {
  find: ["find"],
  count: ["find"],
  distinct: ["find"],
  aggregate: ["find"],
  explain: ["find"],
  insert: ["insert"],
  update: ["update", "insert"],
  delete: ["remove"],
  findAndModify: ["find", "update"],
  listIndexes: ["listIndexes"],
  createIndexes: ["createIndex"],
  create: ["createCollection"],
  drop: ["dropCollection"],
  listCollections: ["listCollections"],
  dbStats: ["dbStats"],
};
const FREE = /^(hello|isMaster|ismaster|ping|buildInfo|endSessions|getMore|killCursors|saslStart|saslContinue)$/;

/** Whether these rights allow a command. Unknown commands are refused. */
export function mayRun({ name, collection }: Command, rights: readonly MongodbRight[]): boolean {
  if (FREE.test(name)) return true;
  const needed = NEEDED[name];
  if (needed === undefined) return false;
  return needed.every((action) => rights.some((right) => covers(right, action, collection)));
}

function covers({ collections, actions }: MongodbRight, action: MongodbAction, collection: string): boolean {
  return actions.includes(action) && (collections === "all collections" || collections.includes(collection));
}
