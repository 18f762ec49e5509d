import { searchBusinesses } from "@meridian/contracts/search/catalogue-api";
import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { answer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { type SearchAnswerChanges, searchAnswer } from "./fixtures.ts";

/** Opens the page of a search and waits for its answer. */
export async function openSearch(path: string, changes: SearchAnswerChanges = {}) {
  const calls = answer(searchBusinesses, searchAnswer(changes));
  const rendered = await renderRoute(path);
  await waitFor(() => expect(screen.queryByText("Searching…")).toBeNull());
  return { ...rendered, calls };
}

export const linkTo = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
