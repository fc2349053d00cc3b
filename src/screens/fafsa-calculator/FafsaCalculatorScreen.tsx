/** /tools/fafsa-calculator: the Student Aid Index calculator, which is still to come. */
import { FormSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function FafsaCalculatorScreen() {
  return <ToComePage words={words} picture={<FormSketch />} />;
}
