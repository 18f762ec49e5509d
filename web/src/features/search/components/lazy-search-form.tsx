import { chakra } from "@chakra-ui/react";
import { lazyPart, servedPart } from "../../../ui/lazy-part.tsx";

const load = async () => (await import("./search-form.tsx")).SearchForm;
const Room = chakra("div", { base: { display: { base: "none", md: "block" }, minH: "14" } });

/** In the page. It works from the server's HTML, so its script follows the first interaction. */
export const BarForm = servedPart(load, {
  served: import.meta.env.SSR ? await load() : undefined,
  fallback: <Room aria-hidden="true" />,
});
/** In a dialog. */
export const SheetForm = lazyPart(load);
