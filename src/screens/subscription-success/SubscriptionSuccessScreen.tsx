/** /subscription-success: not written yet. */
export default function SubscriptionSuccessScreen() {
  return <h1 className="page py-12">Subscription: thank you</h1>;
}
