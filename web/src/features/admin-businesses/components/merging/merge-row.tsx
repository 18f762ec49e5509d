import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { EDIT_FIELDS, type EditField } from "../../edit-fields.ts";
import type { MergePair } from "../../merge-choice.ts";
import { shownValue } from "../../shown-value.ts";

const Cell = chakra("td", { base: { alignItems: { mdDown: "center" } } });
const Choice = chakra("label", {
  base: {
    display: "flex",
    gap: "2.5",
    alignItems: { base: "center", md: "start" },
    cursor: "pointer",
    minH: { base: "11", md: "auto" },
    "& input": { width: "4", height: "4", mt: { md: "0.5" }, flexShrink: "0", accentColor: "{colors.accent}" },
    "&:has(:checked)": { fontWeight: "semibold" },
    "&:not(:has(:checked))": { color: "fg.muted" },
  },
});
const Text = chakra("span", { base: { whiteSpace: "pre-line", overflowWrap: "anywhere", minW: "0" } });

/** On phones it is its card's heading. */
export const FieldName = chakra("span", { base: { fontWeight: { mdDown: "semibold" } } });

export interface MergeRowProps {
  name: EditField;
  pair: MergePair;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** A field with different values, one of which is chosen. Its radios are in table cells, where Chakra's group element is not allowed. */
export function MergeRow({ name, pair, isTaken, onTake }: MergeRowProps) {
  const group = useId();
  const { label } = EDIT_FIELDS[name];
  return (
    <tr>
      <th scope="row" data-wide="">
        <FieldName>{label}</FieldName>
      </th>
      <Cell data-label="Kalan">
        <Choice>
          <input
            type="radio"
            name={group}
            aria-label={`${label}: kalanın değeri`}
            checked={!isTaken}
            onChange={() => onTake(false)}
          />
          <Text dir="auto">{shownValue(pair.keep, name)}</Text>
        </Choice>
      </Cell>
      <Cell data-label="Giden">
        <Choice>
          <input
            type="radio"
            name={group}
            aria-label={`${label}: gidenin değeri`}
            checked={isTaken}
            onChange={() => onTake(true)}
          />
          <Text dir="auto">{shownValue(pair.remove, name)}</Text>
        </Choice>
      </Cell>
    </tr>
  );
}
