/** /about: not written yet. */
export default function AboutScreen() {
  return <h1 className="page py-12">About Tassel: why it exists and how it is paid for</h1>;
}
