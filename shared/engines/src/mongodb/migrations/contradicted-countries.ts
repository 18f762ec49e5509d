import { isCountryContradicted } from "@meridian/domain/places/country-contradiction";
import type { BusinessDocument } from "../documents.ts";
import type { Migration } from "../migrate.ts";
import { BOUNDED } from "../mongo-directory.ts";

const PAGE = 2_000;
const PLACED = {
  "fields.countryCode": 1,
  "fields.timeZone": 1,
  "fields.phoneE164": 1,
  "fields.latitude": 1,
  "fields.longitude": 1,
} as const;

/** Businesses that contradict their country, for the admin area's list. */
export const contradictedCountries: Migration = {
  name: "contradicted countries",
  indexes: [{ collection: "business", name: "by_contradiction", key: { isContradicted: 1, _id: 1 } }],
  async fill(db) {
    const businesses = db.collection<BusinessDocument>("business");
    const options = { projection: PLACED, sort: { _id: 1 }, limit: PAGE, ...BOUNDED } as const;
    for (let after = ""; ; ) {
      const page = await businesses.find({ _id: { $gt: after } }, options).toArray();
      const ids = page.flatMap(({ _id, fields }) => (isCountryContradicted(fields) ? [_id] : []));
      if (ids.length > 0) await businesses.updateMany({ _id: { $in: ids } }, { $set: { isContradicted: true } });
      const last = page.at(-1);
      if (last === undefined) return;
      after = last._id;
    }
  },
};
