/** /blog-automation: a page for administrators, which is still to come. */
import { PencilSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function BlogAutomationScreen() {
  return <ToComePage words={words} picture={<PencilSketch />} />;
}
