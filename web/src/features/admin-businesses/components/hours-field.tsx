import { chakra, Input } from "@chakra-ui/react";
import { useId } from "react";
import { ALL_DAY, CLOSED, DAY_NAMES } from "../hours-text.ts";

const Group = chakra("fieldset", { base: { display: "grid", gap: "3" } });
const Hint = chakra("p", { base: { textStyle: "sm", color: "fg.muted", pe: "8" } });
const Problem = chakra("p", { base: { textStyle: "sm", color: "fg.error" } });
const Days = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", xl: "repeat(4, minmax(0, 1fr))" },
  },
});
const Day = chakra("label", { base: { display: "grid", gap: "1", textStyle: "sm", fontWeight: "medium", minW: "0" } });

export interface HoursFieldProps {
  /** One line per day. */
  text: string;
  problem: string | undefined;
  onText: (text: string) => void;
}

/** The opening hours of a week, day by day. */
export function HoursField({ text, problem, onText }: HoursFieldProps) {
  const id = useId();
  const lines = text.split("\n");
  const setLine = (day: number, line: string) =>
    onText(DAY_NAMES.map((_, index) => (index === day ? line.replaceAll("\n", " ") : (lines[index] ?? ""))).join("\n"));
  return (
    <Group
      aria-label="Çalışma saatleri"
      aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
    >
      <Hint id={`${id}-hint`}>
        09:00-12:00, 13:00-18:00 gibi aralıklar, {CLOSED} veya {ALL_DAY}; bilinmeyen günü boş bırakın.
      </Hint>
      <Days>
        {DAY_NAMES.map((name, day) => (
          <Day key={name}>
            {name}
            <Input
              value={lines[day] ?? ""}
              autoComplete="off"
              aria-invalid={problem?.startsWith(name) === true}
              onChange={(event) => setLine(day, event.target.value)}
            />
          </Day>
        ))}
      </Days>
      {problem !== undefined && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </Group>
  );
}
