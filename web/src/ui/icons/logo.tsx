import { chakra } from "@chakra-ui/react";

const Mark = chakra("svg", { base: { width: "7", height: "7", flexShrink: "0", color: "accent" } });

/** The mark: a globe with a bold meridian. */
export function LogoMark() {
  return (
    <Mark viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="13" strokeWidth="2" />
      <path d="M3 16h26M16 3c-9.5 8-9.5 18 0 26" strokeWidth="1.25" opacity=".7" />
      <path d="M16 3c9.5 8 9.5 18 0 26" strokeWidth="2.75" strokeLinecap="round" />
    </Mark>
  );
}
