import { Button, chakra } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { ALL_ACCEPTED, type ConsentCategory, type ConsentChoice } from "../../../lib/page/consent.ts";
import { mapHostOf } from "../../../lib/page/page-config.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Link } from "../../../ui/link.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Lead = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });
const Rows = chakra("div", { base: { display: "grid", borderTopWidth: "1px", borderColor: "border" } });
const Row = chakra("div", { base: { py: "3", borderBottomWidth: "1px", borderColor: "border" } });
const About = chakra("p", { base: { textStyle: "sm", color: "fg.muted", mt: "0.5", ps: "7" } });
const Actions = chakra("div", { base: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "2" } });

const CATEGORIES: readonly { category: ConsentCategory; name: string; about: string }[] = [
  { category: "analytics", name: "Analytics", about: "Counts visits and shows which pages are read." },
  { category: "marketing", name: "Marketing", about: "Shows advertising and measures what comes of it." },
  { category: "preference", name: "Preference", about: "Extras of third parties that remember your settings." },
];

export function ConsentForm({ initial, onSave }: { initial: ConsentChoice; onSave: (choice: ConsentChoice) => void }) {
  const [choice, setChoice] = useState(initial);
  const mapHost = mapHostOf(useRouter().options.context.page.map);
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
        <Purpose name="Essential" isChecked>
          What the site needs to work, and this choice itself. Always on.
          {mapHost !== undefined &&
            ` Maps load their streets from ${mapHost}, which receives your network address and the part of the world you look at.`}
        </Purpose>
        {CATEGORIES.map(({ category, name, about }) => (
          <Purpose
            key={category}
            name={name}
            isChecked={choice[category]}
            onToggle={(isChecked) => setChoice({ ...choice, [category]: isChecked })}
          >
            {about}
          </Purpose>
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

interface PurposeProps {
  name: string;
  isChecked: boolean;
  /** Without it the purpose cannot be changed. */
  onToggle?: (isChecked: boolean) => void;
  children: ReactNode;
}

function Purpose({ name, isChecked, onToggle, children }: PurposeProps) {
  const aboutId = useId();
  return (
    <Row>
      <Checkbox
        checked={isChecked}
        disabled={onToggle === undefined}
        onToggle={(is) => onToggle?.(is)}
        fontWeight="semibold"
        aria-describedby={aboutId}
      >
        {name}
      </Checkbox>
      <About id={aboutId}>{children}</About>
    </Row>
  );
}
