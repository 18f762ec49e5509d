import { searchAnswerSchema } from "@meridian/contracts/search/search";
import type { TestCatalogue } from "./start-test-catalogue.ts";

/** The names of a search's hits, best first. */
export async function searchNames({ url }: TestCatalogue, query: Record<string, string>): Promise<string[]> {
  const answer = await fetch(`${url}/api/search?${new URLSearchParams(query)}`);
  return searchAnswerSchema.parse(await answer.json()).hits.map(({ name }) => name);
}
