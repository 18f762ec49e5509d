import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ComboboxGroup } from "./combobox.tsx";
import type { ComboboxState } from "./use-combobox.ts";

const Panel = chakra("div", {
  base: {
    position: "absolute",
    top: "calc(100% + {spacing.2})",
    insetInlineStart: "0",
    zIndex: "popover",
    minWidth: "full",
    width: "max-content",
    maxWidth: "min(32rem, calc(100vw - {spacing.8}))",
    maxHeight: "min(30rem, 70dvh)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    p: "2",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    boxShadow: "float",
    animation: "rise 140ms {easings.out}",
  },
  variants: {
    /** `page`: the list is part of the page below the field's positioned ancestor, for sheets that fill the screen. */
    placement: {
      float: {},
      page: {
        insetInline: "0",
        width: "auto",
        maxWidth: "none",
        maxHeight: "none",
        overflowY: "visible",
        p: "0",
        bg: "transparent",
        borderWidth: "0",
        boxShadow: "none",
        animation: "none",
      },
    },
  },
  defaultVariants: { placement: "float" },
});
const GroupLabel = chakra("div", { base: { textStyle: "legend", color: "fg.muted", px: "3", pt: "3", pb: "1" } });
const Option = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "11",
    px: "3",
    py: "1.5",
    borderRadius: "field",
    cursor: "pointer",
    "&[aria-selected=true]": { bg: "accent.tint" },
  },
});

export interface ComboboxListProps {
  label: string;
  groups: readonly ComboboxGroup[];
  placement: "float" | "page";
  footer: ReactNode;
  combobox: ComboboxState;
}

/** The options under the field of a combobox. */
export function ComboboxList({ label, groups, placement, footer, combobox }: ComboboxListProps) {
  return (
    <Panel placement={placement} onPointerDown={(event) => event.preventDefault()}>
      <div role="listbox" id={combobox.listId} aria-label={label}>
        {groups.map((group, index) => (
          <Group
            key={group.label}
            group={group}
            offset={groups.slice(0, index).reduce((sum, { options: before }) => sum + before.length, 0)}
            combobox={combobox}
          />
        ))}
      </div>
      {footer}
    </Panel>
  );
}

function Group({ group, offset, combobox }: { group: ComboboxGroup; offset: number; combobox: ComboboxState }) {
  const labelId = combobox.optionId(offset).concat("-group");
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
    <div role="group" aria-labelledby={labelId}>
      <GroupLabel id={labelId}>{group.label}</GroupLabel>
      {group.options.map((option, index) => (
        <Option
          key={option.key}
          id={combobox.optionId(offset + index)}
          role="option"
          tabIndex={-1}
          aria-selected={combobox.activeIndex === offset + index}
          onPointerMove={() => combobox.setActiveIndex(offset + index)}
          onClick={() => {
            option.pick();
            combobox.close();
          }}
        >
          {option.content}
        </Option>
      ))}
    </div>
  );
}
