/** What a household shares: chosen, shown word for word, then sent as a code or file, or saved for the student on this device. */
import { useId, useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { saveFile } from "#client/saveFile.ts";
import { getToday } from "#client/today.ts";
import { runOnceKept } from "#components/keeping/runOnceKept.ts";
import { getOtherHousehold } from "#domain/aid/cssProfile.ts";
import {
  buildShare,
  isEmptyShare,
  shareQuestions,
  toShareAnswers,
  toShareCode,
  toShareFile,
  withdrawShare,
} from "#domain/aid/householdShare.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { type PartProps, useGive } from "./householdAnswers.ts";
import { householdWords as words } from "./householdWords.ts";
import { SeenShareView } from "./SeenShares.tsx";
import { buildShareLines } from "./shareLines.ts";
import { toolWords } from "./toolWords.ts";

const choices = ["pay", "covers", "css", "consent"] as const;
type Choice = (typeof choices)[number];
const givesOf = {
  pay: shareQuestions.givesPay,
  covers: shareQuestions.givesCovers,
  css: shareQuestions.givesCss,
  consent: shareQuestions.givesConsent,
} as const satisfies Record<Choice, string>;

export function HandOffLink({ household, view, names }: PartProps) {
  const { own } = view;
  const store = usePlanStore();
  const { plan } = usePlan();
  const dispatch = useGive(household);
  const [done, setDone] = useState<string | null>(null);
  const codeId = useId();
  const share = buildShare(plan.aid, household, getToday());
  const isEmpty = isEmptyShare(share);
  const code = toShareCode(share);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setDone(words.copied);
    } catch {
      setDone(words.copyFailed);
    }
  }

  return (
    <Card>
      <h4 className="font-serif text-xl">{words.giveTitle}</h4>
      <p className="mt-1 mb-4 text-[0.95rem] text-ink-soft">{words.giveLead}</p>
      <CheckboxGroup<Choice>
        legend={words.givesLegend}
        layout="stack"
        options={choices.map((value) => ({
          value,
          label: words.gives[value],
          ...(own[shareQuestions[value]] === undefined ? { detail: words.nothingTyped } : {}),
        }))}
        values={choices.filter((choice) => own[givesOf[choice]] === true)}
        onChange={(chosen) => {
          setDone(null);
          for (const choice of choices) {
            const isOn = chosen.includes(choice);
            if (isOn !== (own[givesOf[choice]] === true)) dispatch(givesOf[choice], isOn ? true : null);
          }
        }}
      />
      <div className="mt-4">
        <CheckboxGroup<"agrees">
          legend={words.totalTitle}
          layout="stack"
          options={[
            {
              value: "agrees",
              label: words.agree,
              detail: words.agreeDetail(names[getOtherHousehold(household)]),
            },
          ]}
          values={own[shareQuestions.agrees] === true ? ["agrees"] : []}
          onChange={(values) => dispatch(shareQuestions.agrees, values.length > 0 ? true : null)}
        />
      </div>
      <div className="mt-5 rounded-xl bg-sunk p-4">
        <p className="font-semibold">{words.previewTitle}</p>
        {isEmpty ? (
          <p className="mt-1">{words.previewEmpty}</p>
        ) : (
          <ul className="mt-1 list-disc pl-5">
            {buildShareLines(share, toolWords.defaultNames[household]).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {!isEmpty && (
        <>
          <label htmlFor={codeId} className="mt-5 block font-semibold">
            {words.codeLabel}
          </label>
          <output
            id={codeId}
            className="mt-1 block rounded-xl border-2 border-line-strong p-3 font-mono break-all"
          >
            {code}
          </output>
          <p className="mt-1 text-[0.95rem] text-ink-soft">{words.codeNote}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => void copy()}>{words.copy}</Button>
            <Button
              variant="light"
              onClick={() => {
                saveFile(words.fileName(household, share.madeOn), "application/json", toShareFile(share));
                setDone(words.saved);
              }}
            >
              {words.saveFile}
            </Button>
            <Button
              variant="light"
              onClick={() => {
                setDone(null);
                const change = store.give({ kind: "setAidAnswers", answers: toShareAnswers(share) });
                runOnceKept(change, () => setDone(words.keptHere));
              }}
            >
              {words.keepHere}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={done === null ? "sr-only" : "mt-3 font-medium text-accent-text"}>
        {done}
      </p>
      {view.handed[household] !== null && (
        <div className="mt-5 border-t border-line pt-5">
          <p className="font-serif text-lg">{words.handedTitle}</p>
          <SeenShareView share={view.handed[household]} name={names[household]} />
          <Button
            variant="light"
            className="mt-3"
            onClick={() => {
              setDone(null);
              store.give({ kind: "setAidAnswers", answers: withdrawShare(household) });
            }}
          >
            {words.takeBack}
          </Button>
        </div>
      )}
    </Card>
  );
}
