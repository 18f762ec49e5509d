import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FailedRoute } from "../../src/routes/-site/failed-route.tsx";
import { renderPart } from "../render-part.tsx";

const FAILURES = [
  ["an admin screen", "/admin/audit", "Bu sayfa gösterilemedi."],
  ["a public page", "/about", "This page could not be shown."],
] as const;

it.each(FAILURES)("%s that crashes says so in its language", async (_, path, title) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const rootRoute = createRootRoute();
  const crash = () => {
    throw new Error("broken");
  };
  const routeTree = rootRoute.addChildren([createRoute({ getParentRoute: () => rootRoute, path, component: crash })]);
  const history = createMemoryHistory({ initialEntries: [path] });
  renderPart(<RouterProvider router={createRouter({ routeTree, history, defaultErrorComponent: FailedRoute })} />);
  expect((await screen.findByRole("alert")).textContent).toContain(title);
});
