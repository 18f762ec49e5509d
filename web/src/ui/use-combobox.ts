import { type KeyboardEvent, useEffect, useId, useState } from "react";

export interface ComboboxState {
  inputId: string;
  listId: string;
  isExpanded: boolean;
  /** Index of the option that Enter would pick; -1 while the keyboard is in the text. */
  activeIndex: number;
  optionId: (index: number) => string;
  setActiveIndex: (index: number) => void;
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface ComboboxBehaviour {
  optionCount: number;
  /** The list is asked for, also where it has no options yet. */
  onOpen: () => void;
  onPick: (index: number) => void;
}

/**
 * Keyboard and state of a text field with a list of options under it, after the combobox pattern of ARIA: the focus stays in the field.
 * Arrows go round through the options and the text; Home and End move within the list once it is entered; Escape closes it and nothing else.
 */
export function useCombobox({ optionCount, onOpen, onPick }: ComboboxBehaviour): ComboboxState {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setActiveIndex] = useState(-1);
  const isExpanded = isOpen && optionCount > 0;
  const activeIndex = isExpanded && wanted < optionCount ? wanted : -1;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (activeIndex >= 0) document.getElementById(`${id}-option-${activeIndex}`)?.scrollIntoView({ block: "nearest" });
  }, [id, activeIndex]);

  const open = () => {
    onOpen();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setActiveIndex(-1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = targetOf(event.key, activeIndex, optionCount);
    if (next !== undefined) {
      event.preventDefault();
      open();
      setActiveIndex(next);
    } else if (event.key === "Enter" && activeIndex >= 0) {
      event.preventDefault();
      onPick(activeIndex);
      close();
    } else if (event.key === "Enter") {
      close();
    } else if (event.key === "Escape" && isExpanded) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return {
    inputId: `${id}-input`,
    listId: `${id}-list`,
    isExpanded,
    activeIndex,
    optionId,
    setActiveIndex,
    open,
    close,
    onKeyDown,
  };
}

/** Where a key leads; undefined when it belongs to the text. The text itself stands at -1, between the last option and the first. */
function targetOf(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active + 1 >= count ? -1 : active + 1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
