import { Portal } from "@chakra-ui/react/portal";
import { Tooltip, useTooltip } from "@chakra-ui/react/tooltip";
import { useEffect, useLayoutEffect } from "react";
import { tooltipRecipe } from "../theme/tooltip.recipe.ts";
import type { TipTriggerProps } from "./tip.tsx";

/** So that tips do not get in the way of who only passes. */
const OPEN_DELAY_MS = 700;

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
    positioning: { placement: "bottom-end", gutter: 6 },
    "aria-label": label,
  });
  const { onBlur, onClick, onFocus, onPointerCancel, onPointerDown, onPointerLeave, onPointerMove, onPointerOver } =
    tooltip.getTriggerProps();
  // biome-ignore lint/correctness/useExhaustiveDependencies: handlers read their state anew
  useLayoutEffect(() => {
    onTriggerProps({
      ...{ onBlur, onClick, onFocus, onPointerCancel, onPointerDown, onPointerLeave, onPointerMove, onPointerOver },
    });
  }, [tooltip.open]);
  // It was loaded because the control had been reached: unless it has been left meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (document.getElementById(triggerId)?.matches(":hover, :focus-visible")) tooltip.setOpen(true);
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
