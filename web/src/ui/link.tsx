import { Link as ChakraLink } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";

/** A link within the site: Chakra's link with the router. */
export const Link = createLink(ChakraLink);
