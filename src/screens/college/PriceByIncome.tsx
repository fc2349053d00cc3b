/** What families in five income brackets paid on average after grants, as bars and figures, beside the sticker price. */

import { usePlan } from "#client/plan/usePlan.ts";
import { buildFact } from "#components/college-facts/buildFact.ts";
import { Facts } from "#components/college-facts/Facts.tsx";
import { formatNetPrice, type ShownFact } from "#components/college-facts/figures.ts";
import { words as factWords } from "#components/college-facts/words.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { getFieldYear } from "#components/source/getFieldYear.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { fewestStudents, findAidedStatus, findPriceByIncome } from "#domain/college/aidedPrices.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { fields } from "#domain/college/fields.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { findTuitionFree } from "#domain/price/tuitionFree.ts";
import { describeTuitionFree, listTuitionFreeTerms } from "#domain/price/tuitionFreeWords.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./detailWords.ts";
import { Section } from "./Section.tsx";
import { words as pageWords } from "./words.ts";

export function PriceByIncome({ college }: { college: CollegeRecord }) {
  const rows = listPrices(college);
  const isByIncome = rows.some(({ usd }) => usd !== null);
  const isAided = college.aidedPriceByIncomeUsd.some((price) => price !== null);
  const isPublic = college.control === "public";
  const free = findTuitionFree(college.unitId);
  const year = isAided ? dataYears.aid : fields.netPriceByIncomeUsd.year;
  const isAnything = isByIncome || college.netPriceUsd !== null;
  return (
    <Section
      id="price"
      lead={
        isAnything
          ? words.priceLead(isPublic, isByIncome ? year : getFieldYear("netPriceUsd"))
          : words.noPrice
      }
    >
      {isByIncome && <Bars rows={rows} year={year} />}
      {!isByIncome && isAnything && <p>{words.notByIncome[findReason(college)]}</p>}
      <Facts facts={listOtherPrices(college, isByIncome)} isNarrow />
      <div className="space-y-1.5 text-[0.95rem] text-ink-soft empty:hidden">
        {isPublic && <OutOfState college={college} />}
        {rows.some(({ usd }) => usd !== null && usd <= 0) && <p>{words.zeroOrLessNote}</p>}
        {isAided && (
          <>
            <p>{words.aidedNote(formatInteger(fewestStudents[0]), formatInteger(fewestStudents[3]))}</p>
            <p>{words.aidedHomeNote}</p>
            {rows.slice(3).some(({ usd }) => usd !== null) && <p>{words.aidedUpperNote}</p>}
          </>
        )}
        {!isAided && free === null && rows[4]?.usd != null && <p>{words.topBracketNote}</p>}
        {free !== null && <p>{[describeTuitionFree(free, null), ...listTuitionFreeTerms(free)].join(" ")}</p>}
        {free?.billUsd != null && rows.some(({ usd }) => isAboveBill(usd, free.billUsd)) && (
          <p>{words.averagesAboveBill}</p>
        )}
      </div>
      {free !== null && <SourceNote source={free.source} />}
      <FieldSources
        fields={[
          ...(isAided
            ? (["aidedPriceByIncomeUsd", "aidedStudentsByIncome"] as const)
            : (["netPriceByIncomeUsd"] as const)),
          "netPriceUsd",
          "totalInStateOnCampusUsd",
          ...(isPublic ? (["totalOutOfStateOnCampusUsd"] as const) : []),
        ]}
      />
    </Section>
  );
}

/** An average twice the whole bill counts tuition that nobody pays. */
function isAboveBill(usd: number | null, billUsd: number | null): boolean {
  return usd !== null && billUsd !== null && usd > 2 * billUsd;
}

type PriceRow = {
  usd: number | null;
  /** Said where it is not the year of the others. */
  year: string | null;
  /** With federal aid; null where the average is the College Scorecard's. */
  students: number | null;
  /** Why there is no price. */
  missing: string;
};

function listPrices(college: CollegeRecord): PriceRow[] {
  const isAided = college.aidedPriceByIncomeUsd.some((price) => price !== null);
  return ([0, 1, 2, 3, 4] as const).map((bracket) => {
    const { usd, year } = findPriceByIncome(college, bracket);
    return {
      usd,
      year: usd !== null && year !== dataYears.aid ? year : null,
      students: isAided && usd !== null ? college.aidedStudentsByIncome[bracket] : null,
      missing:
        isAided && findAidedStatus(college, bracket) === "few" ? words.fewStudents : factWords.notPublished,
    };
  });
}

