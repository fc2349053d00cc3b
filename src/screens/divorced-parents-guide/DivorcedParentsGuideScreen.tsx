/** /divorced-parents-guide: not written yet. */
export default function DivorcedParentsGuideScreen() {
  return <h1 className="page py-12">Divorced or separated parents: who fills in the FAFSA</h1>;
}
