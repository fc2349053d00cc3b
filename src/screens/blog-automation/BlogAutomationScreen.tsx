/** /blog-automation: not written yet. */
export default function BlogAutomationScreen() {
  return <h1 className="page py-12">Blog automation: for administrators</h1>;
}
