interface Link {
  href: string;
  text: string;
}

/** A page as a reader without JavaScript gets it. */
export interface Document {
  status: number;
  /** As it was sent, scripts included. */
  html: string;
  /** The text of the body, with single spaces. */
  text: string;
  h1: string[];
  h2: string[];
  links: Link[];
  title: string;
  description: string;
  /** Undefined on pages that search engines must not index. */
  canonical: string | undefined;
  isIndexed: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

export function parseDocument(status: number, source: string): Document {
  const html = source.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<style\b[^>]*>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "");
  const body = html.slice(html.indexOf("<body"));
  const textsOf = (pattern: RegExp): string[] => [...body.matchAll(pattern)].map(([, inner = ""]) => textOf(inner));
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return {
    status,
    html: source,
    text: textOf(body),
    h1: textsOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g),
    h2: textsOf(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g),
    links: [...body.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = "", inner = ""]) => ({
      href: decode(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? ""),
      text: textOf(inner),
    })),
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ""),
    canonical: canonical === undefined ? undefined : decode(canonical),
    isIndexed: !/<meta name="robots" content="noindex/.test(html),
  };
}

/** The page's own content, without the site's header and footer. */
export function mainOf(document: Document): Document {
  return elementOf(document, "main");
}

/** The subject of a page, without the related items beside it. */
export function articleOf(document: Document): Document {
  return elementOf(document, "article");
}

/** Different link targets that begin with `prefix`, in order. */
export function hrefs({ links }: Document, prefix: string): string[] {
  return [...new Set(links.map(({ href }) => href).filter((href) => href.startsWith(prefix)))];
}

/** The text of the first link to `href`, such as the whole text of a card; empty when there is none. */
export function linkText({ links }: Document, href: string): string {
  return links.find((link) => link.href === href)?.text ?? "";
}

/** The first `nav` of that label, as HTML. */
export function navOf({ html }: Document, label: string): string {
  return new RegExp(`<nav[^>]*aria-label="${label}"[\\s\\S]*?</nav>`).exec(html)?.[0] ?? "";
}

function elementOf({ status, html }: Document, name: "main" | "article"): Document {
  const element = new RegExp(`<${name}\\b[\\s\\S]*</${name}>`).exec(html)?.[0] ?? "";
  return parseDocument(status, `<body>${element}`);
}

function textOf(html: string): string {
  return decode(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
