import { chakra } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

const Frame = chakra("aside", {
  base: {
    position: "relative",
    width: "300px",
    height: "250px",
    flexShrink: "0",
    mx: "auto",
    display: "grid",
    placeItems: "center",
    overflow: "hidden",
    bg: "bg.subtle",
    borderRadius: "card",
  },
});
const Caption = chakra("span", { base: { textStyle: "legend", color: "fg.muted" } });

const load = async () => (await import("./ad-content.tsx")).AdContent;
const AdContent = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load().catch(() => NoAd) }));

/**
 * The page's ad of 300 × 250 pixels, whose space is reserved from the first HTML on. Without a configured network there is neither ad nor
 * space, nor its script.
 */
export function AdSlot() {
  const { ads } = useRouter().options.context.page;
  if (ads === null) return null;
  return (
    <Frame aria-label="Advertisement" data-print="hide">
      <Caption>Advertisement</Caption>
      <Suspense>
        <AdContent ads={ads} />
      </Suspense>
    </Frame>
  );
}

function NoAd() {
  return null;
}
