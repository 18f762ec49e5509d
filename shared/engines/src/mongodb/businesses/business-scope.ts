import type { MongoDirectory } from "../mongo-directory.ts";
import type { PlaceRegister } from "../places/place-register.ts";
import type { Rollups } from "../rollups/rollups.ts";

/** What reads and writes of businesses need. */
export interface BusinessScope {
  directory: MongoDirectory;
  places: PlaceRegister;
  rollups: Rollups;
  clock: () => Date;
}
