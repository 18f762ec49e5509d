import { searchAnswerSchema } from "@meridian/contracts/search/search";
import { makeSynonym } from "@meridian/testing/site-records";
import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const catalogue = await startTestCatalogue([
  { name: "Apollo Pharmacy", latitude: 39.95, longitude: -75.16 },
  { name: "Zenith Pizza", latitude: 39.95, longitude: -75.16 },
]);
afterAll(() => catalogue.stop());

const search = (query: string) => catalogue.read(searchAnswerSchema, `/api/search?${query}`);
const namesOf = async (query: string) => (await search(query)).hits.map(({ name }) => name);

it("a synonym is searched, marked and mapped from its announcement until its removal", async () => {
  const synonym = makeSynonym("Eczane", "pharmacy");
  const { synonyms, datasetVersion } = catalogue.engines;
  expect(await namesOf("q=eczane")).toEqual([]);
  await synonyms.add(synonym);
  await datasetVersion.raise();
  expect(await namesOf("q=ECZANE")).toEqual(["Apollo Pharmacy"]);
  expect(await namesOf("q=eczane&location=philadelphia")).toEqual(["Apollo Pharmacy"]);
  const answer = await search("q=eczane%20apollo");
  expect(answer).toMatchObject({
    totalCount: 1,
    isTotalExact: true,
    understood: { correctedFrom: null },
    instead: null,
  });
  expect(answer.hits[0]?.highlights).toContainEqual([7, 15]);
  const map = await fetch(`${catalogue.url}/api/map?q=eczane&bbox=-76,39,-75,41&zoom=16`);
  expect(await map.text()).toContain("Apollo Pharmacy");
  await synonyms.remove(synonym.id);
  await datasetVersion.raise();
  expect(await namesOf("q=eczane")).toEqual([]);
});
