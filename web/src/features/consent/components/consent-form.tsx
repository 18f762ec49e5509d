import { Button, chakra } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { ALL_ACCEPTED, type ConsentCategory, type ConsentChoice } from "../../../lib/consent.ts";
import { mapHostOf } from "../../../lib/page-config.ts";
import { Link } from "../../../ui/link.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Lead = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });
const Rows = chakra("div", { base: { display: "grid", borderTopWidth: "1px", borderColor: "border" } });
const Row = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "3",
    py: "3",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});
/** The browser's own: Chakra's box is a state machine, 14 kB that no other form of visitors needs. */
const Box = chakra("input", {
  base: {
    width: "5",
    height: "5",
    mt: "0.5",
    accentColor: "{colors.accent}",
    cursor: "pointer",
    _disabled: { cursor: "not-allowed" },
  },
});
const Name = chakra("label", { base: { fontWeight: "semibold", cursor: "pointer" } });
const About = chakra("p", { base: { gridColumn: "2", textStyle: "sm", color: "fg.muted", mt: "0.5" } });
const Actions = chakra("div", { base: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "2" } });

const CATEGORIES: readonly { category: ConsentCategory; name: string; about: string }[] = [
  { category: "analytics", name: "Analytics", about: "Counts visits and shows which pages are read." },
  { category: "marketing", name: "Marketing", about: "Shows advertising and measures what comes of it." },
  { category: "preference", name: "Preference", about: "Extras of third parties that remember your settings." },
];

export interface ConsentFormProps {
  initial: ConsentChoice;
  onSave: (choice: ConsentChoice) => void;
}

export function ConsentForm({ initial, onSave }: ConsentFormProps) {
  const [choice, setChoice] = useState(initial);
  const mapHost = mapHostOf(useRouter().options.context.page.map);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(choice);
  };
  return (
    <Form onSubmit={submit}>
      <Lead>
        Your choice is kept on this device for a year. The <Link to="/cookie-policy">Cookie Policy</Link> says more.
      </Lead>
      <Rows>
        <Row>
          <Box
            type="checkbox"
            id={`${id}-essential`}
            checked
            readOnly
            disabled
            aria-describedby={`${id}-essential-about`}
          />
          <Name htmlFor={`${id}-essential`}>Essential</Name>
          <About id={`${id}-essential-about`}>
            What the site needs to work, and this choice itself. Always on.
            {mapHost !== undefined &&
              ` Maps load their streets from ${mapHost}, which receives your network address and the part of the world you look at.`}
          </About>
        </Row>
        {CATEGORIES.map(({ category, name, about }) => (
          <Row key={category}>
            <Box
              type="checkbox"
              id={`${id}-${category}`}
              aria-describedby={`${id}-${category}-about`}
              checked={choice[category]}
              onChange={(event) => setChoice({ ...choice, [category]: event.target.checked })}
            />
            <Name htmlFor={`${id}-${category}`}>{name}</Name>
            <About id={`${id}-${category}-about`}>{about}</About>
          </Row>
        ))}
      </Rows>
      <Actions>
        <Button type="submit" variant="outline">
          Save my choice
        </Button>
        <Button variant="outline" onClick={() => onSave(ALL_ACCEPTED)}>
          Accept all
        </Button>
      </Actions>
    </Form>
  );
}
