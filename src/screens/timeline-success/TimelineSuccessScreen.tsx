/** /timeline-success: not written yet. */
export default function TimelineSuccessScreen() {
  return <h1 className="page py-12">Your application timeline</h1>;
}
