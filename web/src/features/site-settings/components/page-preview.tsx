import { chakra } from "@chakra-ui/react";
import type { SiteSettings } from "@meridian/contracts/site/site-settings";

const Code = chakra("pre", {
  base: {
    p: "4",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    bg: "bg.subtle",
    fontFamily: "mono",
    textStyle: "sm",
    overflow: "auto",
    maxH: "28rem",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});
const Page = chakra("span", { base: { color: "fg.muted" } });
const Comment = chakra("span", { base: { color: "accent" } });
const Own = chakra("span", { base: { display: "block", ps: "4ch", color: "fg", fontWeight: "medium" } });
const MAX_SHOWN_CHARS = 4000;

export interface PagePreviewProps {
  settings: SiteSettings;
  /** False while snippets are off. */
  isCarried: boolean;
}

/** What a public page will contain, and where, as text: nothing runs here. */
export function PagePreview({ settings, isCarried }: PagePreviewProps) {
  const { head_tags, analytics_code, facebook_pixel, footer_tags } = settings;
  const isEmpty =
    !isCarried || [head_tags, analytics_code, facebook_pixel, footer_tags].every((text) => text.trim() === "");
  return (
    <Code tabIndex={0} role="region" aria-label="Sayfa önizlemesi">
      {isEmpty && <Comment>{"<!-- Sayfalara şu anda hiçbir kod eklenmiyor -->\n"}</Comment>}
      <Page>{"<!doctype html>\n<html>\n  <head>\n    …\n"}</Page>
      <Insert note="her ziyaretçi için" text={head_tags} isCarried={isCarried} />
      <Insert note="analitik çerezlere izin verenler için" text={analytics_code} isCarried={isCarried} />
      <Page>{"  </head>\n  <body>\n"}</Page>
      <Insert note="pazarlama çerezlerine izin verenler için" text={facebook_pixel} isCarried={isCarried} />
      <Page>{"    … sayfanın içeriği …\n"}</Page>
      <Insert note="her ziyaretçi için" text={footer_tags} isCarried={isCarried} />
      <Page>{"  </body>\n</html>"}</Page>
    </Code>
  );
}

function Insert({ note, text, isCarried }: { note: string; text: string; isCarried: boolean }) {
  if (text.trim() === "" || !isCarried) return null;
  const rest = text.length - MAX_SHOWN_CHARS;
  return (
    <>
      <Comment>{`    <!-- ${note} -->\n`}</Comment>
      <Own>
        {text.slice(0, MAX_SHOWN_CHARS)}
        {rest > 0 && ` … ve ${rest.toLocaleString("tr-TR")} karakter daha`}
      </Own>
    </>
  );
}
