import { listCategories } from "@meridian/shared/contracts/catalogue-api";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer, fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

const CATEGORIES = [{ category: "Hotel", count: 3, slug: "hotel", meanRating: 4.5 }];

it("lists", async () => {
  answer(listCategories, CATEGORIES);
  await renderRoute("/categories");
  expect(await screen.findByRole("heading", { level: 1, name: "Business Categories" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Hotel/ })).toBeTruthy();
});
it("lists once more", async () => {
  fail(listCategories, 403);
  const { user } = await renderRoute("/categories");
  expect(await screen.findByRole("heading", { level: 1, name: "Unable to load categories" })).toBeTruthy();
  answer(listCategories, CATEGORIES);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Business Categories" })).toBeTruthy();
});
