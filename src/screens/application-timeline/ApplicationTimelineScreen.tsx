/** /application-timeline: not written yet. */
export default function ApplicationTimelineScreen() {
  return <h1 className="page py-12">Application timeline: what to do, and by when</h1>;
}
