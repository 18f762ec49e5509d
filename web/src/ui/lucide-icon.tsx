import { createElement, type SVGProps } from "react";

interface LucideShapes {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

type LucideIconProps = SVGProps<SVGSVGElement> & { size?: number };

/** Makes the icons of Lucide in a build: its own way to do so knows classes, contexts and scales that nothing here uses, 1 kB of script. */
// biome-ignore lint/style/noDefaultExport: Lucide's icons import it like this
export default function createLucideIcon({ node }: LucideShapes) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function LucideIcon({ size = 24, ...props }: LucideIconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {shapes}
      </svg>
    );
  };
}
