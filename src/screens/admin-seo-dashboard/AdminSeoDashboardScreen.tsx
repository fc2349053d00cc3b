/** /admin/seo-dashboard: how pages stand for search engines, which is still to come. */
import { AdminPage } from "#components/admin/AdminPage.tsx";
import { PanelSketch } from "#components/admin/sketches.tsx";
import { words } from "./words.ts";

export default function AdminSeoDashboardScreen() {
  return <AdminPage words={words} picture={<PanelSketch />} />;
}
