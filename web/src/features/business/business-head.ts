import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { webPictureUrl } from "../../lib/format/picture-url.ts";
import { pageHead } from "../../lib/head/page-head.ts";
import type { PageConfig } from "../../lib/page/page-config.ts";
import { aboutText, kindText } from "./business-text.ts";
import { breadcrumbList, localBusiness } from "./linked-data.ts";

/** The head of a business's page. Its code loads with that page only. */
export function businessHead(business: BusinessDetail, page: PageConfig) {
  const path = businessPath(business);
  const kind = kindText(business);
  const place = [business.city, business.country].filter((part) => part !== null).join(", ");
  return pageHead(page, {
    title: [business.name, [kind, place].filter((part) => part !== null && part !== "").join(" in ")]
      .filter((part) => part !== "")
      .join(" – "),
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
