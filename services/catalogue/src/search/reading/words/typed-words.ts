/** The words of a text, as typed. */
export function typedWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
