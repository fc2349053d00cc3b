/** Loads what works the glance out anew, only where it is of another day or of an older plan. If that fails, it stays. */
import { Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { Boundary } from "#client/errors/Boundary.tsx";
import type { Glance } from "#client/plan/glance.ts";

const refresh = createLazyPart(() => import("./GlanceRefresh.tsx"));

export function FreshGlance({ glance, today }: { glance: Glance; today: string | null }) {
  if (today === null || glance.madeOn === today) return null;
  return (
    <Boundary name="glance" renderFallback={() => null}>
      <Suspense fallback={null}>
        <refresh.Part />
      </Suspense>
    </Boundary>
  );
}
