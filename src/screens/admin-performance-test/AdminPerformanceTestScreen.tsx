/** /admin/performance-test: how fast the site responds (not built yet). */
import { AdminPage } from "#components/admin/AdminPage.tsx";
import { PanelSketch } from "#components/admin/sketches.tsx";
import { words } from "./words.ts";

export default function AdminPerformanceTestScreen() {
  return <AdminPage words={words} picture={<PanelSketch />} />;
}
