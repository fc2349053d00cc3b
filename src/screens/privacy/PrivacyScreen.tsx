/** /privacy: not written yet. */
export default function PrivacyScreen() {
  return <h1 className="page py-12">Privacy: what this site keeps, and what it does not</h1>;
}
