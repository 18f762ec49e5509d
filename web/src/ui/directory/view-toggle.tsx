import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { LayoutGrid, List } from "lucide-react";
import type { ReactNode } from "react";
import { Tip } from "../dialogs/tip.tsx";
import { ButtonLink } from "../link.tsx";
import type { DirectoryView } from "./directory-grid.tsx";

const Group = chakra("div", { base: { display: "flex", gap: "1" } });

/** Links to the two ways in which a list is shown: the current address with another `view`. Chakra's segments are radios. */
export function ViewToggle({ current }: { current: DirectoryView }) {
  return (
    <Group role="group" aria-label="View">
      <ViewLink view="grid" isCurrent={current === "grid"} icon={<LayoutGrid aria-hidden="true" />} label="Grid" />
      <ViewLink view="list" isCurrent={current === "list"} icon={<List aria-hidden="true" />} label="List" />
    </Group>
  );
}

/** An icon cannot be underlined, as forced colours do with other current links. */
const CURRENT = {
  _highContrast: { forcedColorAdjust: "none", bg: "Highlight", borderColor: "Highlight", color: "HighlightText" },
} as const;

interface ViewLinkProps {
  view: DirectoryView;
  isCurrent: boolean;
  icon: ReactNode;
  label: string;
}

function ViewLink({ view, isCurrent, icon, label }: ViewLinkProps) {
  return (
    <Tip label={label}>
      {(trigger) => (
        <ButtonLink
          {...trigger}
          to="."
          search={(search: Record<string, unknown>) => ({ ...search, view: view === "list" ? view : undefined })}
          replace
          resetScroll={false}
          variant={isCurrent ? "solid" : "outline"}
          css={isCurrent ? CURRENT : undefined}
          px="3"
        >
          {icon}
          <VisuallyHidden>{label}</VisuallyHidden>
        </ButtonLink>
      )}
    </Tip>
  );
}
