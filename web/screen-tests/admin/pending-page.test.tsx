import { ChakraProvider } from "@chakra-ui/react";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PendingPage } from "../../src/features/layout/components/pending-page.tsx";
import { system } from "../../src/theme/system.ts";

it("a page of the admin area that is on its way says so in Turkish", async () => {
  const routeTree = createRootRoute({ notFoundComponent: PendingPage });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/admin/audit"] }) });
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  const status = await screen.findByRole("status");
  expect([status.textContent, status.getAttribute("lang")]).toEqual(["Yükleniyor", "tr"]);
});
