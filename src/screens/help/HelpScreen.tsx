/** /help: not written yet. */
export default function HelpScreen() {
  return <h1 className="page py-12">Help center: answers on planning for college</h1>;
}
