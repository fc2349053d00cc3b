/** /divorced-parents-guide: the guide for families in two households, which is still to come. */
import { TwoHomesSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function DivorcedParentsGuideScreen() {
  return <ToComePage words={words} picture={<TwoHomesSketch />} />;
}
