/** /subscription-dashboard: where a subscription will be managed, which is still to come. */
import { DoorSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function SubscriptionDashboardScreen() {
  return <ToComePage words={words} picture={<DoorSketch />} />;
}
