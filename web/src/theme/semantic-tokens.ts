import { defineSemanticTokens } from "@chakra-ui/react";

/** One colour per mode; the browser picks by `color-scheme`, without a script. */
const pair = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

/**
 * The colours components may use. Besides the site's own, they include those Chakra's recipes refer to (`bg.panel`, `accent.solid`, …), so
 * that its components match.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair("#FBFAF7", "#0E1519"),
      raised: pair("#FFFFFF", "#162026"),
      subtle: pair("#F3F1EA", "#121B20"),
      muted: pair("#EBE8DF", "#1D2930"),
      emphasized: pair("#DFDBCF", "#26343C"),
      panel: pair("#FFFFFF", "#162026"),
      /** Behind a dialog. */
      scrim: { value: "rgb(0 0 0 / 45%)" },
      inverted: pair("#12212B", "#E8EEF0"),
      error: pair("#FDF0EF", "#2A1618"),
      warning: pair("#FDF5E7", "#2A2011"),
    },
    fg: {
      DEFAULT: pair("#12212B", "#E8EEF0"),
      muted: pair("#51606A", "#9DAEB7"),
      subtle: pair("#5F6D76", "#8C9DA6"),
      inverted: pair("#FBFAF7", "#0E1519"),
      error: pair("#B3261E", "#FF8A80"),
      warning: pair("#9A5B00", "#FBBF24"),
    },
    border: {
      DEFAULT: pair("#E2DED3", "#25333B"),
      muted: pair("#EDEAE1", "#1D2930"),
      emphasized: pair("#C6C1B3", "#3A4B54"),
      /** Borders of controls, which need a contrast of 3:1. */
      control: pair("#808583", "#647680"),
      error: pair("#B3261E", "#FF8A80"),
    },
    accent: {
      DEFAULT: pair("#0F766E", "#2DD4BF"),
      hover: pair("#0B5F59", "#5EE3D1"),
      tint: pair("#E4F1EE", "#12302F"),
      /** Text and icons on the accent. */
      fg: pair("#FFFFFF", "#06201D"),
      solid: pair("#0F766E", "#2DD4BF"),
      contrast: pair("#FFFFFF", "#06201D"),
      subtle: pair("#E4F1EE", "#12302F"),
      muted: pair("#CFE6E2", "#17413F"),
      emphasized: pair("#A9D3CD", "#1F5955"),
      border: pair("#A9D3CD", "#1F5955"),
      focusRing: pair("#0F766E", "#2DD4BF"),
    },
    danger: {
      DEFAULT: pair("#B3261E", "#FF8A80"),
      solid: pair("#B3261E", "#E5534B"),
      contrast: pair("#FFFFFF", "#1A0605"),
      fg: pair("#B3261E", "#FF8A80"),
      subtle: pair("#FDF0EF", "#2A1618"),
      muted: pair("#F9DCDA", "#40201F"),
      emphasized: pair("#F0B8B4", "#5C2B29"),
      border: pair("#F0B8B4", "#5C2B29"),
      focusRing: pair("#B3261E", "#FF8A80"),
    },
    gray: {
      solid: pair("#12212B", "#E8EEF0"),
      contrast: pair("#FBFAF7", "#0E1519"),
      fg: pair("#12212B", "#E8EEF0"),
      subtle: pair("#F3F1EA", "#1D2930"),
      muted: pair("#EBE8DF", "#26343C"),
      emphasized: pair("#DFDBCF", "#31414A"),
      border: pair("#E2DED3", "#25333B"),
      focusRing: pair("#0F766E", "#2DD4BF"),
    },
    open: { DEFAULT: pair("#157A3C", "#4ADE80"), solid: pair("#157A3C", "#4ADE80") },
    closed: { DEFAULT: pair("#B3261E", "#FF8A80"), solid: pair("#B3261E", "#FF8A80") },
    /** What waits for a person. */
    warning: { solid: pair("#9A5B00", "#FBBF24") },
    unknown: pair("#5F6D76", "#8C9DA6"),
    rating: pair("#D97706", "#F5A524"),
    /** Map colours, from the water up. */
    map: {
      water: pair("#DFE9E7", "#0A1115"),
      land: pair("#FBFAF7", "#18232A"),
      park: pair("#E7EEDF", "#16282A"),
      building: pair("#EFEBE1", "#1F2C34"),
      road: pair("#FFFFFF", "#2C3C45"),
      highway: pair("#F3E3BE", "#4A4A38"),
      casing: pair("#D8D2C3", "#10191E"),
      line: pair("#12212B12", "#E8EEF00D"),
      coast: pair("#A6C2BE", "#37505A"),
      border: pair("#CBC4B5", "#3A4C55"),
      ocean: pair("#5E8480", "#5F7F8A"),
      country: pair("#5B6871", "#93A5AE"),
      city: pair("#2F3F49", "#C3D0D6"),
      /** The visitor's position. */
      here: pair("#1F66D0", "#6CB2FF"),
      halo: pair("#1F66D033", "#6CB2FF33"),
    },
  },
  shadows: {
    /** The only shadow, for floating elements. */
    float: {
      value:
        "0 1px 2px light-dark(rgb(18 33 43 / 6%), rgb(0 0 0 / 40%)), 0 10px 28px light-dark(rgb(18 33 43 / 10%), rgb(0 0 0 / 45%))",
    },
    xs: { value: "none" },
    sm: { value: "{shadows.float}" },
    md: { value: "{shadows.float}" },
    lg: { value: "{shadows.float}" },
  },
  radii: {
    l1: { value: "{radii.sm}" },
    l2: { value: "{radii.field}" },
    l3: { value: "{radii.card}" },
  },
});
