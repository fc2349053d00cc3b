/** /blog-automation: a page for administrators, which is still to come. */
import { AdminPage } from "#components/admin/AdminPage.tsx";
import { PencilSketch } from "#components/admin/sketches.tsx";
import { words } from "./words.ts";

export default function BlogAutomationScreen() {
  return <AdminPage words={words} picture={<PencilSketch />} />;
}
