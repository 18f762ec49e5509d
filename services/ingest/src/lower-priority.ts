import { constants, getPriority, setPriority } from "node:os";

/** On the system's scale of niceness, from -20 to 19. */
const STEPS_BEHIND = 5;

/**
 * Lets the machine's other processes run first when CPU is short: visitors wait for an answer, an import does not. Applies to threads
 * started later. On an idle machine nothing gets slower.
 */
export function lowerPriority(): void {
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + STEPS_BEHIND));
}
