/** /admin/seo-dashboard: how pages do in search engines (not built yet). */
import { AdminPage } from "#components/admin/AdminPage.tsx";
import { PanelSketch } from "#components/admin/sketches.tsx";
import { words } from "./words.ts";

export default function AdminSeoDashboardScreen() {
  return <AdminPage words={words} picture={<PanelSketch />} />;
}
