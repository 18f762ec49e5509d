import { defineRecipe } from "@chakra-ui/react";

/** The column of a page: 1200 px of content with margins that hold on phones. */
export const containerRecipe = defineRecipe({
  base: { width: "full", maxWidth: "calc(1200px + 2 * {spacing.6})", mx: "auto", px: { base: "4", md: "6" } },
});
