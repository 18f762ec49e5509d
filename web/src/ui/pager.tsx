import { servedPart } from "./lazy-part.tsx";

const load = async () => (await import("./page-links.tsx")).PageLinks;
const PageLinks = servedPart(load, import.meta.env.SSR ? await load() : undefined);

export interface PagerProps {
  current: number;
  total: number;
  /** What is paged, for the name of the landmark: "businesses". */
  label: string;
  /** `window`: five numbers that slide; `ends`: first and last always there, two either side of the current. */
  style?: "window" | "ends";
}

/** Links to the pages of a list: Chakra's pagination, as HTML until an interaction, since its script is 10 kB (decision 15). */
export function Pager(props: PagerProps) {
  return props.total <= 1 ? null : <PageLinks {...props} />;
}
