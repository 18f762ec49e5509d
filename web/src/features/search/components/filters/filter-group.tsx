import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

const Group = chakra("section", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "border", _first: { borderTopWidth: "0", pt: "0" } },
});
/** No heading: beside the results these come before the page's own. */
const Title = chakra("p", { base: { textStyle: "legend", color: "fg.muted", mb: "1.5" } });

export interface FilterGroupProps {
  title: string;
  /** List items. */
  children: ReactNode;
  /** Between the title and the list. */
  search?: ReactNode;
  /** Useless without JavaScript. */
  needsScript?: boolean;
}

/** A titled group of filters. */
export function FilterGroup({ title, children, search, needsScript = false }: FilterGroupProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id} data-scripting={needsScript ? "needed" : undefined}>
      <Title id={id}>{title}</Title>
      {search}
      <ul>{children}</ul>
    </Group>
  );
}
