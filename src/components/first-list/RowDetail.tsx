/** What an opened row says: why the college is on the list, what its chance is made of, what would change it, and its price at another income. */
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { ChanceInputs } from "#components/chance/ChanceInputs.tsx";
import { ChanceView } from "#components/chance/ChanceView.tsx";
import { CollegeRemarks } from "#components/chance/CollegeRemarks.tsx";
import { LateRoundRates } from "#components/chance/RoundRates.tsx";
import { RuleNotes } from "#components/chance/RuleNotes.tsx";
import { CompareButton } from "#components/college-actions/CompareButton.tsx";
import { words as collegeWords } from "#components/college-row/words.ts";
import { words as labelWords } from "#components/label/words.ts";
import { IncomeWhatIf } from "#components/what-if/IncomeWhatIf.tsx";
import WhatWouldChange from "#components/what-if/WhatWouldChange.tsx";
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import type { PlacedBy } from "#domain/match/listConstraints.ts";
import { describeListing, listWarnings } from "#domain/match/reasons.ts";
import { isFinancialSafety } from "#domain/price/budgetLabel.ts";
import { joinFacts } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { words as reasonWords } from "./reasonWords.ts";
import { isHeldByProgram } from "./rowText.ts";
import WhyThisOne from "./WhyThisOne.tsx";
import { words } from "./words.ts";

export default function RowDetail(props: { row: Ranked; reason?: PlacedBy | undefined }) {
  const { row, reason } = props;
  const { college } = row;
  const { profile, money } = usePlan().plan;
  const warnings = listWarnings(row, profile).filter(reasonWords.isSaidHere);
  return (
    <div className="mt-3 space-y-4 rounded-2xl bg-sunk p-4">
      <section>
        <h5 className="font-semibold">{words.why}</h5>
        {reason !== undefined && (
          <p className="mt-1">
            {reasonWords.reason(describeListing(row, reason, profile, money), profile.gpaScale)}
          </p>
        )}
        {row.chance.kind === "guaranteed" && (
          <div className="mt-1">
            <ChanceView chance={row.chance} />
          </div>
        )}
        {describeMarks(row, reason) !== "" && <p className="mt-1">{describeMarks(row, reason)}</p>}
        {isTransfer(profile) && <RuleNotes college={college} />}
        {warnings.map((warning) => (
          <p key={warning.code} className="mt-1">
            {reasonWords.warning(warning, row.missedFloor)}
          </p>
        ))}
        {(profile.isVeteran === true || profile.isVeteranDependent === true) && (
          <p className="mt-1">
            {words.giBill}{" "}
            <a
              href="https://www.va.gov/education/about-gi-bill-benefits/"
              rel="noreferrer"
              className="text-accent-text underline underline-offset-4"
            >
              {words.giBillLink}
            </a>
          </p>
        )}
        <CollegeRemarks
          college={college}
          ranked={row}
          hasSaidChoice={isHeldByProgram(row)}
          isOnCard
          className="mt-1 space-y-1"
        />
        <p className="mt-1 text-[0.92rem] text-ink-soft">
          {joinFacts([
            collegeWords.kind(college),
            college.undergraduates === null || college.undergraduates === 0
              ? null
              : collegeWords.students(college.undergraduates),
          ])}
        </p>
        <Disclosure
          summary={row.matchPercent === null ? words.matchUnknown : words.matchMadeOf(row.matchPercent)}
        >
          <WhyThisOne row={row} />
        </Disclosure>
      </section>
      {row.chance.kind === "estimate" && (
        <>
          <ChanceInputs college={college} chance={row.chance} />
          <LateRoundRates unitId={college.unitId} />
        </>
      )}
      <section>
        <h5 className="font-semibold">{words.whatIf}</h5>
        <WhatWouldChange row={row} />
      </section>
      {row.priceBand !== null && <IncomeWhatIf unitId={college.unitId} />}
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
        <CompareButton unitId={college.unitId} name={college.name} />
        <Link
          to={toCollegePath(college.slug)}
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.collegePage}
        </Link>
      </div>
    </div>
  );
}

/** What the marks mean here, without what the reason above has said: most reasons say both, those for the nearest not the price. */
function describeMarks({ admissionLabel, budgetLabel }: Ranked, reason: PlacedBy | undefined): string {
  const saysNeither = reason === undefined || reason === "nearestBeyond";
  const saysPrice = !saysNeither && reason !== "nearestPublic";
  const isReachForAll = admissionLabel.because === "lowAdmitRate";
  return [
    saysNeither || isReachForAll ? labelWords.explainAdmission(admissionLabel) : null,
    saysPrice || budgetLabel === "noBudget" ? null : labelWords.budgetMeaning(budgetLabel),
    isFinancialSafety(admissionLabel.code, budgetLabel) ? labelWords.financialSafety : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}
