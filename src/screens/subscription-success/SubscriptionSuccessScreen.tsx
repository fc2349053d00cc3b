/** /subscription-success: where a family will land after subscribing, which is still to come. */
import { DoorSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function SubscriptionSuccessScreen() {
  return <ToComePage words={words} picture={<DoorSketch />} />;
}
