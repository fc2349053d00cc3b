/** Print the plan, save it as a file or table, open a saved one, or bring a list from elsewhere. */
import { useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { saveFile } from "#client/saveFile.ts";
import { getToday } from "#client/today.ts";
import { toFileName } from "#components/plan-file/fileName.ts";
import OpenPlanFile from "#components/plan-file/OpenPlanFile.tsx";
import { SavePlanFile } from "#components/plan-file/SavePlanFile.tsx";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link, useLocation } from "#ui/router.tsx";
import PrintedSheet from "./PrintedSheet.tsx";
import { listSheetRows, type SheetRow, toSheetCsv } from "./planSheet.ts";
import type { PlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

const text = words.keep;

/** Without a view (the colleges could not be loaded) there is nothing to print and no table to save. */
export default function PlanFileSection({ view }: { view: PlanView | null }) {
  // The step that asks for a copy leads here.
  const isAsked = useLocation().hash === "#keep";
  const [printed, setPrinted] = useState<readonly SheetRow[] | null>(null);
  const printSheet = (shown: PlanView) => {
    // The sheet takes the place of the plan's page for this one print.
    flushSync(() => setPrinted(toRows(shown)));
    window.addEventListener("afterprint", () => setPrinted(null), { once: true });
    window.print();
  };
  return (
    <>
      {printed !== null &&
        view !== null &&
        createPortal(
          <PrintedSheet rows={printed} student={view.plan.studentName} today={getToday()} />,
          document.body,
        )}
      <section id="keep" aria-labelledby="keep-heading" className="no-print scroll-mt-24">
        <Disclosure
          isOpen={isAsked || view === null || undefined}
          summary={
            <h2 id="keep-heading" className="text-2xl text-ink sm:text-3xl">
              {text.heading}
            </h2>
          }
        >
          <div className="mt-3 grid gap-x-10 gap-y-7 md:grid-cols-2">
            <SavePlanFile />
            <OpenPlanFile />
            {view !== null && (
              <>
                <div>
                  <Button variant="outline" onClick={() => saveList(view)}>
                    {text.csv}
                  </Button>
                  <p className="mt-2 text-[0.95rem] text-ink-soft">{text.csvDetail}</p>
                </div>
                <div>
                  <Button variant="outline" onClick={() => window.print()}>
                    {text.print}
                  </Button>
                  <p className="mt-2 text-[0.95rem] text-ink-soft">{text.printDetail}</p>
                </div>
                <div>
                  <Button variant="outline" onClick={() => printSheet(view)}>
                    {text.worksheet}
                  </Button>
                  <p className="mt-2 text-[0.95rem] text-ink-soft">{text.worksheetDetail}</p>
                </div>
              </>
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
    </>
  );
}

function saveList(view: PlanView): void {
  saveFile(`${toFileName(view.plan.studentName, getToday())}.csv`, "text/csv", toSheetCsv(toRows(view)));
}

function toRows({ list, replies, plan }: PlanView): SheetRow[] {
  const today = getToday();
  return listSheetRows(list, {
    replies,
    offers: plan.offers,
    graduationYear: findGraduationYear(plan, today),
    today,
  });
}
