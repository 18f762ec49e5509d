import { Breadcrumb as ChakraBreadcrumb } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { Link } from "./link.tsx";

export interface Crumb {
  label: string;
  /** Absent for the current page, the last one. */
  path?: string | undefined;
}

/** The path to a page from the top. A separator belongs to the crumb after it, so that no line ends in one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <ChakraBreadcrumb.Root aria-label="Breadcrumb" data-print="hide">
      <ChakraBreadcrumb.List>
        {crumbs.map(({ label, path }, index) => (
          <ChakraBreadcrumb.Item key={label}>
            {index > 0 && (
              <ChakraBreadcrumb.Separator as="span">
                <ChevronRight />
              </ChakraBreadcrumb.Separator>
            )}
            {path === undefined ? (
              <ChakraBreadcrumb.CurrentLink>
                <bdi>{label}</bdi>
              </ChakraBreadcrumb.CurrentLink>
            ) : (
              <ChakraBreadcrumb.Link asChild>
                <Link to={path} variant="plain">
                  <bdi>{label}</bdi>
                </Link>
              </ChakraBreadcrumb.Link>
            )}
          </ChakraBreadcrumb.Item>
        ))}
      </ChakraBreadcrumb.List>
    </ChakraBreadcrumb.Root>
  );
}
