/** /admin: not written yet. */
export default function AdminScreen() {
  return <h1 className="page py-12">Administration</h1>;
}
