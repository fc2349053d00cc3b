/** /your-data: what is stored and where, whether it lasts, exporting it, and erasing it. */
import { useCallback, useEffect, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { ErrorNotes } from "#components/error-notes/ErrorNotes.tsx";
import { words as errorNotesWords } from "#components/error-notes/words.ts";
import OpenPlanFile from "#components/plan-file/OpenPlanFile.tsx";
import { SavePlanFile } from "#components/plan-file/SavePlanFile.tsx";
import { StudentSwitcher } from "#components/students/StudentSwitcher.tsx";
import { type DeviceState, readDevice } from "./deviceState.ts";
import { Erase } from "./Erase.tsx";
import { InAccount } from "./InAccount.tsx";
import { RemoveStudent } from "./RemoveStudent.tsx";
import { SaveConversation } from "./SaveConversation.tsx";
import { SaveEssays } from "./SaveEssays.tsx";
import { Staying } from "./Staying.tsx";
import { StoredData } from "./StoredData.tsx";
import { words } from "./words.ts";

export default function YourDataScreen() {
  const state = usePlan();
  const [device, setDevice] = useState<DeviceState | null>(null);
  const refresh = useCallback(() => void readDevice().then(setDevice), []);
  useEffect(refresh, [refresh]);
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <StoredData state={state} device={device} />
      <InAccount />
      <div className="mt-14 space-y-16">
        <section aria-labelledby="staying">
          <h2 id="staying" className="text-3xl">
            {words.staying}
          </h2>
          <Staying keeping={state.keeping} device={device} onChanged={refresh} />
        </section>
        <section aria-labelledby="take">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <h2 id="take" className="text-3xl">
              {words.take}
            </h2>
            {state.plans.length > 1 && <StudentSwitcher />}
          </div>
          <p className="mt-2 max-w-text">{words.takeText}</p>
          <div className="mt-5 grid gap-x-10 gap-y-7 md:grid-cols-2">
            <SavePlanFile variant="default" />
            <OpenPlanFile />
            <SaveConversation />
            <SaveEssays />
          </div>
        </section>
        <section aria-labelledby="where">
          <h2 id="where" className="text-3xl">
            {words.where}
          </h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {words.rows.map((row) => (
              <li key={row.what} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[1fr_1fr_1.6fr]">
                <h3 className="font-sans text-base font-semibold tracking-normal">{row.what}</h3>
                <p className="text-ink-soft">{row.where}</p>
                <p>{row.leaves}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="server">
          <h2 id="server" className="text-3xl">
            {words.server}
          </h2>
          {words.serverText.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-text">
              {paragraph}
            </p>
          ))}
        </section>
        <section aria-labelledby="error-notes">
          <h2 id="error-notes" className="text-3xl">
            {errorNotesWords.title}
          </h2>
          <p className="mt-2 max-w-text">{errorNotesWords.lead}</p>
          <ErrorNotes />
        </section>
        <RemoveStudent onRemoved={refresh} />
        <Erase onErased={refresh} />
      </div>
    </div>
  );
}
