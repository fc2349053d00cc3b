/** Print the plan, save it as a file or table, open a saved one, or bring a list from elsewhere. */
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import OpenPlanFile from "#components/plan-file/OpenPlanFile.tsx";
import { SavePlanFile } from "#components/plan-file/SavePlanFile.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { PlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

const text = words.keep;
/** Reads award letters too, so it is downloaded only when the section is opened. */
const sheet = createLazyPart(() => import("./PlanSheetButtons.tsx"));

/** Without a view (the colleges could not be loaded) there is nothing to print and no table to save. */
export default function PlanFileSection({ view }: { view: PlanView | null }) {
  // The step that asks for a copy leads here.
  const isAsked = useLocation().hash === "#keep" || view === null;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section id="keep" aria-labelledby="keep-heading" className="no-print scroll-mt-24">
      <Disclosure
        isOpen={isAsked || undefined}
        onToggle={(isOpen) => isOpen && setWasOpened(true)}
        summary={
          <h2 id="keep-heading" className="text-2xl text-ink sm:text-3xl">
            {text.heading}
          </h2>
        }
      >
        <div className="mt-3 grid gap-x-10 gap-y-7 md:grid-cols-2">
          <SavePlanFile />
          <OpenPlanFile />
          {view !== null && (isAsked || wasOpened) && (
            <ContentBoundary fallback={<Skeleton label={words.loading} lines={3} />}>
              <sheet.Part view={view} />
            </ContentBoundary>
          )}
          <div>
            <ButtonLink variant="outline" to="/my-plan#bring">
              {text.bring}
            </ButtonLink>
            <p className="mt-2 text-[0.95rem] text-ink-soft">{text.bringDetail}</p>
          </div>
        </div>
        <p className="mt-6">
          <Link
            to="/your-data"
            className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
          >
            {text.yourData}
          </Link>
        </p>
      </Disclosure>
    </section>
  );
}
