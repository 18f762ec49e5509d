import { chakra } from "@chakra-ui/react";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { useCombobox } from "./use-combobox.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export const ComboboxInput = chakra("input", {
  base: {
    width: "full",
    bg: "transparent",
    color: "fg",
    fontSize: "md",
    borderRadius: "inherit",
    textOverflow: "ellipsis",
    _focusVisible: { outline: "none" },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
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

export interface ComboboxOption {
  key: string;
  content: ReactNode;
  /** What happens when it is chosen. */
  pick: () => void;
}

export interface ComboboxGroup {
  label: string;
  options: readonly ComboboxOption[];
}

export interface ComboboxProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  groups: readonly ComboboxGroup[];
  placeholder: string;
  maxLength: number;
  isRequired?: boolean;
  placement?: "float" | "page";
  /** Stands under the options, outside the list. */
  footer?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  minH?: string;
  /** How many options there are, in words, for who does not see them; English by default. */
  countText?: (count: number) => string;
}

/** A text field that offers grouped options while one types; what is typed counts, too. Its positioned ancestor places the list. */
export function Combobox({
  label,
  groups,
  placement = "float",
  footer,
  countText = suggestionCount,
  ...field
}: ComboboxProps) {
  const options = groups.flatMap((group) => group.options);
  const combobox = useCombobox({ optionCount: options.length, onPick: (index) => options[index]?.pick() });
  const isShown = combobox.isExpanded;
  return (
    <>
      <VisuallyHidden asChild>
        <label htmlFor={combobox.inputId}>{label}</label>
      </VisuallyHidden>
      <Field combobox={combobox} {...field} />
      <VisuallyHidden role="status">{isShown ? countText(options.length) : ""}</VisuallyHidden>
      {isShown && (
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
      )}
    </>
  );
}

type Combobox = ReturnType<typeof useCombobox>;
type FieldProps = Omit<ComboboxProps, "label" | "groups" | "placement" | "footer" | "countText"> & {
  combobox: Combobox;
};

function Field({ combobox, name, value, onChange, placeholder, maxLength, isRequired, inputRef, minH }: FieldProps) {
  const own = useRef<HTMLInputElement>(null);
  // What was typed before the page came alive is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server's HTML is taken over
  useEffect(() => {
    if (own.current !== null && own.current.value !== value) onChange(own.current.value);
  }, []);
  return (
    <ComboboxInput
      id={combobox.inputId}
      ref={(input: HTMLInputElement | null) => {
        own.current = input;
        if (typeof inputRef === "function") inputRef(input);
        else if (inputRef) inputRef.current = input;
      }}
      type="search"
      role="combobox"
      name={name}
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      required={isRequired}
      minH={minH}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      aria-expanded={combobox.isExpanded}
      aria-controls={combobox.isExpanded ? combobox.listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={combobox.activeIndex >= 0 ? combobox.optionId(combobox.activeIndex) : undefined}
      onChange={(event) => {
        onChange(event.target.value);
        combobox.setActiveIndex(-1);
        combobox.open();
      }}
      onFocus={combobox.open}
      onClick={combobox.open}
      onBlur={combobox.close}
      onKeyDown={combobox.onKeyDown}
    />
  );
}

function Group({ group, offset, combobox }: { group: ComboboxGroup; offset: number; combobox: Combobox }) {
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

function suggestionCount(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}
