import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { afterAll, expect, it } from "vitest";
import { createCategoryOf } from "./business-category.ts";
import { categoryMarkOf } from "./category-mark.ts";

const { kinds, close } = openKnowledge();
afterAll(close);
const categoryOf = createCategoryOf(kinds);
const markOf = (label: string | null, slug: string | null) =>
  Object.values(categoryMarkOf({ label, slug }, categoryOf));

it.each([
  ["Apotheke", "pharmacy", ["pharmacy", "Pharmacy"]],
  ["Friseur", "hairdresser", ["hair", "HairSalon"]],
  ["薬局", "yao-ju", ["pharmacy", "Pharmacy"]],
])("the kind that %s means in its language decides its mark", (label, slug, mark) => {
  expect(markOf(label, slug)).toEqual(mark);
});

it("a label moved to another kind has the mark of that kind", () => {
  expect(markOf("Apotheke", "florist")).toEqual(["flower", "Florist"]);
});

it.each([
  ["pizza", "Pizza delivery"],
  ["fish", "Sushi bar"],
  ["sweet", "Ice cream truck"],
  ["coffee", "CAFÉ RESTAURANT"],
  ["coffee", "Internet cafe"],
  ["bread", "Wholesale bakery"],
  ["bar", "Wine bar & kitchen"],
  ["bar", "Nightclub"],
  ["bar", "Night club"],
  ["food", "Fast food restaurant"],
  ["bed", "Guesthouse with garden"],
  ["bed", "Guest house"],
  ["hair", "Barber shop"],
  ["beauty", "Nail salon"],
  ["tooth", "Dental clinic"],
  ["pharmacy", "Drug store"],
  ["pharmacy", "Drugstore"],
  ["animal", "Pet groomer"],
  ["health", "Medical center"],
  ["fitness", "Yoga studio"],
  ["fuel", "Gas station"],
  ["car", "Car repair service"],
  ["book", "Used book store"],
  ["school", "Police academy"],
  ["child", "Toy store"],
  ["jewel", "Watch repair service"],
  ["clothes", "Shoe store"],
  ["flower", "Garden center"],
  ["groceries", "Butcher shop"],
  ["computer", "Web designer"],
  ["phone", "Mobile network operator"],
  ["camera", "Photo lab"],
  ["film", "Movie theater"],
  ["music", "Concert hall"],
  ["museum", "Art gallery"],
  ["worship", "Baptist church"],
  ["park", "Campground"],
  ["plane", "International airport"],
  ["travel", "Bus company"],
  ["law", "Family law attorney"],
  ["money", "Tax preparation"],
  ["home", "Furniture maker"],
  ["power", "Electrician"],
  ["tools", "Roofing contractor"],
  ["shop", "Gift shop"],
  ["office", "Corporate office"],
  ["place", "Zzz"],
])("without a kind, the words of a label decide, the main trade first: %s for %s", (symbol, label) => {
  const mark = categoryMarkOf({ label, slug: null }, () => undefined);
  expect(mark).toEqual({ symbol, schemaType: "LocalBusiness" });
});

it("a business without a category has the general mark", () => {
  expect(markOf(null, null)).toEqual(["place", "LocalBusiness"]);
});
