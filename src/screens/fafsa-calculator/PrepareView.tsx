/** "Prepare my FAFSA": the checklist, who signs, and a printable sheet of figures. */

import { nameSigner } from "#components/aid/signerWords.ts";
import { KindField } from "#components/answer/AnswerField.tsx";
import { findConflicts } from "#domain/aid/fafsaFlowConflicts.ts";
import { getAssetExemption, getAwardYear, getNumber, getTaxHousehold } from "#domain/aid/fafsaFlowFamily.ts";
import { findFafsaSigners } from "#domain/aid/fafsaSigners.ts";
import { fafsaAnswers } from "#domain/answers/catalog/fafsa.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { conflictTexts } from "./flowWords.ts";
import { headingId } from "./headingId.ts";
import { optionWords } from "./optionWords.ts";
import { buildSheet, type SheetRow } from "./sheet.ts";
import { formatValue, getFieldText, partTexts, sheetWords as words } from "./sheetWords.ts";
import type { Fafsa } from "./useFafsa.ts";

export default function PrepareView({ fafsa }: { fafsa: Fafsa }) {
  const { walk, answers } = fafsa;
  const awardYear = getAwardYear(walk.used);
  const conflicts = findConflicts(walk.used, answers).filter(({ at }) => at === "prepare");
  const found = findFafsaSigners(walk.used).signers;
  const signers = found ?? ["student"];
  const isWithoutNumber = answers["student.hasSsn"] === false || answers["first.hasSsn"] === false;
  return (
    <div className="mx-auto max-w-3xl space-y-8 print:max-w-none print:space-y-4 print:text-[9.5pt]">
      <header>
        <h1 id={headingId} tabIndex={-1} className="text-4xl outline-none sm:text-5xl print:text-2xl">
          {words.title}
        </h1>
        <p className="mt-2 text-lg text-ink-soft print:text-base">
          <UnbrokenYears text={awardYear === null ? words.leadOpen : words.lead(awardYear)} />
        </p>
        <div className="no-print mt-4 flex flex-wrap gap-3">
          <Button variant="cta-primary" onClick={() => window.print()}>
            {words.print}
          </Button>
          <ButtonLink to="#result" variant="light">
            {words.back}
          </ButtonLink>
        </div>
      </header>
      <OwnFields fafsa={fafsa} />
      {conflicts.map(({ code }) => (
        <p key={code} role="status" className="rounded-2xl border border-support bg-support-soft p-4">
          {conflictTexts[code]}
        </p>
      ))}
      <section aria-labelledby="steps">
        <h2 id="steps" className="text-2xl print:text-lg">
          {words.stepsTitle}
        </h2>
        <ol className="mt-2 list-decimal space-y-1.5 pl-6 print:space-y-0.5">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-3 print:mt-1">{words.deadline}</p>
        {isWithoutNumber && <p className="mt-2 font-medium">{words.noSsn}</p>}
      </section>
      <section aria-labelledby="sign" className="keep-together">
        <h2 id="sign" className="text-2xl print:text-lg">
          {words.signTitle}
        </h2>
        <ul className="mt-2 space-y-2 print:space-y-1">
          {signers.map((signer) => (
            <li key={signer} className="flex flex-wrap items-end gap-x-3">
              <span className="font-semibold">{nameSigner(signer, answers)}</span>
              <span className="hidden text-ink-soft print:inline">{words.lineToSign}</span>
              <span className="hidden min-w-40 flex-1 border-b border-ink print:block" aria-hidden="true" />
            </li>
          ))}
        </ul>
        {found === null && <p className="mt-2">{words.signOpen}</p>}
        <p className="mt-2 text-[0.95rem] text-ink-soft">{words.signNote}</p>
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures" className="text-2xl print:text-lg">
          {words.figuresTitle}
        </h2>
        <div className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2 print:gap-y-3">
          {buildSheet(walk, answers).map(({ part, rows }) => (
            <table
              key={part}
              className="keep-together w-full border-collapse self-start text-left text-[0.95rem]"
            >
              <caption className="pb-1 text-left font-serif text-lg font-semibold">{partTexts[part]}</caption>
              <tbody className="figures">
                {rows.map((row) => (
                  <Row key={row.key} row={row} />
                ))}
              </tbody>
            </table>
          ))}
        </div>
        {getAssetExemption(walk.used) !== null && <p className="mt-3">{words.exempt}</p>}
        <p className="mt-3 text-[0.92rem] text-ink-soft">{words.kept}</p>
      </section>
    </div>
  );
}

function Row({ row }: { row: SheetRow }) {
  const text = formatValue(row);
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-1 pr-3 font-normal">
        {getFieldText(row)}
      </th>
      <td className="min-w-24 py-1 text-right font-semibold">
        {text ?? (
          <>
            <span className="sr-only">{words.blank}</span>
            <span aria-hidden="true" className="inline-block w-20 border-b border-line-strong">
              &nbsp;
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

/** Asked only for the sheet. */
function OwnFields({ fafsa }: { fafsa: Fafsa }) {
  const hasParents = getTaxHousehold(fafsa.walk.used) === "first";
  return (
    <section aria-labelledby="own" className="no-print rounded-2xl border border-line bg-card p-4 sm:p-5">
      <h2 id="own" className="text-2xl">
        {words.yearsTitle}
      </h2>
      <p className="mt-1 text-ink-soft">{words.yearsLead}</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <Year label={words.studentBirthYear} answerKey="student.birthYear" fafsa={fafsa} />
        {hasParents && <Year label={words.parentBirthYear} answerKey="first.birthYear" fafsa={fafsa} />}
        <YesNo label={words.studentSsn} answerKey="student.hasSsn" fafsa={fafsa} />
        {hasParents && <YesNo label={words.parentSsn} answerKey="first.hasSsn" fafsa={fafsa} />}
      </div>
    </section>
  );
}

function Year({ label, answerKey, fafsa }: { label: string; answerKey: string; fafsa: Fafsa }) {
  return (
    <KindField
      kind={fafsaAnswers.birthYear.kind}
      words={{ name: label, problem: () => words.yearProblem }}
      value={getNumber(fafsa.answers, answerKey)}
      give={(value) => fafsa.dispatch({ [answerKey]: typeof value === "number" ? value : null })}
    />
  );
}

function YesNo({ label, answerKey, fafsa }: { label: string; answerKey: string; fafsa: Fafsa }) {
  return (
    <KindField
      kind={fafsaAnswers.hasSsn.kind}
      words={{ name: label, options: optionWords.sure }}
      value={fafsa.answers[answerKey] ?? null}
      give={(value) => fafsa.dispatch({ [answerKey]: value === true })}
    />
  );
}
