/** /terms: not written yet. */
export default function TermsScreen() {
  return <h1 className="page py-12">Terms: what you can expect, and what we ask</h1>;
}
