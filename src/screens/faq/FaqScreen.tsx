/** /faq: not written yet. */
export default function FaqScreen() {
  return <h1 className="page py-12">Questions families ask about Tassel, answered</h1>;
}
