/** As a ref: a field that has the focus once it appears, in a dialog as well, where Chakra would move the focus to the first control. */
export function focusFirst(input: HTMLInputElement | null): void {
  if (input === null || input.hasAttribute("data-autofocus")) return;
  input.setAttribute("data-autofocus", "");
  input.focus();
}
