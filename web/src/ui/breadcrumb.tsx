import { Breadcrumb as ChakraBreadcrumb } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { Link } from "./link.tsx";

export interface Crumb {
  label: string;
  /** Absent for the current page, the last one. */
  path?: string | undefined;
}

/** The path to a page from the top. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <ChakraBreadcrumb.Root aria-label="Breadcrumb" data-print="hide">
      <ChakraBreadcrumb.List>
        {crumbs.map(({ label, path }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <ChakraBreadcrumb.Separator>
                <ChevronRight />
              </ChakraBreadcrumb.Separator>
            )}
            <ChakraBreadcrumb.Item>
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
          </Fragment>
        ))}
      </ChakraBreadcrumb.List>
    </ChakraBreadcrumb.Root>
  );
}
