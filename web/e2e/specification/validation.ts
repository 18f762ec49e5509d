import { expect } from "@playwright/test";
import { checkContactFields } from "../../src/features/contact/contact-problems.ts";
import { nameFilter, parseListSearch } from "../../src/lib/list-page.ts";
import { mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";
import { first } from "./site.ts";

const contact = rowsOf(5, "Contact form");
const list = rowsOf(5, "Public list");
const filters = rowsOf(5, "Filters");

const VALID = { name: "Zo", email: "zoe@example.org", subject: "Hello", message: "0123456789" };
const PROBLEMS = [
  ["name", "Z", "Name must be at least 2 characters"],
  ["email", "zoe@", "Please enter a valid email address"],
  ["subject", "Four", "Subject must be at least 5 characters"],
  ["message", "Nine char", "Message must be at least 10 characters"],
] as const;

export const validationRows: readonly Row[] = [
  contact.code("name 2, email valid, subject 5, message 10; company and phone have no rules", () => {
    expect(checkContactFields(VALID)).toEqual({});
    for (const [field, value, problem] of PROBLEMS) {
      expect(checkContactFields({ ...VALID, [field]: value })).toEqual({ [field]: problem });
    }
  }),
  contact.http("the server checks the same, all fields at once", async ({ request }) => {
    const data = { ...VALID, ...Object.fromEntries(PROBLEMS.map(([field, value]) => [field, value])) };
    const answer = await request.post("/api/contact", { data: { ...data, elapsedMs: 60_000 } });
    expect(answer.status()).toBe(400);
    const body = await answer.text();
    for (const [, , problem] of PROBLEMS) expect(body).toContain(problem);
  }),
  list.http("a page is accepted from 1 to 100 alone", async (site) => {
    expect(await site.status("/businesses?page=100")).toBe(200);
    expect(await site.status("/businesses?page=101")).toBe(404);
    for (const page of ["0", "-1", "abc", "1.5", "1"]) {
      expect(await site.redirect(`/businesses?page=${page}`)).toBe("301 /businesses");
    }
    for (const page of ["0", "101", "abc"]) expect(await site.status(`/api/businesses?page=${page}`)).toBe(400);
  }),
  list.http("every list drops what is no page, and has no page beyond its last", async (site) => {
    const lists = [
      "/categories",
      "/countries",
      "/cities",
      "/cities/b",
      await site.categoryPath(),
      await site.cityPath(),
    ];
    for (const path of [...lists, await site.countryPath(), `${await site.countryPath()}/cities`]) {
      expect(await site.redirect(`${path}?page=abc&unknown=1`)).toBe(`301 ${path}`);
      expect([path, await site.status(`${path}?page=9999`)]).toEqual([path, 404]);
    }
  }),
  filters.code("find a text anywhere in the name, whatever the case", () => {
    const finds = (q: string) => nameFilter<string>(q, (name) => [name])?.("Pizza Restaurant");
    expect([finds("A REST"), finds("za r"), finds("bar")]).toEqual([true, true, false]);
    expect(parseListSearch({ q: "bar" }).q).toBe("bar");
  }),
  filters.http("category by name, country by name, city by name or country code", async (site) => {
    const shown = async (path: string) => mainOf(await site.html(path)).text;
    const { category } = first(await site.categories());
    const { country } = first(await site.countries());
    const { city, countryCode } = first(await site.cities());
    for (const [path, text, name] of [
      ["/categories", category, category],
      ["/countries", country, country],
      ["/cities", city, city],
      ["/cities", countryCode, city],
    ] as const) {
      expect(await shown(`${path}?q=${encodeURIComponent(text.toUpperCase())}`)).toContain(name);
    }
  }),
];
