/** /admin/performance-test: how fast this site answers, which is still to come. */
import { AdminPage } from "#pieces/admin/AdminPage.tsx";
import { PanelSketch } from "#pieces/admin/sketches.tsx";
import { words } from "./words.ts";

export default function AdminPerformanceTestScreen() {
  return <AdminPage words={words} picture={<PanelSketch />} />;
}
