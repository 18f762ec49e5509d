import { type ErrorComponentProps, useLocation } from "@tanstack/react-router";
import { FailedScreen } from "../../features/admin/components/failed-screen.tsx";
import { FailedPage } from "../../features/layout/components/failed-page.tsx";

/** Replaces any route that failed, in the language of its part of the site. */
export function FailedRoute(failure: ErrorComponentProps) {
  const isAdmin = useLocation({ select: ({ pathname }) => pathname.startsWith("/admin") });
  return isAdmin ? <FailedScreen {...failure} /> : <FailedPage {...failure} />;
}
