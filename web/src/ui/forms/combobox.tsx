import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import type { ComboboxGroup, ComboboxList, ComboboxListProps, OpenInputProps } from "./combobox-list.tsx";

const ComboboxInput = chakra("input", {
  base: {
    width: "full",
    bg: "transparent",
    color: "fg",
    fontSize: "md",
    borderRadius: "inherit",
    textOverflow: "ellipsis",
    /** What surrounds the field shows its focus, as a shadow: forced colours draw none. */
    _focusVisible: { outline: { base: "none", _highContrast: "2px solid Highlight" } },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
/** Most visits open no list: it is on its way when a field is entered. */
const loadList = async () => (await import("./combobox-list.tsx")).ComboboxList;

export interface ComboboxProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  groups: readonly ComboboxGroup[];
  placeholder: string;
  maxLength: number;
  isRequired?: boolean;
  /** `flow` in a dialog, `page` in a sheet that fills the screen. */
  placement?: ComboboxListProps["placement"];
  /** Shown under the options, outside the list. */
  footer?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  minH?: string;
  /** The number of options, in words, for screen readers; English by default. */
  countText?: (count: number) => string;
}

/**
 * A text field that offers grouped options while one types; what is typed counts, too. Its positioned ancestor places the list. The field
 * is in the first HTML and stays the same element; Chakra's combobox takes over keys and options while there are some to show. Chakra's own
 * field would add 39 kB to visitors' pages, and moves the caret while one types (decision 15).
 */
export function Combobox({
  label,
  value,
  onChange,
  groups,
  placement = "float",
  footer,
  inputRef,
  isRequired,
  countText = suggestionCount,
  ...look
}: ComboboxProps) {
  const id = useId();
  const ids = { input: `${id}-input`, label: `${id}-label` };
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<typeof ComboboxList>();
  const [isOpen, setOpen] = useState(false);
  const [openProps, setOpenProps] = useState<OpenInputProps>({});
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isShown = isOpen && List !== undefined && count > 0;
  const live = isShown ? openProps : {};

  const open = () => {
    setOpen(true);
    // Without a network the field still takes what is typed, and asks again with the next letter.
    if (List === undefined)
      loadList().then(
        (list) => setList(() => list),
        () => undefined,
      );
  };
  // What was typed before the page came alive is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server's HTML is taken over
  useEffect(() => {
    if (input.current !== null && input.current.value !== value) onChange(input.current.value);
  }, []);

  return (
    <>
      <VisuallyHidden asChild>
        <label id={ids.label} htmlFor={ids.input}>
          {label}
        </label>
      </VisuallyHidden>
      <ComboboxInput
        {...look}
        id={ids.input}
        ref={(element: HTMLInputElement | null) => {
          input.current = element;
          if (typeof inputRef === "function") inputRef(element);
          else if (inputRef) inputRef.current = element;
        }}
        type="search"
        dir="auto"
        role="combobox"
        value={value}
        required={isRequired}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-expanded={isShown}
        aria-controls={live["aria-controls"]}
        aria-autocomplete="list"
        aria-activedescendant={live["aria-activedescendant"]}
        onChange={(event) => {
          onChange(event.target.value);
          open();
          live.onChange?.(event);
        }}
        onFocus={open}
        onClick={open}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (isShown) {
            if (!belongsToText(event)) live.onKeyDown?.(event);
          } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            open();
          }
        }}
      />
      <VisuallyHidden role="status">{isShown ? countText(count) : ""}</VisuallyHidden>
      {isShown && (
        <List
          ids={ids}
          value={value}
          groups={groups}
          placement={placement}
          footer={footer}
          onInputProps={setOpenProps}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Home and End move within the list once it is entered, and in the text before. */
function belongsToText({ key, currentTarget }: KeyboardEvent): boolean {
  return (key === "Home" || key === "End") && !currentTarget.hasAttribute("aria-activedescendant");
}

function suggestionCount(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}
