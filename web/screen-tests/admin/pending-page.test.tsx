import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PendingPage } from "../../src/features/layout/components/pending-page.tsx";
import { renderPart } from "../render-part.tsx";

it("a page of the admin area that is on its way says so in Turkish", async () => {
  const routeTree = createRootRoute({ notFoundComponent: PendingPage });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/admin/audit"] }) });
  renderPart(<RouterProvider router={router} />);
  const status = await screen.findByRole("status");
  expect([status.textContent, status.getAttribute("lang")]).toEqual(["Yükleniyor", "tr"]);
});
