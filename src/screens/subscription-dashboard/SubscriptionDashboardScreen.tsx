/** /subscription-dashboard: not written yet. */
export default function SubscriptionDashboardScreen() {
  return <h1 className="page py-12">Your subscription</h1>;
}
