import { chakra } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useConsent } from "../../../lib/page/consent.ts";
import { pageNonce } from "../../../lib/page/page-nonce.ts";
import { showAd } from "../show-ad.ts";

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
const Box = chakra("div", { base: { position: "absolute", inset: "0" } });

/**
 * The page's ad of 300 × 250 pixels, whose space is reserved from the first HTML on. Without a configured network there is neither ad nor
 * space; nothing loads before the visitor consents to marketing.
 */
export function AdSlot() {
  const { ads } = useRouter().options.context.page;
  const box = useRef<HTMLDivElement>(null);
  const isAgreed = useConsent()?.marketing === true;

  useEffect(() => {
    if (ads === null || box.current === null || !isAgreed) return;
    return showAd(box.current, ads, pageNonce());
  }, [ads, isAgreed]);

  if (ads === null) return null;
  return (
    <Frame aria-label="Advertisement" data-print="hide">
      <Caption>Advertisement</Caption>
      <Box ref={box} />
    </Frame>
  );
}
