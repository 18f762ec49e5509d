import { DatabaseSync } from "node:sqlite";

/** Addresses of one kind, each for a different place or page. */
export interface AddressGroup {
  label: string;
  kind: "json" | "page";
  paths: readonly string[];
}

/** The first page has its own address, and there are at most this many. */
const LIST_PAGES = { first: 2, last: 100 };

/** The addresses visitors and crawlers request, across the directory: at most `count` of each kind. */
export function benchAddresses(directoryPath: string, count: number): AddressGroup[] {
  const db = new DatabaseSync(directoryPath, { readOnly: true });
  const textsOf = (sql: string): string[] =>
    db
      .prepare(sql)
      .all(count)
      .map(({ path }) => String(path));
  const { first, last } = db.prepare("SELECT min(n) AS first, max(n) AS last FROM business").get() ?? {};
  const step = Math.max(1, Math.floor((Number(last) - Number(first)) / count));
  const businesses = textsOf(`SELECT slug AS path FROM business WHERE n % ${step} = 0 AND is_listed = 1 LIMIT ?`);
  const categories = textsOf(
    "SELECT slug AS path FROM category WHERE business_count > 0 ORDER BY business_count DESC LIMIT ?",
  );
  const cities = textsOf(
    `SELECT lower(country.code) || '/' || city.slug AS path FROM city JOIN country ON country.id = city.country_id
     WHERE city.business_count > 0 ORDER BY city.business_count DESC LIMIT ?`,
  );
  const countries = textsOf(
    "SELECT slug AS path FROM country WHERE business_count > 0 ORDER BY business_count DESC LIMIT ?",
  );
  db.close();
  const pages = Math.min(count, LIST_PAGES.last - LIST_PAGES.first + 1);
  const lists = Array.from({ length: pages }, (_, at) => String(LIST_PAGES.first + at));
  const group = (label: string, kind: AddressGroup["kind"], prefix: string, ends: readonly string[]): AddressGroup => ({
    label,
    kind,
    paths: ends.map((end) => prefix + end),
  });
  return [
    group("business", "json", "/api/businesses/", businesses),
    group("all businesses", "json", "/api/businesses?page=", lists),
    group("category", "json", "/api/categories/", categories),
    group("country", "json", "/api/countries/", countries),
    group("city", "json", "/api/cities/", cities),
    group("business", "page", "/business/", businesses),
    group("all businesses", "page", "/businesses?page=", lists),
    group("category", "page", "/categories/", categories),
    group("country", "page", "/countries/", countries),
    group("city", "page", "/cities/", cities),
  ];
}
