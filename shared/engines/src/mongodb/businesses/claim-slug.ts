import { insertAbsent } from "../insert-absent.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

/** Claims the first slug that is free or has been this business's own. */
export async function claimSlug(
  { slugs }: MongoDirectory,
  choices: readonly string[],
  businessId: string,
): Promise<string | undefined> {
  for (const slug of choices) {
    if (await insertAbsent(slugs, [{ _id: slug, businessId }])) return slug;
    const owner = await slugs.findOne({ _id: slug }, BOUNDED);
    if (owner?.businessId === businessId) return slug;
  }
  return undefined;
}
