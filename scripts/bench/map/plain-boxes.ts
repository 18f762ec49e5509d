import { DatabaseSync } from "node:sqlite";
import type { GeoBox } from "../../../shared/contracts/src/search/search.ts";

/** The cost of a map without cells: the businesses of a box counted through an index of latitude and longitude. */
export interface PlainBoxes {
  count(box: GeoBox): number;
  close(): void;
}

export function openPlainBoxes(directoryPath: string): PlainBoxes {
  const db = new DatabaseSync(":memory:");
  db.prepare("ATTACH ? AS directory").run(directoryPath);
  db.exec(`
    CREATE TABLE point (lat REAL NOT NULL, lng REAL NOT NULL);
    INSERT INTO point SELECT latitude, longitude FROM directory.business WHERE is_listed = 1 AND latitude IS NOT NULL;
    CREATE INDEX point_by_place ON point (lat, lng);
    ANALYZE`);
  const within = db.prepare(
    "SELECT count(*) AS n FROM point WHERE lat BETWEEN ?1 AND ?2 AND (CASE WHEN ?3 <= ?4 THEN lng BETWEEN ?3 AND ?4 ELSE lng >= ?3 OR lng <= ?4 END)",
  );
  return {
    count: ({ south, north, west, east }) => Number(within.get(south, north, west, east)?.n),
    close: () => db.close(),
  };
}
