import type { Collection, Document, WithId } from "mongodb";
import { LONG } from "./mongo-directory.ts";

const PAGE = 1_000;

/**
 * The documents of a collection behind `after` in the order of their ids, a page at a time. Every page is a query of its own: no cursor
 * has to outlive the work on a page, nor a change of the server.
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
