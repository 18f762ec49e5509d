import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { isolate } from "../../lib/format/isolate.ts";
import { webPictureUrl } from "../../lib/format/picture-url.ts";
import { pageHead } from "../../lib/head/page-head.ts";
import type { PageConfig } from "../../lib/page/page-config.ts";
import { aboutText, kindText } from "./business-text.ts";
import { breadcrumbList, localBusiness } from "./linked-data.ts";

/** The head of a business's page. Its code loads with that page only. */
export function businessHead(business: BusinessDetail, page: PageConfig) {
  const path = businessPath(business);
  const kind = kindText(business);
  const place = [business.city, business.country].flatMap((part) => (part === null ? [] : isolate(part))).join(", ");
  const what = [kind === null ? "" : isolate(kind), place].filter((part) => part !== "").join(" in ");
  return pageHead(page, {
    title: [isolate(business.name), what].filter((part) => part !== "").join(" – "),
    description: aboutText(business),
    path,
    imageUrl: webPictureUrl(business.photo)?.href,
    linkedData: [localBusiness(business, `${page.publicUrl}${path}`), breadcrumbList(business, page.publicUrl)].filter(
      (data) => data !== undefined,
    ),
  });
}

export function businessPath({ slug }: Pick<BusinessDetail, "slug">): string {
  return `/business/${slug}`;
}
