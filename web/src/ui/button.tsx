import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import { buttonRecipe } from "../theme/button.recipe.ts";

const ButtonElement = chakra("button", buttonRecipe);

export type ButtonProps = Omit<React.ComponentProps<typeof ButtonElement>, "type"> & {
  type?: HTMLChakraProps<"button">["type"];
};

/** A button; it submits nothing unless it says `type="submit"`. */
export function Button({ type = "button", ...props }: ButtonProps) {
  return <ButtonElement type={type} {...props} />;
}

/** A link to another site, a phone or a file that looks like a button. */
export const ButtonAnchor = chakra("a", buttonRecipe);

/** A link within the site that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
