import { Link as Anchor, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { getBusinessCard } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { ContactRound, Globe, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { addressLine } from "../../../lib/format/address-line.ts";
import { ButtonAnchor } from "../../../ui/link.tsx";
import { telUrl, webLink } from "../business-text.ts";
import { FactCard } from "./fact-card.tsx";

const List = chakra("dl", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3", textStyle: "sm" },
});
const Entry = chakra("div", {
  base: { display: "flex", gap: "3", _icon: { flexShrink: "0", mt: "3px", color: "fg.subtle" } },
});
const Value = chakra("dd", { base: { minW: "0", overflowWrap: "anywhere" } });

type Contactable = Pick<BusinessDetail, "slug" | "phone" | "phoneE164" | "fullAddress" | "website">;

export function ContactInformation({ business }: { business: Contactable }) {
  const tel = telUrl(business.phone, business.phoneE164);
  const website = webLink(business.website);
  return (
    <FactCard title="Contact Information">
      <List>
        <Line label="Phone" icon={<Phone aria-hidden="true" size={16} />}>
          {tel === undefined ? (
            "Phone not known"
          ) : (
            <Anchor href={tel} dir="auto">
              {business.phone}
            </Anchor>
          )}
        </Line>
        <Line label="Address" icon={<MapPin aria-hidden="true" size={16} />}>
          <bdi>{addressLine(business.fullAddress) ?? "Address not known"}</bdi>
        </Line>
        {website !== undefined && (
          <Line label="Website" icon={<Globe aria-hidden="true" size={16} />}>
            <Anchor href={website.href} target="_blank" rel="noopener nofollow ugc">
              {website.label}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Anchor>
          </Line>
        )}
      </List>
      <ButtonAnchor
        href={urlOf(getBusinessCard, { params: { slug: business.slug } })}
        download
        variant="outline"
        size="sm"
        mt="4"
        data-print="hide"
      >
        <ContactRound aria-hidden="true" />
        Add to contacts
        <VisuallyHidden> (vCard file)</VisuallyHidden>
      </ButtonAnchor>
    </FactCard>
  );
}

function Line({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Entry>
      {icon}
      <VisuallyHidden asChild>
        <dt>{label}</dt>
      </VisuallyHidden>
      <Value>{children}</Value>
    </Entry>
  );
}
