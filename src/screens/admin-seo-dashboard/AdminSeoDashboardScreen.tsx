/** /admin/seo-dashboard: how pages stand for search engines, which is still to come. */
import { PanelSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function AdminSeoDashboardScreen() {
  return <ToComePage words={words} picture={<PanelSketch />} />;
}
