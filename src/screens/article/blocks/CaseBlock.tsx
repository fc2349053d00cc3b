/** A composite family in an article: its answers, its FAFSA result, its first list, and a link to the quiz. */
import type { ReactNode } from "react";
import { toOdds } from "#components/chance/chanceOdds.ts";
import { words as chanceWords } from "#components/chance/words.ts";
import { AdmissionMark } from "#components/label/AdmissionMark.tsx";
import { BudgetMark } from "#components/label/BudgetMark.tsx";
import { type CaseRow, type CaseStudy, caseStudySchema } from "#content/parts/caseStudy.ts";
import { toShownShare } from "#domain/admission/display.ts";
import { chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import { formatShownRange, formatShownUsd } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Band } from "#ui/chart/Band.tsx";
import { Figure } from "#ui/Figure.tsx";
import { Link } from "#ui/router.tsx";
import { words } from "./caseBlockWords.ts";

/** `data` is the page's part "case:<name>". */
export default function CaseBlock({ data }: { data: unknown }) {
  const read = caseStudySchema.safeParse(data);
  if (!read.success) return null;
  const study = read.data;
  const { money } = study;
  return (
    <section aria-label={study.title} className="max-w-3xl rounded-2xl border border-line bg-card p-5 sm:p-6">
      <p className="text-[0.95rem] font-semibold text-accent-text">{words.mark}</p>
      <h3 className="mt-1 text-2xl">{study.title}</h3>
      <p className="mt-2 max-w-lead">{study.who}</p>
      <CaseStory study={study} />
      <Aid aid={study.aid} />
      <FirstList study={study} />
      <h4 className="mt-6 font-sans text-base font-semibold">{words.odds}</h4>
      <p className="mt-1">{words.oddsText(study.odds.atLeastOne, study.odds.fourYearPayable)}</p>
      <p className="mt-2 text-[0.92rem] text-ink-soft">
        {words.basis(study.on)}{" "}
        <Link to="/methodology" className="text-accent-text underline underline-offset-4">
          {words.method}
        </Link>
      </p>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <ButtonLink to={`/college-match-quiz#${study.answers}`}>{words.openQuiz}</ButtonLink>
        <ButtonLink to="/tools/fafsa-calculator" variant="outline">
          {words.calculator}
        </ButtonLink>
      </div>
      <p className="no-print mt-3 text-[0.95rem] text-ink-soft">
        {words.openNote(formatUsd(money.payPerYearUsd), formatUsd(money.familyIncomeUsd))}
      </p>
    </section>
  );
}

function CaseStory({ study: { student, home, money } }: { study: CaseStudy }) {
  const { facts } = words;
  const wishes = words.wishes(student);
  const grades = [
    student.gpa === null ? null : words.gpa(student.gpa, student.gpaScale),
    student.classRankTopPercent === null ? null : words.rank(student.classRankTopPercent),
  ];
  const tests = [
    student.satTotal === null ? null : words.sat(student.satTotal),
    student.actComposite === null ? null : words.act(student.actComposite),
  ].filter((test) => test !== null);
  return (
    <>
      <h4 className="mt-5 font-sans text-base font-semibold">{words.told}</h4>
      <dl className="figures mt-2 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 sm:gap-x-8">
        <Fact name={facts.grades}>{grades.filter((text) => text !== null).join(", ")}</Fact>
        <Fact name={facts.tests}>{tests.length === 0 ? facts.noTest : tests.join(", ")}</Fact>
        <Fact name={facts.home}>{words.zip(home.zip, home.state)}</Fact>
        <Fact name={facts.household}>{words.people(money.familySize)}</Fact>
        <Fact name={facts.income}>{formatUsd(money.familyIncomeUsd)}</Fact>
        <Fact name={facts.pay}>{words.aYear(money.payPerYearUsd)}</Fact>
        <Fact name={facts.fields}>{words.fields(student.fields)}</Fact>
        <Fact name={facts.living}>{words.living(student.livingPlan)}</Fact>
        {wishes !== "" && <Fact name={facts.wishes}>{wishes}</Fact>}
      </dl>
    </>
  );
}

