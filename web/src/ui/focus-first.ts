/** As a ref: a dialog gives the focus to this field when it opens, and leaves it alone afterwards. */
export function focusFirst(input: HTMLInputElement | null): void {
  input?.setAttribute("autofocus", "");
}
