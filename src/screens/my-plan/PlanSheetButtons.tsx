/** The plan's list to take away: a table for a spreadsheet, the printed plan, and the printed worksheet. */
import { useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { saveFile } from "#client/saveFile.ts";
import { getToday } from "#client/today.ts";
import { toFileName } from "#components/plan-file/fileName.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { Button } from "#ui/Button.tsx";
import PrintedSheet from "./PrintedSheet.tsx";
import { listSheetRows, type SheetRow, toSheetCsv } from "./planSheet.ts";
import type { PlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

const text = words.keep;

export default function PlanSheetButtons({ view }: { view: PlanView }) {
  const [printed, setPrinted] = useState<readonly SheetRow[] | null>(null);
  const printSheet = () => {
    // The sheet takes the place of the plan's page for this one print.
    flushSync(() => setPrinted(toRows(view)));
    window.addEventListener("afterprint", () => setPrinted(null), { once: true });
    window.print();
  };
  return (
    <>
      {printed !== null &&
        createPortal(
          <PrintedSheet rows={printed} student={view.plan.studentName} today={getToday()} />,
          document.body,
        )}
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
        <Button variant="outline" onClick={printSheet}>
          {text.worksheet}
        </Button>
        <p className="mt-2 text-[0.95rem] text-ink-soft">{text.worksheetDetail}</p>
      </div>
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
