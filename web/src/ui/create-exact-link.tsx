import { createLink } from "@tanstack/react-router";

/**
 * As the router's `createLink`, but unless a link says otherwise it is `aria-current` at its own address only. The router would also
 * call every address above it the current page: each ancestor in a breadcrumb.
 */
export const createExactLink: typeof createLink = (Host) => {
  const RouterLink = createLink(Host);
  return (props) => <RouterLink activeOptions={EXACTLY} {...props} />;
};

const EXACTLY = { exact: true };
