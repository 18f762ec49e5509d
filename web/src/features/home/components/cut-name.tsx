import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { truncate } from "../../../lib/format/number-format.ts";

const Name = chakra("span", {
  /** A containing block, so that it clips what is only read aloud, too. */
  base: { display: "block", position: "relative", fontWeight: "semibold", lineHeight: "short", truncate: true },
});

export interface CutNameProps {
  name: string;
  /** The most characters shown. */
  length: number;
}

/** A name of at most so many characters, which is whole when read aloud. */
export function CutName({ name, length }: CutNameProps) {
  const shown = truncate(name, length);
  if (shown === name) return <Name dir="auto">{name}</Name>;
  return (
    <Name dir="auto" title={name}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Name>
  );
}
