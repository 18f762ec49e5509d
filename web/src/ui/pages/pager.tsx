import { servedPart } from "../lazy-part.tsx";
import type { PageLinksProps } from "./page-links.tsx";

const load = async () => (await import("./page-links.tsx")).PageLinks;
const PageLinks = servedPart(load, { served: import.meta.env.SSR ? await load() : undefined });

/** Links to the pages of a list: Chakra's pagination, as HTML until an interaction, since its script is 10 kB (decision 15). */
export function Pager(props: PageLinksProps) {
  return props.total <= 1 ? null : <PageLinks {...props} />;
}
