import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import type { ComboboxList } from "./combobox-list.tsx";
import { type ComboboxState, useCombobox } from "./use-combobox.ts";

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
/** Most visits open no list: it is on its way when a field is entered. */
const loadList = async () => (await import("./combobox-list.tsx")).ComboboxList;

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

/**
 * A text field that offers grouped options while one types; what is typed counts, too. Its positioned ancestor places the list. Not Chakra's
 * combobox: it weighs 39 kB on every page, which would then exceed 200 kB, and loses letters that are typed fast.
 */
export function Combobox({
  label,
  groups,
  placement = "float",
  footer,
  countText = suggestionCount,
  ...field
}: ComboboxProps) {
  const [List, setList] = useState<typeof ComboboxList>();
  const options = List === undefined ? [] : groups.flatMap((group) => group.options);
  const combobox = useCombobox({
    optionCount: options.length,
    onOpen: () => {
      // Without a network the field still takes what is typed, and asks again with the next letter.
      if (List === undefined)
        loadList().then(
          (list) => setList(() => list),
          () => undefined,
        );
    },
    onPick: (index) => options[index]?.pick(),
  });
  const isShown = combobox.isExpanded;
  return (
    <>
      <VisuallyHidden asChild>
        <label htmlFor={combobox.inputId}>{label}</label>
      </VisuallyHidden>
      <Field combobox={combobox} {...field} />
      <VisuallyHidden role="status">{isShown ? countText(options.length) : ""}</VisuallyHidden>
      {isShown && List !== undefined && (
        <List label={label} groups={groups} placement={placement} footer={footer} combobox={combobox} />
      )}
    </>
  );
}

type FieldProps = Omit<ComboboxProps, "label" | "groups" | "placement" | "footer" | "countText"> & {
  combobox: ComboboxState;
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
      dir="auto"
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

function suggestionCount(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}
