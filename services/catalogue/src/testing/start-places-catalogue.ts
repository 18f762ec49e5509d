import { startTestCatalogue, type TestCatalogue } from "./start-test-catalogue.ts";

/**
 * Thirty pizza restaurants in Philadelphia, the first of them in the airport; in São Paulo, two inns that are open and one that closed
 * permanently.
 */
export function startPlacesCatalogue(): Promise<TestCatalogue> {
  const inn = { type: "Bed & breakfast", category: "hotels", subtypes: ["Bed & breakfast", "Hotel"] };
  const saoPaulo = { city: "São Paulo", country: "Brazil", countryCode: "BR" };
  const pizzas = Array.from({ length: 30 }, (_, n) => ({ name: `Pizza ${n}`, street: `${n} Main St`, reviews: n }));
  return startTestCatalogue([
    ...pizzas.map((pizza, n) => (n === 0 ? { ...pizza, category: "Airport" } : pizza)),
    { name: "Pousada", ...inn, ...saoPaulo },
    { name: "Casa", ...inn, ...saoPaulo, rating: undefined },
    { name: "Closed Inn", ...inn, ...saoPaulo, status: "closed" },
  ]);
}
