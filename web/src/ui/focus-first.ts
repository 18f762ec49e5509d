/** A ref that focuses a field when it appears, also in a dialog, where Chakra would focus the first control. */
export function focusFirst(input: HTMLInputElement | null): void {
  if (input === null || input.hasAttribute("data-autofocus")) return;
  input.setAttribute("data-autofocus", "");
  input.focus();
}
