import { Link as Anchor, Card, chakra } from "@chakra-ui/react";
import { Clock, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { OperatorConfig } from "../../../lib/page/page-config.ts";

const Title = chakra("h2", { base: { textStyle: "h3", mb: "4" } });
const List = chakra("dl", { base: { display: "grid", gap: "5" } });
const Entry = chakra("div", { base: { position: "relative", ps: "8" } });
const IconBox = chakra("span", { base: { position: "absolute", insetInlineStart: "0", top: "0.5", color: "accent" } });
const Term = chakra("dt", { base: { textStyle: "sm", color: "fg.muted" } });
const Value = chakra("dd", { base: { fontStyle: "normal", overflowWrap: "anywhere" } });
const Hours = chakra("span", { base: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "4" } });

/** The specified support hours. */
const HOURS = [
  ["Mon-Fri", "9:00-18:00 EST"],
  ["Sat", "10:00-16:00 EST"],
  ["Sun", "Closed"],
] as const;

/** The operator's contact details; missing ones say where to turn instead. */
export function OfficeCard({ operator: { name, address, phone, email } }: { operator: OperatorConfig }) {
  return (
    <Card.Root size="md">
      <Title>Our office</Title>
      <List>
        <Fact Icon={MapPin} term="Office address">
          {name !== null && <strong>{name}</strong>}
          {name !== null && <br />}
          {address ?? "We work online: the form is the surest way to reach us."}
        </Fact>
        <Fact Icon={Phone} term="Phone">
          {phone === null ? (
            "Leave your number in the form and we call you back."
          ) : (
            <Anchor href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</Anchor>
          )}
        </Fact>
        <Fact Icon={Mail} term="Email">
          {email === null ? "Use the form: it reaches our inbox." : <Anchor href={`mailto:${email}`}>{email}</Anchor>}
        </Fact>
        <Fact Icon={Clock} term="Hours">
          <Hours>
            {HOURS.map(([days, times]) => (
              <chakra.span key={days} display="contents">
                <span>{days}</span>
                <span>{times}</span>
              </chakra.span>
            ))}
          </Hours>
        </Fact>
      </List>
    </Card.Root>
  );
}

function Fact({ Icon, term, children }: { Icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <Entry>
      <Term>
        <IconBox>
          <Icon aria-hidden="true" size={20} />
        </IconBox>
        {term}
      </Term>
      <Value>{children}</Value>
    </Entry>
  );
}
