/** /tools: not written yet. */
export default function ToolsScreen() {
  return <h1 className="page py-12">Planning tools and resources, all free</h1>;
}
