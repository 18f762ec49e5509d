export interface Link {
  href: string;
  text: string;
}

/** A page as a reader without JavaScript gets it. */
export interface Document {
  status: number;
  html: string;
  /** What is read between the tags of the body, with single spaces. */
  text: string;
  h1: string[];
  h2: string[];
  links: Link[];
  title: string;
  description: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

export function documentOf(status: number, source: string): Document {
  const html = source.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<style\b[^>]*>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "");
  const body = html.slice(html.indexOf("<body"));
  const all = (pattern: RegExp): string[] => [...body.matchAll(pattern)].map(([, inner = ""]) => textOf(inner));
  return {
    status,
    html: source,
    text: textOf(body),
    h1: all(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g),
    h2: all(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g),
    links: [...body.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = "", inner = ""]) => ({
      href: decode(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? ""),
      text: textOf(inner),
    })),
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ""),
  };
}

/** The page's own content: without the site's header and footer. */
export function mainOf(document: Document): Document {
  const main = /<main\b[\s\S]*<\/main>/.exec(document.html)?.[0] ?? "";
  return documentOf(document.status, `<body>${main}`);
}

/** What a page is about: also without the others that stand beside it. */
export function articleOf(document: Document): Document {
  const article = /<article\b[\s\S]*<\/article>/.exec(document.html)?.[0] ?? "";
  return documentOf(document.status, `<body>${article}`);
}

export function hrefs({ links }: Document, prefix: string): string[] {
  return [...new Set(links.map(({ href }) => href).filter((href) => href.startsWith(prefix)))];
}

function textOf(html: string): string {
  return decode(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
