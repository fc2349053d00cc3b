/** /admin/seo-dashboard: not written yet. */
export default function AdminSeoDashboardScreen() {
  return <h1 className="page py-12">Administration: search engines</h1>;
}
