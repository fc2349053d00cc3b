/** A guarantee by grades or class rank: whether it applies, by which criterion, what else it requires, and at which colleges. */
import type { AdmissionGuarantee } from "#domain/admission/admissionGuarantees.ts";
import { TickBox } from "../shared/TickBox.tsx";
import { AnsweredNeed, FinderRow, NeedList, Places, plainNeeds, summarizeRuleSource } from "./FinderRow.tsx";
import { listShownNeeds, type ShownPromise } from "./promises.ts";
import { type Figures, isToTick, needAnswers } from "./useFigures.ts";
import { words } from "./words.ts";

export function PromiseRow({ promise, figures }: { promise: ShownPromise; figures: Figures }) {
  const { guarantee, outcome, colleges } = promise;
  const { id, name, source, confidence, checkWithAgency } = guarantee;
  const others = words.unnamed[id];
  const ways = guarantee.ways.map((way) => describeRoute(way, guarantee.countsWeightedGpa === true));
  return (
    <FinderRow
      name={name}
      source={source}
      sourceSummary={summarizeRuleSource(source, confidence, checkWithAgency)}
      outcome={figures.isTold ? outcome : null}
      because={words.because[outcome]}
      lines={[ways.length === 0 ? [words.ways.own] : ways]}
      needs={<Needs promise={promise} figures={figures} />}
      places={
        <Places
          title={words.where[guarantee.promises]}
          colleges={colleges}
          summary={others === undefined ? words.all(colleges.length) : words.named(colleges.length)}
          others={others}
          note={words.dateNotes[id]}
        />
      }
    />
  );
}

function describeRoute(
  { minimumGpa, topPercent }: AdmissionGuarantee["ways"][number],
  isWeighted: boolean,
): string {
  if (topPercent === null) {
    const text = isWeighted ? words.ways.weighted : words.ways.gpa;
    return text(minimumGpa ?? 0);
  }
  return minimumGpa === null ? words.ways.rank(topPercent) : words.ways.both(topPercent, minimumGpa);
}

function Needs({ promise, figures }: { promise: ShownPromise; figures: Figures }) {
  const { confirmed, denied, isTold } = figures;
  const needs = listShownNeeds(promise, figures.figures.gpaScale, confirmed);
  if (needs.length === 0) return null;
  return (
    <NeedList hasFigures>
      <ul className="mt-1 space-y-1 empty:hidden">
        {needs
          .filter((need) => need in needAnswers)
          .map((need) => (
            <AnsweredNeed
              key={need}
              text={words.needs[need]}
              status={
                isTold ? (confirmed.includes(need) ? "yes" : denied.includes(need) ? "no" : "open") : null
              }
            />
          ))}
      </ul>
      {needs.filter(isToTick).map((need) => (
        <TickBox
          key={need}
          text={words.needs[need]}
          isTicked={confirmed.includes(need)}
          isAlive={figures.isAlive}
          onTick={(isTrue) => figures.confirm(need, isTrue)}
        />
      ))}
      <ul className={plainNeeds}>
        {needs
          .filter((need) => !isToTick(need) && !(need in needAnswers))
          .map((need) => (
            <li key={need}>{words.needs[need]}</li>
          ))}
      </ul>
    </NeedList>
  );
}
