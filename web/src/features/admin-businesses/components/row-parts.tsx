import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { BadgeCheck } from "lucide-react";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";

const Verified = chakra("span", { base: { display: "inline-flex", flexShrink: "0", color: "accent" } });

/** Selects a business in the operator's list. */
export function SelectBox({ name, isSelected, onSelect }: { name: string; isSelected: boolean; onSelect: () => void }) {
  return (
    <Checkbox
      width="6"
      height="6"
      justifyContent="center"
      css={{ "@media (pointer: coarse)": { width: "11", height: "11", m: "-2.5" } }}
      checked={isSelected}
      hiddenLabel={`${name} seç`}
      onToggle={onSelect}
    />
  );
}

export function VerifiedMark({ size }: { size: "4" | "4.5" }) {
  return (
    <Verified title="Doğrulanmış" _icon={{ width: size, height: size }}>
      <BadgeCheck aria-hidden="true" />
      <VisuallyHidden>Doğrulanmış</VisuallyHidden>
    </Verified>
  );
}
