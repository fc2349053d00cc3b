/** /state-college-planning-guides: not written yet. */
export default function StateGuidesScreen() {
  return <h1 className="page py-12">State college planning guides</h1>;
}
