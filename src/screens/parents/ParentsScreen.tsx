/** /parents: not written yet. */
export default function ParentsScreen() {
  return <h1 className="page py-12">For parents: price, odds and your part in the plan</h1>;
}
