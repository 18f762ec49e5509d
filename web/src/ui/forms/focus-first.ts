/** A ref that focuses a control when it appears, also in a dialog, where Chakra would focus the first one. */
export function focusFirst(control: HTMLElement | null): void {
  if (control === null || control.hasAttribute("data-autofocus")) return;
  control.setAttribute("data-autofocus", "");
  control.focus();
}
