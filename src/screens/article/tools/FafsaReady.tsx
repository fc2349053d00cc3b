/** Who signs the FAFSA, and what each person needs at hand: from what is known of the family, and a few questions. */
import { useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { parentsTexts, reasonTexts } from "#components/aid/familyWords.ts";
import { nameSigner } from "#components/aid/signerWords.ts";
import { KindField } from "#components/answer/AnswerField.tsx";
import { UsedLine } from "#components/answer/UsedLine.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { completeAidChanges } from "#domain/aid/changeOfParent.ts";
import { reasonKeys } from "#domain/aid/dependency.ts";
import {
  type FafsaSigner,
  findFafsaSigners,
  readSignerAnswer,
  type SignerQuestion,
  type SignersFound,
  toSignerKey,
} from "#domain/aid/fafsaSigners.ts";
import { fafsaAnswers } from "#domain/answers/catalog/fafsa.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { choices, yesNo } from "#domain/answers/kinds.ts";
import { admissionSources } from "#domain/timeline/admissionSources.ts";
import { formatAnd } from "#lib/format.ts";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { type FafsaExtra, fafsaExtras, findKnownExtras, listFafsaItems } from "./fafsaItems.ts";
import { words } from "./fafsaReadyWords.ts";
import { PrintSheet } from "./shared/PrintSheet.tsx";

export default function FafsaReady() {
  const { plan } = usePlan();
  const { aid } = plan;
  const found = findFafsaSigners(aid);
  const isSaid = (question: SignerQuestion) => question !== found.questions.at(-1) || found.signers !== null;
  // What was known on arrival is in the line; a question that was shown stays, so that none leaves while it is answered.
  const [known] = useState<readonly SignerQuestion[]>(() => found.questions.filter(isSaid));
  const [chosen, setChosen] = useState<readonly FafsaExtra[] | null>(null);
  const extras = chosen ?? findKnownExtras(aid);
  const isInLine = (question: SignerQuestion) => known.includes(question) && isSaid(question);
  return (
    <div className="space-y-7">
      <UsedLine
        items={found.questions
          .filter(isInLine)
          .map((question) => ({ id: question, text: describeKnown(question, aid) }))}
        renderField={(question) => <Question question={question} />}
      />
      {found.questions
        .filter((question) => !isInLine(question))
        .map((question) => (
          <Question key={question} question={question} />
        ))}
      {found.signers !== null && (
        <>
          <CheckboxGroup
            legend={words.extras}
            hint={words.extrasHint}
            options={fafsaExtras.map((value) => ({ value, label: words.extrasOptions[value] }))}
            values={extras}
            onChange={setChosen}
          />
          <Ready signers={found.signers} note={found.note} extras={extras} answers={aid} />
        </>
      )}
    </div>
  );
}

function Question({ question }: { question: SignerQuestion }) {
  const { aid } = usePlan().plan;
  const store = usePlanStore();
  const give = (changes: Parameters<typeof completeAidChanges>[1]) =>
    void store.give({ kind: "setAidAnswers", answers: completeAidChanges(aid, changes) });
  if (question === "reasons") {
    const keys = Object.values(reasonKeys);
    const answer = (valueOf: (key: string) => boolean | null) =>
      give(Object.fromEntries(keys.map((key) => [key, valueOf(key)])));
    return (
      <KindField
        kind={choices(keys)}
        words={{ name: words.reasons, hint: words.reasonsHint, options: reasonTexts, none: words.none }}
        value={keys.filter((key) => aid[key] === true)}
        noneOfThese={{
          isChosen: readSignerAnswer("reasons", aid) === false,
          clear: () => answer(() => null),
        }}
        give={(values) => {
          if (Array.isArray(values)) answer((key) => values.includes(key));
        }}
      />
    );
  }
  const key = toSignerKey(question, aid);
  return (
    <KindField
      kind={question === "spouseFiledJointly" ? yesNo : fafsaAnswers[question].kind}
      words={describeQuestion(question, aid)}
      value={readSignerAnswer(question, aid)}
      give={(value) => {
        if (key !== null && (typeof value === "string" || typeof value === "boolean")) give({ [key]: value });
      }}
    />
  );
}

function describeQuestion(question: Exclude<SignerQuestion, "reasons">, aid: AidAnswers) {
  const parents = {
    first: { label: nameSigner("firstParent", aid) },
    second: { label: nameSigner("secondParent", aid) },
  };
  switch (question) {
    case "parents":
      return { name: words.parents, options: parentsTexts };
    case "paidMore":
      return {
        name: words.paidMore,
        hint: words.paidMoreHint,
        options: { ...parents, equal: { label: words.equal }, neither: { label: words.neither } },
      };
    case "hasMore":
      return { name: words.hasMore, options: parents };
    case "filedJointly": {
      const isParents = aid["student.parents"] === "marriedToEachOther";
      return { name: words.filedJointly[isParents ? "parents" : "stepparent"], options: words.yesNo };
    }
    default:
      return { name: words[question], options: words.yesNo };
  }
}

function describeKnown(question: SignerQuestion, aid: AidAnswers): string {
  const answer = readSignerAnswer(question, aid);
  switch (question) {
    case "reasons":
      return answer === true
        ? formatAnd(
            Object.values(reasonKeys).flatMap((key) =>
              aid[key] === true ? (reasonTexts[key]?.label ?? []) : [],
            ),
          )
        : words.known.noReason;
    case "parents":
      return Object.entries(parentsTexts).find(([value]) => value === answer)?.[1].label ?? "";
    case "paidMore":
    case "hasMore": {
      if (answer === "equal" || answer === "neither") return words.known.paidEqually[answer];
      if (answer === "first" || answer === "second")
        return words.known[question](nameSigner(`${answer}Parent`, aid));
      // The FAFSA calculator was told which parent it is, and not why.
      const parent = aid["first.parentIs"];
      return parent === "mother" || parent === "father"
        ? words.known.formParent[parent]
        : words.known.aParent;
    }
    case "isRemarried":
      return words.known.isRemarried[answer === true ? "yes" : "no"];
    default:
      return words.known.filedJointly[answer === true ? "yes" : "no"];
  }
}

type ReadyProps = {
  signers: readonly FafsaSigner[];
  note: SignersFound["note"];
  extras: readonly FafsaExtra[];
  answers: AidAnswers;
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

function List({ signers, note, extras, answers }: ReadyProps) {
  return (
    <>
      <h4 className="font-serif text-2xl">{words.signTitle(signers.length)}</h4>
      {note !== null && <p className="mt-1">{words.note[note]}</p>}
      <ol className="mt-3 space-y-4">
        {signers.map((signer) => (
          <li key={signer}>
            <h5 className="font-semibold">{nameSigner(signer, answers)}</h5>
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
