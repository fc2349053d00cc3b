/** Saves all messages, or the whole waitlist, as a CSV file that no spreadsheet takes for formulas. */
import { useState } from "react";
import { exportForms, type FormName } from "#client/admin/inboxApi.ts";
import { saveFile } from "#client/saveFile.ts";
import { useAct } from "#components/admin/useAct.ts";
import { Button } from "#ui/Button.tsx";
import { inboxWords as words } from "./words.ts";

export function SaveForms({ form, label }: { form: FormName; label: string }) {
  const act = useAct();
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    saveFile(`tassel-${form}.csv`, "text/csv", await exportForms(form));
    setSaved(true);
  };
  return (
    <div className="mt-10 border-t border-line pt-5">
      <Button variant="light" disabled={act.isBusy} onClick={() => act.run(save)}>
        {label}
      </Button>
      <p role="status" className="mt-2 text-[0.95rem] text-ink-soft">
        {isSaved ? words.saved : words.saveNote}
      </p>
      {act.problem !== null && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {words.problem}. {act.problem}
        </p>
      )}
    </div>
  );
}
