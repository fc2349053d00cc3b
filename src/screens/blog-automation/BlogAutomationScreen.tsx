/** /blog-automation: an admin page that is not built yet. */
import { AdminPage } from "#components/admin/AdminPage.tsx";
import { PencilSketch } from "#components/admin/sketches.tsx";
import { words } from "./words.ts";

export default function BlogAutomationScreen() {
  return <AdminPage words={words} picture={<PencilSketch />} />;
}
