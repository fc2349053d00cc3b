/** /admin/performance-test: not written yet. */
export default function AdminPerformanceTestScreen() {
  return <h1 className="page py-12">Administration: performance</h1>;
}
