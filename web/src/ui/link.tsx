import { Link as ChakraLink } from "@chakra-ui/react";
import { createExactLink } from "./create-exact-link.tsx";

/** A link within the site: Chakra's link with the router. */
export const Link = createExactLink(ChakraLink);
