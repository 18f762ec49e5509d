import { Portal } from "@chakra-ui/react/portal";
import { Tooltip, useTooltip } from "@chakra-ui/react/tooltip";
import { type HTMLAttributes, useEffect, useLayoutEffect } from "react";
import { tooltipRecipe } from "../../theme/recipes/tooltip.recipe.ts";

/** So that tips do not get in the way of who only passes. */
const OPEN_DELAY_MS = 700;

/** Goes onto the control. */
export type TipTriggerProps = Pick<
  HTMLAttributes<HTMLElement>,
  | "title"
  | "onBlur"
  | "onClick"
  | "onFocus"
  | "onPointerCancel"
  | "onPointerDown"
  | "onPointerLeave"
  | "onPointerMove"
  | "onPointerOver"
>;

export interface TipContentProps {
  triggerId: string;
  label: string;
  onTriggerProps: (props: TipTriggerProps) => void;
}

/** Chakra's tooltip, beside the control that it belongs to. */
export function TipContent({ triggerId, label, onTriggerProps }: TipContentProps) {
  const tooltip = useTooltip({
    ids: { trigger: triggerId },
    openDelay: OPEN_DELAY_MS,
    // Stays while the pointer is on it: visitors who magnify the screen move there to read it.
    interactive: true,
    positioning: { placement: "bottom-end", gutter: 6 },
    "aria-label": label,
  });
  const { onBlur, onClick, onFocus, onPointerCancel, onPointerDown, onPointerLeave, onPointerMove, onPointerOver } =
    tooltip.getTriggerProps();
  // biome-ignore lint/correctness/useExhaustiveDependencies: handlers read their current state
  useLayoutEffect(() => {
    onTriggerProps({
      ...{ onBlur, onClick, onFocus, onPointerCancel, onPointerDown, onPointerLeave, onPointerMove, onPointerOver },
    });
  }, [tooltip.open]);
  // Loaded because the control was reached: by the keyboard it opens at once, by the pointer after the delay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const is = (state: string) => document.getElementById(triggerId)?.matches(state);
    if (is(":focus-visible")) tooltip.setOpen(true);
    const opening = setTimeout(() => is(":hover") && tooltip.setOpen(true), OPEN_DELAY_MS);
    return () => clearTimeout(opening);
  }, []);
  return (
    <Tooltip.RootProvider value={tooltip} lazyMount unmountOnExit recipe={tooltipRecipe}>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content aria-hidden="true">{label}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.RootProvider>
  );
}
