import { type RefObject, useEffect, useState } from "react";
import { onColorModeChange } from "../../lib/color-mode.ts";
import type { SheetColors } from "./plain-style.ts";

/**
 * The colours of an element as the screen shows them: its background and its border. The map paints on a canvas, which knows no CSS
 * variables. Undefined until the element is there.
 */
export function useSheetColors(element: RefObject<HTMLElement | null>): SheetColors | undefined {
  const [colors, setColors] = useState<SheetColors>();

  useEffect(() => {
    const read = () => {
      if (element.current === null) return;
      const { backgroundColor, borderTopColor } = getComputedStyle(element.current);
      setColors({ paper: backgroundColor, line: borderTopColor });
    };
    read();
    return onColorModeChange(read);
  }, [element]);

  return colors;
}
