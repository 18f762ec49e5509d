import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useConsent } from "../../../lib/page/consent.ts";
import type { AdConfig } from "../../../lib/page/page-config.ts";
import { pageNonce } from "../../../lib/page/page-nonce.ts";
import { showAd } from "../show-ad.ts";

const Box = chakra("div", { base: { position: "absolute", inset: "0" } });

/** Nothing loads before the visitor consents to marketing. */
export function AdContent({ ads }: { ads: AdConfig }) {
  const box = useRef<HTMLDivElement>(null);
  const isAgreed = useConsent()?.marketing === true;

  useEffect(() => {
    if (box.current === null || !isAgreed) return;
    return showAd(box.current, ads, pageNonce());
  }, [ads, isAgreed]);

  return <Box ref={box} />;
}
