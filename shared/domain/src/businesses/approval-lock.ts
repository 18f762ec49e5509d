/** Among `lockedFields`: an administrator hid the business by hand, and no import shows it again. */
const APPROVAL_LOCK = "isApproved";

export function isHiddenByHand(lockedFields: readonly string[]): boolean {
  return lockedFields.includes(APPROVAL_LOCK);
}

/** The locks after an administrator shows or hides the business. */
export function locksAfterApproval(lockedFields: readonly string[], isApproved: boolean): string[] {
  const others = lockedFields.filter((name) => name !== APPROVAL_LOCK);
  return isApproved ? others : [...others, APPROVAL_LOCK];
}
