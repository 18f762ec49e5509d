import { defineRecipe } from "@chakra-ui/react";

/** The page column: 1200 px of content with margins for phones. */
export const containerRecipe = defineRecipe({
  base: { width: "full", maxWidth: "calc(1200px + 2 * {spacing.6})", mx: "auto", px: { base: "4", md: "6" } },
});
