import { chakra, Image } from "@chakra-ui/react";
import type { CategorySymbol } from "@meridian/contracts/categories/category-symbols";
import { useState } from "react";
import contoursUrl from "../../assets/contours.svg?url";
import { initialOf, neighbourOf, TONE_OF } from "../../lib/format/category-mark.ts";
import { pictureUrl } from "../../lib/format/picture-url.ts";
import { toneVariants } from "../../theme/tones.ts";
import { SymbolIcon } from "./symbol-icon.tsx";

const Frame = chakra("div", {
  base: { position: "relative", overflow: "hidden", bg: "bg.muted", isolation: "isolate", aspectRatio: "16 / 10" },
});
const Sheet = chakra("div", {
  base: {
    position: "absolute",
    inset: "0",
    display: "grid",
    placeItems: "center",
    color: "var(--tone-ink)",
    background: "linear-gradient(150deg, var(--tone-from), var(--tone-to))",
  },
  variants: { tone: toneVariants },
});
const Contours = chakra("svg", {
  base: { position: "absolute", inset: "0", width: "full", height: "full", stroke: "currentColor", opacity: "0.22" },
  variants: {
    turn: {
      none: {},
      x: { transform: "scaleX(-1)" },
      y: { transform: "scaleY(-1)" },
      both: { transform: "scale(-1)" },
      near: { transform: "scale(1.7)" },
      far: { transform: "scale(-1.5, 1.5)" },
    },
  },
});
const Disc = chakra("div", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    boxSize: "14",
    borderRadius: "full",
    bg: "var(--tone-from)",
    fontSize: "2xl",
    fontWeight: "semibold",
    lineHeight: "1",
  },
  /** On phones, a smaller disc leaves the tile's corner free for the rating. */
  variants: {
    box: { card: {}, tile: { boxSize: { base: "10", md: "14" }, fontSize: { base: "lg", md: "2xl" } }, page: {} },
  },
});
/** Unlike a set width and height, these let browsers draw nothing for a dead picture, also before scripts run. */
const WHOLE = { minW: "full", maxW: "full", minH: "full", maxH: "full" } as const;
/** The kind's symbol, beside the letter. */
const Corner = chakra("span", { base: { position: "absolute", insetInlineEnd: "1.5", bottom: "1.5" } });
/**
 * The widths of the boxes, or of a picture as high as its box where that is higher than wide: `card` beside or above text, `tile` in the
 * grid of the home page, `page` on a business's own.
 */
const SIZES = {
  card: "(min-width: 64em) 320px, (min-width: 30em) 400px, 320px",
  tile: "(min-width: 64em) 300px, 50vw",
  page: "(min-width: 48em) 400px, calc(100vw - 50px)",
} as const;
/** Shades per kind. */
const NEIGHBOURS = 3;
const TURNS = ["none", "x", "y", "both", "near", "far"] as const;

export interface PictureProps {
  src: string | null;
  /** Drawn if there is no picture. Answers cached by an older release name none. */
  symbol: CategorySymbol;
  /** Distinguishes neighbouring drawings: the first letter, with its own shades and lines. */
  name: string;
  box?: keyof typeof SIZES;
  /** Above the fold, load at once. */
  isEager?: boolean;
}

/**
 * A picture in a box of fixed shape, over a drawing that shows if there is none, or until it has loaded. Decorative: the same information
 * is beside it in words. Chakra's avatar, which has a fallback too, shows a picture only after scripts have loaded it.
 */
export function Picture({ src, symbol = "place", name, box = "card", isEager = false }: PictureProps) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const url = pictureUrl(src);
  const settle = (image: HTMLImageElement) => setState(image.naturalWidth > 0 ? "loaded" : "failed");
  return (
    <Frame>
      {(url === undefined || state !== "loaded") && <Drawing symbol={symbol} name={name} box={box} />}
      {url !== undefined && state !== "failed" && (
        <Image
          {...url}
          sizes={url.srcSet === undefined ? undefined : SIZES[box]}
          position="absolute"
          inset="0"
          {...WHOLE}
          objectFit="cover"
          alt=""
          loading={isEager ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
          ref={(image: HTMLImageElement | null) => {
            if (image?.complete === true) settle(image);
          }}
          onLoad={(event) => settle(event.currentTarget)}
          onError={() => setState("failed")}
        />
      )}
    </Frame>
  );
}

function Drawing({ symbol, name, box }: Required<Pick<PictureProps, "symbol" | "name" | "box">>) {
  const variant = variantOf(name);
  const initial = initialOf(name);
  const icon = <SymbolIcon symbol={symbol} size={initial === undefined ? 26 : 18} />;
  return (
    <Sheet tone={neighbourOf(TONE_OF[symbol], variant % NEIGHBOURS)}>
      {/* Not an image of the page's style: as one it would count as what visitors wait to see. */}
      <Contours
        aria-hidden="true"
        turn={TURNS[variant % TURNS.length] ?? "none"}
        viewBox="4 4 630 390"
        preserveAspectRatio="xMidYMid slice"
      >
        <use href={`${contoursUrl}#lines`} />
      </Contours>
      <Disc aria-hidden="true" box={box}>
        {initial ?? icon}
      </Disc>
      {initial !== undefined && <Corner>{icon}</Corner>}
    </Sheet>
  );
}

function variantOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 33 + (character.codePointAt(0) ?? 0)) % 7919;
  return sum;
}
