import type { Collection, Document, WithId } from "mongodb";
import { LONG } from "./mongo-directory.ts";

const PAGE = 1_000;

/**
 * The documents of a collection after `after`, by id, one page at a time. Each page is a separate query, so no cursor has to survive the
 * work on a page or a failover.
 */
export async function* pagesById<D extends { _id: string }>(
  collection: Collection<D>,
  { projection = {}, after = "" }: { projection?: Document; after?: string } = {},
): AsyncGenerator<WithId<D>[]> {
  const options = { sort: { _id: 1 }, limit: PAGE, batchSize: PAGE + 1, projection, ...LONG } as const;
  for (let from = after; ; ) {
    const filter: object = from === "" ? {} : { _id: { $gt: from } };
    const page = await collection.find(filter, options).toArray();
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    if (page.length < PAGE) return;
    from = last._id;
  }
}
