/** The first list in one view: its odds, a balance line, and the colleges by how sure admission is, each group and mark explained once. */
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { OddsView } from "#components/odds/OddsView.tsx";
import { findListScale } from "#components/price/listScale.ts";
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import type { FirstList } from "#domain/match/firstList.ts";
import { gapWords } from "#domain/match/gapWords.ts";
import type { ListGap } from "#domain/match/listGaps.ts";
import { groupRows, summarizeList } from "#domain/match/listGroups.ts";
import type { AssessedList } from "#domain/match/matchColleges.ts";
import { isTwoYearOnly } from "#domain/match/mendRule.ts";
import { findWhyNoOdds, toOddsEntry } from "#domain/match/odds.ts";
import { oddsWords } from "#domain/match/oddsWords.ts";
import { listSureTwoYear } from "#domain/match/sureTwoYear.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { ListRow } from "./ListRow.tsx";
import { explainMarks, hasAcademics } from "./listView.ts";
import { useFirstDates } from "./useFirstDates.ts";
import { words } from "./words.ts";

export function BalanceLine({ list }: { list: AssessedList }) {
  const { profile } = usePlan().plan;
  if (list.rows.length === 0) return null;
  const summary = summarizeList(list.rows, hasAcademics(profile));
  const telling = { isTwoYearOnly: isTwoYearOnly(profile), sureTwoYear: [] };
  // That they depend on the income is said with the figure for each, below the list.
  const main =
    list.odds === null || list.odds.byIncome !== null ? null : oddsWords.describe(list.odds, telling).main;
  const ofCollege = list.odds === null ? null : oddsWords.ofCollege(list.odds);
  return (
    <>
      <p className="text-lg">{words.balance(summary)}</p>
      {main !== null && (
        <p className="text-lg">
          {main.before}
          <strong className="figures">{main.figure}</strong>
          {main.after} {ofCollege} {list.mend !== null && words.mended}
        </p>
      )}
    </>
  );
}

/** The odds of the list as a whole; without a budget, as far as admission goes. */
export function FirstListOdds({ list }: { list: AssessedList }) {
  const { plan } = usePlan();
  const { profile, money } = plan;
  const listed = [...list.rows, ...list.beyond];
  if (listed.length === 0) return null;
  const names = new Map(listed.map(({ college }) => [college.unitId, college.name]));
  return (
    <OddsView
      odds={list.odds}
      entries={listed.map(toOddsEntry)}
      telling={{ isTwoYearOnly: isTwoYearOnly(profile), sureTwoYear: listSureTwoYear(listed) }}
      payPerYearUsd={money.payPerYearUsd}
      isTransfer={isTransfer(profile)}
      without={findWhyNoOdds(plan)}
      mend={list.mend}
      nameOf={(unitId) => names.get(unitId) ?? ""}
      areAnswersHere
    />
  );
}

/** Whether prices of the list wait for the income. */
export function isWaitingForIncome(rows: readonly Ranked[]): boolean {
  return rows.some(({ priceBand }) => priceBand?.pricesByIncome !== undefined);
}

/** The colleges within the limit and then, labeled as such, the nearest beyond it. */
export function FirstColleges({ list, canSave = true }: { list: FirstList<PriceBand>; canSave?: boolean }) {
  const { rows, beyond, gaps, placedBy } = list;
  const { payPerYearUsd } = usePlan().plan.money;
  const groups = groupRows(rows);
  const shown = [...groups.flatMap((group) => group.rows), ...beyond];
  const dates = useFirstDates(shown.map(({ college }) => college));
  const firstWithFive = shown.find(({ priceBand }) => priceBand?.pricesByIncome !== undefined);
  const scaleMaximumUsd = findListScale(
    shown.map(({ priceBand }) => priceBand),
    payPerYearUsd,
  );
  const items = (some: readonly Ranked[]) => (
    <ol className="divide-y divide-line border-y border-line">
      {some.map((row) => (
        <li key={row.college.unitId} data-row="">
          <ListRow
            row={row}
            canSave={canSave}
            payPerYearUsd={payPerYearUsd}
            scaleMaximumUsd={scaleMaximumUsd}
            reason={placedBy.get(row.college.unitId)}
            isGrouped={groups.some((group) => group.rows.includes(row))}
            hasFiveHead={row === firstWithFive}
            date={dates === null ? null : (dates.get(row.college.unitId) ?? "loading")}
          />
        </li>
      ))}
    </ol>
  );
  return (
    <div data-first-list="" className="space-y-4">
      <Disclosure className="open-in-print max-sm:-mb-2" summary={words.legend}>
        <ul className="space-y-0.5 text-[0.92rem] text-ink-soft">
          {explainMarks(shown).map((meaning) => (
            <li key={meaning}>{meaning}</li>
          ))}
        </ul>
      </Disclosure>
      {groups.map((group) => (
        <section key={group.group} aria-labelledby={`group-${group.group}`}>
          <div className="mb-1.5 flex flex-wrap items-baseline gap-x-3">
            <h3 id={`group-${group.group}`} className="text-xl">
              {words.group(group.group)}
            </h3>
            <p className="text-[0.9rem] text-ink-soft">{words.groupMeaning(group.group)}</p>
          </div>
          {items(group.rows)}
        </section>
      ))}
      <Gaps gaps={gaps} />
      {beyond.length > 0 && (
        <section aria-labelledby="group-beyond">
          <h3 id="group-beyond" className="mb-1.5 text-xl">
            {words.beyond}
          </h3>
          {items(beyond)}
        </section>
      )}
    </div>
  );
}

/** A limit that leaves few stands by itself; the other gaps are lines of one notice. */
function Gaps({ gaps }: { gaps: readonly ListGap[] }) {
  const described = gaps.map(gapWords.describe);
  const titled = described.filter(({ title }) => title !== null);
  const lines = described.flatMap((one) => (one.title === null ? one.lines : []));
  const notices = [...titled, ...(lines.length === 0 ? [] : [{ title: words.gaps, lines }])];
  return notices.map(({ title, lines: own }) => (
    <Notice key={title} title={title ?? words.gaps}>
      {own.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  ));
}
