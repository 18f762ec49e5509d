import type { Business } from "@meridian/contracts/businesses/business";
import { storedPlaceOf } from "@meridian/domain/places/business-place";
import type { MovedBusiness, MovedCollection } from "@meridian/ports/businesses/directory-transfer";
import { derivedOf, storedFields, toBusiness } from "../businesses/business-document.ts";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { countedOf } from "../places/place-documents.ts";
import { countOf, keysOf, putAll } from "./key-pages.ts";

export function createMovedBusinesses({ businesses, slugs }: MongoDirectory): MovedCollection<MovedBusiness> {
  return {
    estimate: () => countOf(businesses),
    keys: (after = "", limit) => keysOf(businesses, after, limit),
    async find(ids) {
      const found = await businesses.find({ _id: { $in: [...ids] } }, BOUNDED).toArray();
      return found.map((document) => ({ key: document._id, business: toBusiness(document) }));
    },
    /** As in imports, a slug's claim is written before its business. */
    async write(records) {
      const documents = records.map(({ business }) => documentOf(business));
      await putAll(
        slugs,
        documents.map(({ _id, slug }) => ({ _id: slug, businessId: _id })),
      );
      await putAll(businesses, documents);
    },
    async remove(ids) {
      const options = { projection: { slug: 1 }, ...BOUNDED } as const;
      const known = await businesses.find({ _id: { $in: [...ids] } }, options).toArray();
      await slugs.deleteMany({ _id: { $in: known.map(({ slug }) => slug) } });
      await businesses.deleteMany({ _id: { $in: [...ids] } });
    },
  };
}

/** Already counted, so that the recount after a move has nothing to write. */
function documentOf(business: Business): BusinessDocument {
  const { id, slug, isApproved, lockedFields, revision, popularity, source, createdAt, updatedAt, ...others } =
    business;
  const {
    deletedAt,
    deletionKind,
    fieldSources,
    cityId,
    citySlug,
    cityName,
    regionCode,
    categorySlug,
    kinds,
    ...rest
  } = others;
  const fields = storedFields(rest);
  const place = storedPlaceOf({ cityId, citySlug, cityName, regionCode, categorySlug, kinds });
  const derived = derivedOf(fields, isApproved, place);
  const content = {
    ...derived,
    isListed: derived.isListed && deletedAt === undefined,
    fields,
    ...(deletedAt === undefined ? {} : { deletedAt: Date.parse(deletedAt) }),
    ...(deletionKind === undefined ? {} : { deletionKind }),
  };
  return {
    _id: id,
    slug,
    ...content,
    popularity,
    isApproved,
    lockedFields,
    revision,
    ...(source === undefined ? {} : { source }),
    ...(fieldSources === undefined ? {} : { fieldSources }),
    createdAt: Date.parse(createdAt),
    updatedAt: Date.parse(updatedAt),
    counted: countedOf(content),
    countedStep: 0,
  };
}