/** Why a college has no price in any bracket. */
function findReason(college: CollegeRecord): keyof typeof words.notByIncome {
  if (college.level !== "twoYear") return "otherLevel";
  const statuses = ([0, 1, 2, 3, 4] as const).map((bracket) => findAidedStatus(college, bracket));
  return statuses.find((one) => one !== "used" && one !== "notPublished") ?? "notPublished";
}

function Bars({ rows, year }: { rows: readonly PriceRow[]; year: string | null }) {
  const longest = Math.max(1, ...rows.map(({ usd }) => usd ?? 0));
  const own = useOwnBracket();
  return (
    <table className="w-full max-w-3xl border-collapse text-left">
      <caption className="sr-only">
        {pageWords.sections.price}, {year}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.income}</th>
          <th scope="col">{words.averagePrice}</th>
        </tr>
      </thead>
      <tbody>
        {incomeBrackets.map((bracket, index) => {
          const row = rows[index];
          const price = row?.usd ?? null;
          const isOwn = index === own;
          return (
            <tr
              key={bracket.fromUsd}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t max-[19rem]:grid-cols-1 border-line py-2.5 sm:grid-cols-[17rem_1fr]"
            >
              <th scope="row" className={joinClasses("figures font-normal", isOwn && "font-semibold")}>
                {factWords.bracket(bracket.fromUsd, bracket.toUsd)}
                {row?.year != null && <span className="ml-1.5">{words.bracketYear(row.year)}</span>}
                {row?.students != null && (
                  <span className="block text-[0.88rem] text-ink-soft">
                    {words.students(formatInteger(row.students))}
                  </span>
                )}
                {isOwn && <span className="ml-2 text-[0.88rem] text-accent-text">{words.yours}</span>}
              </th>
              <td className="contents sm:flex sm:items-center sm:gap-4">
                <span
                  className={joinClasses(
                    "order-none text-right sm:order-last sm:w-28 sm:shrink-0",
                    price === null ? "text-ink-soft" : "figures text-xl font-semibold",
                  )}
                >
                  {formatNetPrice(price) ?? row?.missing}
                </span>
                <span className="col-span-2 block w-full sm:col-span-1">
                  {price !== null && <Bar share={price / longest} isMarked={isOwn} />}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The family's income bracket, or null if unknown. */
function useOwnBracket(): number | null {
  const { plan } = usePlan();
  const familyIncomeUsd = useAidEstimate(plan)?.bracketIncomeUsd ?? plan.money.familyIncomeUsd;
  if (familyIncomeUsd === null) return null;
  return incomeBrackets.findIndex(({ toUsd }) => toUsd === null || familyIncomeUsd <= toUsd);
}

/** The sticker price on campus, or off campus if the college has no housing; the average of all stands on top of the page. */
function listOtherPrices(college: CollegeRecord, isByIncome: boolean): ShownFact[] {
  const average = isByIncome
    ? []
    : [{ ...buildFact(college, "netPriceUsd", words.all), value: formatNetPrice(college.netPriceUsd) }];
  const isOn = college.totalInStateOnCampusUsd !== null || college.totalInStateOffCampusUsd === null;
  const plan = isOn ? words.onCampus : words.offCampus;
  const inState = isOn ? "totalInStateOnCampusUsd" : "totalInStateOffCampusUsd";
  const outOfState = isOn ? "totalOutOfStateOnCampusUsd" : "totalOutOfStateOffCampusUsd";
  if (college.control !== "public") return [...average, buildFact(college, inState, words.sticker(plan))];
  return [
    ...average,
    buildFact(college, inState, words.stickerInState(plan)),
    buildFact(college, outOfState, words.stickerOutOfState(plan)),
  ];
}

function OutOfState({ college }: { college: CollegeRecord }) {
  const { tuitionInStateUsd, tuitionOutOfStateUsd } = college;
  if (tuitionInStateUsd === null || tuitionOutOfStateUsd === null) return null;
  const difference = tuitionOutOfStateUsd - tuitionInStateUsd;
  return difference > 0 ? <p>{words.outOfState(formatUsd(difference))}</p> : null;
}
