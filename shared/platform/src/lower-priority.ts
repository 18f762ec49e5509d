import { constants, getPriority, setPriority } from "node:os";

/** On the system's scale of niceness, from -20 to 19. */
const STEPS_BEHIND = 5;

/**
 * Lets others run first when CPU is short: visitors of the machine's other processes, who wait for an answer, and the thread that stores what
 * others read. On Linux it applies to the calling thread and those started later, elsewhere to the process.
 * On an idle machine nothing gets slower.
 */
export function lowerPriority(): void {
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + STEPS_BEHIND));
}
