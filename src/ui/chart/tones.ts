/** The colors of charts: each reads in both themes, and the soft ones have an outline so that they differ on paper too. */

export type Tone =
  | "accent"
  | "accentSoft"
  | "accentPale"
  | "support"
  | "supportSoft"
  | "ink"
  | "line"
  | "sunk"
  | "card"
  | "onDeep";

export const fillTones: Readonly<Record<Tone, string>> = {
  accent: "fill-accent",
  accentSoft: "fill-accent-soft stroke-accent",
  accentPale: "fill-accent opacity-35",
  support: "fill-support",
  supportSoft: "fill-support-soft stroke-support",
  ink: "fill-ink-soft",
  line: "fill-line",
  sunk: "fill-sunk forced-colors:stroke-line",
  card: "fill-card",
  /** On the deep ground, which is as dark in both themes. */
  onDeep: "fill-on-deep",
};

export type StrokeTone =
  | "accent"
  | "support"
  | "ink"
  | "inkSoft"
  | "line"
  | "lineStrong"
  | "sunk"
  | "card"
  | "danger";

export const strokeTones: Readonly<Record<StrokeTone, string>> = {
  accent: "stroke-accent",
  support: "stroke-support",
  ink: "stroke-ink",
  inkSoft: "stroke-ink-soft",
  line: "stroke-line",
  lineStrong: "stroke-line-strong",
  sunk: "stroke-sunk",
  card: "stroke-card",
  danger: "stroke-danger",
};
