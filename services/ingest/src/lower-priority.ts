import { constants, getPriority, setPriority } from "node:os";

/** On the system's scale of niceness, from -20 to 19. */
const STEPS_BEHIND = 5;

/**
 * Puts this process behind the others of its machine where all of them want its processors: who searches waits for an answer,
 * an import for nothing. Threads that are started later follow. Alone on its machine it is as fast as ever.
 */
export function lowerPriority(): void {
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + STEPS_BEHIND));
}
