/** /trip-results: not written yet. */
export default function TripResultsScreen() {
  return <h1 className="page py-12">Your college visit trip</h1>;
}
