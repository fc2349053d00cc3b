/** What families in five income brackets paid on average after grants, as bars and figures, beside the sticker price. */

import { usePlan } from "#client/plan/usePlan.ts";
import { Leaving } from "#components/deadlines/Leaving.tsx";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { incomeBrackets } from "#domain/college/college.ts";
import { fields } from "#domain/college/fields.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { isTuitionFree, tuitionFreeSource } from "#domain/price/tuitionFree.ts";
import { formatUsd } from "#lib/format.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { Bar } from "#ui/chart/Track.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { buildFact } from "./buildFact.ts";
import { words } from "./detailWords.ts";
import { Facts } from "./Facts.tsx";
import { formatNetPrice, type ShownFact } from "./figures.ts";
import { Section } from "./Section.tsx";
import { words as pageWords } from "./words.ts";

export function PriceByIncome({ college }: { college: CollegeRecord }) {
  const byIncome = college.netPriceByIncomeUsd;
  const isByIncome = byIncome.some((price) => price !== null);
  const isPublic = college.control === "public";
  const isFree = isTuitionFree(college.unitId);
  const isAnything = isByIncome || college.netPriceUsd !== null;
  return (
    <Section id="price" lead={isAnything ? words.priceLead(isPublic) : words.noPrice}>
      {isByIncome && <Bars college={college} />}
      {!isByIncome && isAnything && <p>{words.notByIncome}</p>}
      <Facts facts={listOtherPrices(college)} isNarrow />
      <div className="space-y-1.5 text-[0.95rem] text-ink-soft empty:hidden">
        {isPublic && <OutOfState college={college} />}
        {byIncome.some((price) => price !== null && price <= 0) && <p>{words.zeroOrLessNote}</p>}
        {byIncome[4] !== null && !isFree && <p>{words.topBracketNote}</p>}
        {isFree && <p>{words.tuitionFreeNote}</p>}
      </div>
      {college.netPriceCalculatorUrl !== null && (
        <p className="no-print">
          <a
            href={college.netPriceCalculatorUrl}
            rel="noreferrer"
            className={getButtonClasses("outline", "sm")}
          >
            {pageWords.calculator}
            <Leaving />
          </a>
        </p>
      )}
      {isFree && <SourceNote source={tuitionFreeSource} />}
      <FieldSources
        fields={[
          "netPriceByIncomeUsd",
          "netPriceUsd",
          "totalInStateOnCampusUsd",
          ...(isPublic ? (["totalOutOfStateOnCampusUsd"] as const) : []),
        ]}
      />
    </Section>
  );
}

function Bars({ college }: { college: CollegeRecord }) {
  const prices = college.netPriceByIncomeUsd;
  const longest = Math.max(1, ...prices.map((price) => price ?? 0));
  const own = useOwnBracket();
  return (
    <table className="w-full max-w-3xl border-collapse text-left">
      <caption className="pb-2 text-left text-[0.9rem] text-ink-soft">
        {pageWords.sections.price}, {fields.netPriceByIncomeUsd.year}, {words.aYear}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.income}</th>
          <th scope="col">{words.averagePrice}</th>
        </tr>
      </thead>
      <tbody>
        {incomeBrackets.map((bracket, index) => {
          const price = prices[index] ?? null;
          const isOwn = index === own;
          return (
            <tr
              key={bracket.fromUsd}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 sm:grid-cols-[13rem_1fr]"
            >
              <th scope="row" className={joinClasses("figures font-normal", isOwn && "font-semibold")}>
                {words.bracket(bracket.fromUsd, bracket.toUsd)}
                {isOwn && <span className="ml-2 text-[0.88rem] text-accent-text">{words.yours}</span>}
              </th>
              <td className="contents sm:flex sm:items-center sm:gap-4">
                <span
                  className={joinClasses(
                    "order-none text-right sm:order-last sm:w-28 sm:shrink-0",
                    price === null ? "text-ink-soft" : "figures text-xl font-semibold",
                  )}
                >
                  {formatNetPrice(price) ?? pageWords.notPublished}
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

/** The sticker price on campus, or off campus if the college has no housing. */
function listOtherPrices(college: CollegeRecord): ShownFact[] {
  const average = {
    ...buildFact(college, "netPriceUsd", words.all),
    value: formatNetPrice(college.netPriceUsd),
  };
  const isOn = college.totalInStateOnCampusUsd !== null || college.totalInStateOffCampusUsd === null;
  const plan = isOn ? words.onCampus : words.offCampus;
  const inState = isOn ? "totalInStateOnCampusUsd" : "totalInStateOffCampusUsd";
  const outOfState = isOn ? "totalOutOfStateOnCampusUsd" : "totalOutOfStateOffCampusUsd";
  if (college.control !== "public") return [average, buildFact(college, inState, words.sticker(plan))];
  return [
    average,
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
