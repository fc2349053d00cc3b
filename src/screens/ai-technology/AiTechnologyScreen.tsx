/** /ai-technology: not written yet. */
export default function AiTechnologyScreen() {
  return <h1 className="page py-12">AI and Tassel: what is computed, and what is not guessed</h1>;
}
