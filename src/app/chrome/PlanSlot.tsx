/** "My plan" in the header: a link, and a menu of the same size where this device has a plan. */
import { Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { Boundary } from "#client/errors/Boundary.tsx";
import { type Glance, useGlance } from "#client/plan/glance.ts";
import { myPlanLink } from "#site/navigation.ts";
import { Link } from "#ui/router.tsx";

/** Of the link and of the menu's button alike: nothing moves when one takes the other's place. */
const entryClasses =
  "relative inline-flex min-h-11 items-center rounded-xl bg-accent px-4 font-semibold whitespace-nowrap max-[19rem]:px-3 text-on-accent hover:bg-accent-strong";

/** Lazy: only a device with a plan downloads it. */
const planMenu = createLazyPart<{ glance: Glance; entryClasses: string }>(() => import("./PlanMenu.tsx"));

export function PlanSlot() {
  const glance = useGlance();
  if (glance === null) return <PlanLink />;
  return (
    <Boundary name="plan-menu" renderFallback={() => <PlanLink />}>
      <Suspense fallback={<PlanLink />}>
        <planMenu.Part glance={glance} entryClasses={entryClasses} />
      </Suspense>
    </Boundary>
  );
}

function PlanLink() {
  return (
    <Link to={myPlanLink.to} className={entryClasses}>
      {myPlanLink.label}
    </Link>
  );
}
