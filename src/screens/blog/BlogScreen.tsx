/** /blog: not written yet. */
export default function BlogScreen() {
  return <h1 className="page py-12">Blog: notes on planning for college</h1>;
}
