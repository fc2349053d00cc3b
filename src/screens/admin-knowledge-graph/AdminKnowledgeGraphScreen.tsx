/** /admin/knowledge-graph: how pages, facts and sources relate (not built yet). */
import { AdminPage } from "#components/admin/AdminPage.tsx";
import { PanelSketch } from "#components/admin/sketches.tsx";
import { words } from "./words.ts";

export default function AdminKnowledgeGraphScreen() {
  return <AdminPage words={words} picture={<PanelSketch />} />;
}
