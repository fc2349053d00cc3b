/** A tool begins with what the family said, so it opens once that is read from the device. */
import type { ReactNode } from "react";
import { usePlan } from "#client/plan/usePlan.ts";

export default function WhenPlanIsRead(props: { fallback: ReactNode; children: ReactNode }) {
  return usePlan().isLoaded ? props.children : props.fallback;
}
