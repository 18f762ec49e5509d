import { z } from "zod";

/** A repeatable read with a check of its response. */
export interface IdempotentRequest {
  kind: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The fault of a body with status 200; undefined if it is good. */
  faultOf(body: string): string | undefined;
}

interface KnownBusiness {
  name: string;
  slug: string;
}

export interface RequestMixOptions {
  gateway: string;
  /** Of an admin session. */
  cookie: string;
}

const LISTING_PAGES = 20;
export const POPULAR_PAGES = ["/", "/categories", "/countries", "/cities", "/businesses"];
const WORDS = ["pizza", "hotel", "dental clinic", "cafe", "book", "gym", "bakery", "law"];
const PLACES = ["", "berlin", "turkey", "paris", "united states"];

/** Per hundred requests: most can be answered from caches, the others cannot. */
const SHARES: readonly (readonly [maker: keyof Makers, share: number])[] = [
  ["popularPage", 30],
  ["popularBusiness", 30],
  ["listing", 12],
  ["business", 12],
  ["search", 6],
  ["suggest", 5],
  ["page", 2],
  ["session", 2],
  ["imports", 1],
];

/** Checks only what reveals a broken response: a full check would cost more than the response. */
const businessSchema = z.object({ name: z.string(), slug: z.string() });
const listingSchema = z.object({ businesses: z.array(businessSchema).min(1) });
const searchSchema = z.object({ hits: z.array(businessSchema), totalCount: z.int(), isDegraded: z.boolean() });
const suggestSchema = z.object({ businesses: z.array(z.unknown()), places: z.array(z.unknown()) });
const sessionSchema = z.object({ username: z.string() });
const importsSchema = z.array(z.object({ id: z.string(), state: z.string() }));

type Makers = ReturnType<typeof makersOf>;

/** Reads of visitors and an administrator, drawn from the site's current businesses. */
export async function openRequestMix(options: RequestMixOptions): Promise<() => IdempotentRequest> {
  const known: KnownBusiness[] = [];
  for (let page = 1; page <= LISTING_PAGES; page++) {
    const answer = await fetch(`${options.gateway}/api/businesses?page=${page}`);
    known.push(...listingSchema.parse(await answer.json()).businesses);
  }
  const makers = makersOf(known, options.cookie);
  return () => {
    let draw = Math.random() * SHARES.reduce((sum, [, share]) => sum + share, 0);
    for (const [maker, share] of SHARES) {
      draw -= share;
      if (draw < 0) return makers[maker]();
    }
    return makers.search();
  };
}

function makersOf(known: readonly KnownBusiness[], cookie: string) {
  const popular = known.slice(0, 10);
  const business = ({ name, slug }: KnownBusiness) =>
    dataRequest("business", `/api/businesses/${slug}`, businessSchema, (found) =>
      found.name === name ? undefined : `the business is ${found.name}, not ${name}`,
    );
  return {
    popularPage: () => pageRequest(pick(POPULAR_PAGES), undefined),
    popularBusiness: () => business(pick(popular)),
    listing: () => dataRequest("listing", `/api/businesses?page=${1 + draw(LISTING_PAGES)}`, listingSchema),
    business: () => business(pick(known)),
    search: () => {
      const location = pick(PLACES);
      const query = new URLSearchParams({ q: pick(WORDS), location, page: String(1 + draw(5)) });
      return dataRequest("search", `/api/search?${query}`, searchSchema, ({ totalCount, isDegraded }) =>
        totalCount > 0 || location !== "" || isDegraded ? undefined : "nothing was found",
      );
    },
    suggest: () => {
      const { name } = pick(known);
      return dataRequest("suggest", `/api/suggest?q=${encodeURIComponent(name.slice(0, 2 + draw(6)))}`, suggestSchema);
    },
    page: () => {
      const { name, slug } = pick(known);
      return pageRequest(`/business/${slug}`, name);
    },
    session: () => ({ ...dataRequest("session", "/api/admin/session", sessionSchema), headers: { cookie } }),
    imports: () => ({ ...dataRequest("imports", "/api/admin/imports?limit=5", importsSchema), headers: { cookie } }),
  };
}

function dataRequest<S extends z.ZodType>(
  kind: string,
  path: string,
  schema: S,
  faultOf: (answer: z.output<S>) => string | undefined = () => undefined,
): IdempotentRequest {
  return {
    kind,
    path,
    headers: {},
    faultOf(body) {
      const parsed = schema.safeParse(JSON.parse(body));
      return parsed.success ? faultOf(parsed.data) : "the answer is not what the contract says";
    },
  };
}

/** A complete page with a heading and the name of its business. */
function pageRequest(path: string, name: string | undefined): IdempotentRequest {
  return {
    kind: "page",
    path,
    headers: { accept: "text/html" },
    faultOf(body) {
      if (!body.includes("</html>") || !body.includes("<h1")) return "the page is not whole";
      const words = name?.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "") ?? [];
      return words.every((word) => body.includes(word)) ? undefined : `the page is not about ${name}`;
    },
  };
}

function draw(below: number): number {
  return Math.floor(Math.random() * below);
}

function pick<T>(items: readonly T[]): T {
  const item = items[draw(items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from");
  return item;
}
