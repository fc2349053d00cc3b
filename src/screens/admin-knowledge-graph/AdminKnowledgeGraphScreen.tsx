/** /admin/knowledge-graph: not written yet. */
export default function AdminKnowledgeGraphScreen() {
  return <h1 className="page py-12">Administration: knowledge graph</h1>;
}
