/** /your-data: what is stored and where, whether it lasts, exporting it, and erasing it. */
import { useCallback, useEffect, useState } from "react";
import { type KeptTurn, readTurns } from "#client/counselor/conversationDatabase.ts";
import type { ModelChoice } from "#client/counselor/modelChoice.ts";
import { type AllEssayRows, readAllEssayRows } from "#client/essays/essayDatabase.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { saveFile } from "#client/saveFile.ts";
import { useSession } from "#client/session/session.ts";
import { getToday } from "#client/today.ts";
import { ErrorNotes } from "#components/error-notes/ErrorNotes.tsx";
import { words as errorNotesWords } from "#components/error-notes/words.ts";
import OpenPlanFile from "#components/plan-file/OpenPlanFile.tsx";
import { SavePlanFile } from "#components/plan-file/SavePlanFile.tsx";
import { StudentSwitcher } from "#components/students/StudentSwitcher.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { describeEssays } from "./describeEssays.ts";
import { type DeviceState, readDevice } from "./deviceState.ts";
import { Erase } from "./Erase.tsx";
import { RemoveStudent } from "./RemoveStudent.tsx";
import { Staying } from "./Staying.tsx";
import { StoredData } from "./StoredData.tsx";
import { TallyChoice } from "./TallyChoice.tsx";
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
        <TallyChoice />
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

const accountWords = words.account;

/** For signed-in people: what is in the account, and a link to manage it. */
function InAccount() {
  const session = useSession();
  if (session.status !== "signedIn") return null;
  return (
    <section
      aria-labelledby="in-account"
      className="mt-5 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <h2 id="in-account" className="text-3xl">
        {accountWords.title}
      </h2>
      <p className="mt-2 max-w-text break-accountWords">{accountWords.text(session.user.email)}</p>
      <ul className="mt-3 max-w-text list-disc space-y-1.5 pl-5">
        {accountWords.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ButtonLink variant="outline" className="mt-5" to="/account">
        {accountWords.open}
      </ButtonLink>
    </section>
  );
}

const conversationWords = words.conversation;

/** Saves what was asked of the counselor on this device, as a text file. */
function SaveConversation() {
  const [told, setTold] = useState<string | null>(null);

  async function save(): Promise<void> {
    const turns = await readTurns(null);
    const { readModelChoice } = await import("#client/counselor/modelChoice.ts");
    const choice = readModelChoice();
    const isEmpty = turns.length === 0 && choice === null;
    setTold(isEmpty ? conversationWords.none : conversationWords.saved);
    if (!isEmpty) saveFile(`counselor-${getToday()}.txt`, "text/plain", describeConversation(turns, choice));
  }

  return (
    <div>
      <Button variant="outline" onClick={() => void save()}>
        {conversationWords.save}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{conversationWords.detail}</p>
      <p role="status" className={told === null ? "sr-only" : "text-[0.95rem] font-medium text-accent-text"}>
        {told}
      </p>
    </div>
  );
}

function describeConversation(turns: readonly KeptTurn[], choice: ModelChoice | null): string {
  const blocks = turns.map(({ question, askedOn, answer }) =>
    [
      question,
      conversationWords.asked(askedOn),
      ...(answer.reading === "" ? [] : [conversationWords.readAs(answer.reading)]),
      "",
      answer.text,
      ...answer.sources.map(({ title, year, url }) => conversationWords.source(title, year, url)),
    ].join("\n"),
  );
  const chosen =
    choice === null
      ? []
      : [conversationWords.modelChoice(choice.provider, choice.use === "model", choice.allowsMoney)];
  return `${[conversationWords.heading, ...chosen, ...blocks].join("\n\n\n")}\n`;
}

const essayWords = words.essayFile;

/** Saves every essay on this device with its notes and earlier versions, as a text file. */
function SaveEssays() {
  const { plan, isLoaded } = usePlan();
  const [told, setTold] = useState<string | null>(null);

  async function save(): Promise<void> {
    const none: AllEssayRows = { drafts: [], versions: [], authorship: [] };
    const text = describeEssays(plan, await readAllEssayRows().catch(() => none));
    setTold(text === null ? essayWords.none : essayWords.saved);
    if (text !== null) saveFile(`essays-${getToday()}.txt`, "text/plain", text);
  }

  return (
    <div>
      <Button variant="outline" disabled={!isLoaded} onClick={() => void save()}>
        {essayWords.save}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{essayWords.detail}</p>
      <p role="status" className={told === null ? "sr-only" : "text-[0.95rem] font-medium text-accent-text"}>
        {told}
      </p>
    </div>
  );
}
