import { createListCollection } from "@chakra-ui/react/collection";
import { Combobox as ChakraCombobox, useCombobox } from "@chakra-ui/react/combobox";
import { type ComponentProps, type ReactNode, useLayoutEffect } from "react";
import { comboboxRecipe, inFlow, partOfPage } from "../../theme/recipes/combobox.recipe.ts";

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

/** What Chakra adds to the field while its list is open. */
export type OpenInputProps = Pick<
  ComponentProps<"input">,
  "onChange" | "onKeyDown" | "aria-controls" | "aria-activedescendant"
>;

const PLACEMENTS = { float: {}, flow: inFlow, page: partOfPage };

export interface ComboboxListProps {
  /** Of the field and its label. */
  ids: { input: string; label: string };
  /** The text of the field. */
  value: string;
  groups: readonly ComboboxGroup[];
  placement: keyof typeof PLACEMENTS;
  footer: ReactNode;
  onInputProps: (props: OpenInputProps) => void;
  onClose: () => void;
}

/** Chakra's combobox, beside the field that it serves, mounted while it is open. */
export function ComboboxList({ ids, value, groups, placement, footer, onInputProps, onClose }: ComboboxListProps) {
  const items = groups.flatMap(({ label, options }) =>
    options.map((option) => ({ option, value: keyIn(label, option) })),
  );
  const listId = `${ids.input}-list`;
  const combobox = useCombobox({
    ids,
    collection: createListCollection({ items, itemToString: ({ option }) => option.key }),
    inputValue: value,
    defaultOpen: true,
    allowCustomValue: true,
    selectionBehavior: "preserve",
    // The list is only part of the popup: the footer is outside.
    composite: false,
    onSelect: ({ itemValue }) => items.find((item) => item.value === itemValue)?.option.pick(),
    onOpenChange: ({ open }) => {
      if (!open) onClose();
    },
  });
  useKeptCaret(ids.input);

  const { onChange, onKeyDown, "aria-activedescendant": activeId } = combobox.getInputProps();
  // biome-ignore lint/correctness/useExhaustiveDependencies: handlers read their current state
  useLayoutEffect(() => {
    onInputProps({ onChange, onKeyDown, "aria-controls": listId, "aria-activedescendant": activeId });
  }, [activeId, combobox.open]);

  return (
    <ChakraCombobox.RootProvider value={combobox} recipe={comboboxRecipe}>
      <ChakraCombobox.Content role="presentation" css={PLACEMENTS[placement]}>
        <ChakraCombobox.List id={listId}>
          {groups.map(({ label, options }) => (
            <ChakraCombobox.ItemGroup key={label}>
              <ChakraCombobox.ItemGroupLabel>{label}</ChakraCombobox.ItemGroupLabel>
              {options.map((option) => (
                <ChakraCombobox.Item key={option.key} item={{ option, value: keyIn(label, option) }}>
                  {option.content}
                </ChakraCombobox.Item>
              ))}
            </ChakraCombobox.ItemGroup>
          ))}
        </ChakraCombobox.List>
        {footer}
      </ChakraCombobox.Content>
    </ChakraCombobox.RootProvider>
  );
}

/** Part of an id, in which no space may be. */
function keyIn(group: string, { key }: ComboboxOption): string {
  return encodeURIComponent(`${group} ${key}`);
}

/**
 * In the frame after it opens, Chakra's combobox moves the caret to the end of the text, in the middle of a correction too. Frame
 * callbacks run in the order they were requested: the first notes the caret, the second restores it.
 */
function useKeptCaret(inputId: string): void {
  useLayoutEffect(() => {
    let putBack: (() => void) | undefined;
    requestAnimationFrame(() => {
      const input = document.getElementById(inputId);
      if (!(input instanceof HTMLInputElement)) return;
      const { selectionStart, selectionEnd } = input;
      putBack = () => input.setSelectionRange(selectionStart, selectionEnd);
    });
    queueMicrotask(() => requestAnimationFrame(() => putBack?.()));
  }, [inputId]);
}
