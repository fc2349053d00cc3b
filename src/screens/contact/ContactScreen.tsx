/** /contact: not written yet. */
export default function ContactScreen() {
  return <h1 className="page py-12">Contact us: a question, a mistake or a wish</h1>;
}
