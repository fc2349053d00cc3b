/** A few questions about the household: who signs the FAFSA, and what each person needs at hand. */
import { useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { type IndependenceReason, independenceReasons } from "#domain/aid/dependency.ts";
import { reasonKeys } from "#domain/aid/fafsaFlowFamily.ts";
import {
  type FafsaSigner,
  findFafsaSigners,
  type SignerQuestion,
  type SignersFound,
  toSignerKey,
} from "#domain/aid/fafsaSigners.ts";
import { parentSituations } from "#domain/answers/catalog/fafsa.ts";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";
import { admissionSources } from "#domain/timeline/admissionSources.ts";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { type FafsaExtra, fafsaExtras, listFafsaItems } from "./fafsaItems.ts";
import { words } from "./fafsaReadyWords.ts";
import { PrintSheet } from "./shared/PrintSheet.tsx";

export default function FafsaReady() {
  const { plan } = usePlan();
  const store = usePlanStore();
  const [extras, setExtras] = useState<FafsaExtra[]>([]);
  const { aid } = plan;
  const found = findFafsaSigners(aid);
  const dispatch = (answers: Record<string, AidAnswer | null>) =>
    void store.give({ kind: "setAidAnswers", answers });
  return (
    <div className="space-y-7">
      {found.questions.map((question) => (
        <Question key={question} question={question} answers={aid} dispatch={dispatch} />
      ))}
      {found.signers !== null && (
        <>
          <CheckboxGroup
            legend={words.extras}
            hint={words.extrasHint}
            options={fafsaExtras.map((value) => ({ value, label: words.extrasOptions[value] }))}
            values={extras}
            onChange={setExtras}
          />
          <Ready signers={found.signers} note={found.note} extras={extras} />
        </>
      )}
    </div>
  );
}

type QuestionProps = {
  question: SignerQuestion;
  answers: AidAnswers;
  dispatch: (answers: Record<string, AidAnswer | null>) => void;
};

function Question({ question, answers, dispatch }: QuestionProps) {
  const key = toSignerKey(question, answers);
  const answer = key === null ? undefined : answers[key];
  const set = (value: AidAnswer) => {
    if (key !== null) dispatch({ [key]: value });
  };
  switch (question) {
    case "reasons":
      return <Reasons answers={answers} dispatch={dispatch} />;
    case "parents":
      return (
        <RadioGroup
          legend={words.parents}
          layout="stack"
          options={parentSituations.map((value) => ({ value, ...words.parentsOptions[value] }))}
          value={parentSituations.find((one) => one === answer) ?? null}
          onChange={set}
        />
      );
    case "paidMore":
    case "hasMore": {
      const values =
        question === "paidMore"
          ? (["first", "second", "equal", "neither"] as const)
          : (["first", "second"] as const);
      return (
        <RadioGroup
          legend={words[question]}
          {...(question === "paidMore" ? { hint: words.paidMoreHint } : {})}
          options={values.map((value) => ({ value, label: words.paidMoreOptions[value] }))}
          value={values.find((one) => one === answer) ?? null}
          onChange={set}
        />
      );
    }
    case "isRemarried":
      return <YesNo legend={words.isRemarried} answer={answer} onChange={set} />;
    case "filedJointly": {
      const isParents = answers["student.parents"] === "marriedToEachOther";
      const legend = words.filedJointly[isParents ? "parents" : "stepparent"];
      return <YesNo legend={legend} answer={answer} onChange={set} />;
    }
    case "spouseFiledJointly":
    default:
      return <YesNo legend={words.spouseFiledJointly} answer={answer} onChange={set} />;
  }
}

/** Each reason is answered with yes or no, as in the FAFSA calculator. */
function Reasons({ answers, dispatch }: Omit<QuestionProps, "question">) {
  const isAnswered = Object.values(reasonKeys).every((key) => typeof answers[key] === "boolean");
  const yes = independenceReasons.filter((reason) => answers[reasonKeys[reason]] === true);
  const values: (IndependenceReason | "none")[] = isAnswered && yes.length === 0 ? ["none"] : yes;
  return (
    <CheckboxGroup<IndependenceReason | "none">
      legend={words.reasons}
      hint={words.reasonsHint}
      options={[
        ...independenceReasons.map((value) => ({ value, ...words.reason(value) })),
        { value: "none", label: words.none },
      ]}
      values={values}
      onChange={(next) => {
        // "None" clears the others, and any of them clears "none".
        const isNone = next.includes("none") && !values.includes("none");
        const reasons = isNone ? [] : next.filter((one) => one !== "none");
        const isEmptied = reasons.length === 0 && !isNone;
        dispatch(
          Object.fromEntries(
            independenceReasons.map((reason) => [
              reasonKeys[reason],
              isEmptied ? null : reasons.includes(reason),
            ]),
          ),
        );
      }}
    />
  );
}

function YesNo(props: {
  legend: string;
  answer: AidAnswer | undefined;
  onChange: (answer: boolean) => void;
}) {
  const { answer } = props;
  return (
    <RadioGroup
      legend={props.legend}
      options={[
        { value: "yes", label: words.yes },
        { value: "no", label: words.no },
      ]}
      value={typeof answer === "boolean" ? (answer ? "yes" : "no") : null}
      onChange={(value) => props.onChange(value === "yes")}
    />
  );
}

type ReadyProps = {
  signers: readonly FafsaSigner[];
  note: SignersFound["note"];
  extras: readonly FafsaExtra[];
};

function Ready(props: ReadyProps) {
  return (
    <div role="status" className="rounded-2xl bg-sunk p-4 sm:p-5">
      <List {...props} />
      <div className="mt-4">
        <PrintSheet label={words.print}>
          <h1 className="text-2xl">{words.printTitle}</h1>
          <List {...props} />
        </PrintSheet>
      </div>
      <SourceNote source={admissionSources.studentAid} />
    </div>
  );
}

function List({ signers, note, extras }: ReadyProps) {
  return (
    <>
      <h4 className="font-serif text-2xl">{words.signTitle(signers.length)}</h4>
      {note !== null && <p className="mt-1">{words.note[note]}</p>}
      <ol className="mt-3 space-y-4">
        {signers.map((signer) => (
          <li key={signer}>
            <h5 className="font-semibold">{words.signer(signer)}</h5>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {listFafsaItems(signer, signers, extras).map((item) => (
                <li key={item}>{words.item(item)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-3 font-medium">{words.consent}</p>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{words.notAsked}</p>
    </>
  );
}
