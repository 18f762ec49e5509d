import { within } from "@testing-library/react";

export const textsOf = (elements: Iterable<Element>): (string | null)[] =>
  Array.from(elements, ({ textContent }) => textContent);

/** The texts of a row's cells. */
export const cellTexts = (row: HTMLElement): (string | null)[] => textsOf(within(row).getAllByRole("cell"));