function Fact(props: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.88rem] text-ink-soft">{props.name}</dt>
      <dd className="font-medium">{props.children}</dd>
    </div>
  );
}

function Aid({ aid }: { aid: CaseStudy["aid"] }) {
  return (
    <>
      <h4 className="mt-6 font-sans text-base font-semibold">{words.aid}</h4>
      <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Figure
          label={words.index}
          value={words.indexValue(aid.studentAidIndex)}
          note={words.indexNote(aid.awardYear, aid.isIndependent)}
        />
        <Figure
          label={words.pell}
          value={aid.pellUsd === 0 ? words.noPell : words.aYear(aid.pellUsd)}
          note={words.pellNote(aid.awardYear, aid.pellYear)}
        />
      </div>
    </>
  );
}

function FirstList({ study: { list, gaps, ranked, money } }: { study: CaseStudy }) {
  const pay = money.payPerYearUsd;
  // One scale for all rows, so that bands can be compared by eye.
  const scaleMaximum = Math.max(pay, ...list.map(({ price }) => price?.highUsd ?? 0)) * 1.04;
  return (
    <>
      <h4 className="mt-6 font-sans text-base font-semibold">{words.list}</h4>
      <p className="mt-1">
        {words.listLead(list.length, ranked)} {words.bandLead}
      </p>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {list.map((row) => (
          <li key={row.slug} className="keep-together grid gap-x-8 gap-y-2 py-4 sm:grid-cols-[1.15fr_1fr]">
            <div className="min-w-0">
              <Link
                to={toCollegePath(row.slug)}
                className="inline-flex min-h-11 items-center font-serif text-xl leading-snug text-accent-text underline-offset-4 hover:underline"
              >
                {row.name}
              </Link>
              <p className="text-[0.92rem] text-ink-soft">
                {words.place(row.city, row.state, row.control, row.level, row.distance)}
              </p>
              <p className="figures mt-1.5 flex flex-wrap items-baseline gap-x-3">
                <AdmissionMark code={row.label} />
                <BudgetMark code={chooseBudgetLabel(row.price, pay)} className="self-center" />
                <span className="text-[0.95rem]">{toChanceText(row.chance)}</span>
              </p>
              {row.choice !== null && <p className="mt-1 text-[0.92rem]">{row.choice}</p>}
            </div>
            <Price row={row} payPerYearUsd={pay} scaleMaximum={scaleMaximum} />
          </li>
        ))}
      </ol>
      {gaps.length > 0 && (
        <>
          <p className="mt-3 font-medium">{words.gaps}</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Price(props: { row: CaseRow; payPerYearUsd: number; scaleMaximum: number }) {
  const { row, payPerYearUsd } = props;
  const match = row.matchPercent === null ? null : words.match(row.matchPercent);
  if (row.price === null) {
    return (
      <div className="text-[0.95rem]">
        <p>{words.noPrice}</p>
        {match !== null && <p className="text-ink-soft">{match}</p>}
      </div>
    );
  }
  const { lowUsd, middleUsd, highUsd, stickerUsd } = row.price;
  const range = formatShownRange(row.price);
  return (
    <div className="figures min-w-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{words.price(range)}</span>
        {match !== null && <span className="text-[0.92rem] text-ink-soft">{match}</span>}
      </p>
      <Band
        low={Math.max(0, lowUsd)}
        middle={Math.max(0, middleUsd)}
        high={Math.max(0, highUsd)}
        scaleMaximum={props.scaleMaximum}
        limit={payPerYearUsd}
        far={null}
        label={words.drawing(range, formatUsd(payPerYearUsd))}
      />
      {stickerUsd !== null && (
        <p className="text-[0.88rem] text-ink-soft">{words.sticker(formatShownUsd(stickerUsd))}</p>
      )}
    </div>
  );
}

function toChanceText(chance: CaseRow["chance"]): string {
  switch (chance.kind) {
    case "open":
      return words.open;
    case "guaranteed":
      return words.guaranteed(chance.name);
    case "unknown":
      return words.unknown;
    default:
      return words.chance(
        chanceWords.odds(toOdds(chance)),
        chanceWords.range(toShownShare(chance.low), toShownShare(chance.high)),
      );
  }
}
