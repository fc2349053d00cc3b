/** One household's printed sheet: its part on each form, its own figures, and what to get ready. */
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { findCssHousehold, getCssWish } from "#domain/aid/cssProfile.ts";
import { findFafsaParent } from "#domain/aid/fafsaParent.ts";
import { readCovers, readReadiness, shareQuestions } from "#domain/aid/householdShare.ts";
import { readParentAnswers, readParentsTogether } from "#domain/aid/parentAnswers.ts";
import { formatUsd } from "#lib/format.ts";
import { GatherList } from "./GuideText.tsx";
import { buildCssPart, buildFafsaPart, listGatherItems } from "./gather.ts";
import type { PartProps } from "./householdAnswers.ts";
import { collegeWords, householdWords as words } from "./householdWords.ts";

/** The family's shared answers (living arrangements, what colleges require) and `view.own`; nothing of the other household. */
export function HouseholdSheet({ household, view, names }: PartProps) {
  const { plan } = usePlan();
  const found = readParentAnswers(plan.aid);
  const fafsa =
    readParentsTogether(plan.aid) === null
      ? ({ parents: "unknown", ask: "paidMore" } as const)
      : findFafsaParent(found);
  const css = findCssHousehold(found, fafsa);
  const items = listGatherItems(household, { fafsa, css });
  return (
    <div className="hidden text-[10pt] print:block">
      <h1 className="text-2xl">{words.sheetTitle(names[household])}</h1>
      <p>{words.sheetFor}</p>
      <ul className="mt-2">
        <li>{words.fafsaPart[buildFafsaPart(household, fafsa)]}</li>
        <li>{words.cssPart[buildCssPart(household, css)]}</li>
      </ul>
      <OwnFigures own={view.own} />
      <Colleges />
      <div className="mt-3 space-y-3">
        {items.fafsa.length > 0 && <GatherList title={words.sheetFafsa} items={items.fafsa} />}
        {items.css.length > 0 && <GatherList title={words.sheetCss} items={items.css} />}
      </div>
    </div>
  );
}

function OwnFigures({ own }: { own: PartProps["view"]["own"] }) {
  const amount = (question: string) => {
    const value = own[question];
    return typeof value === "number" ? formatUsd(value) : words.sheetBlank;
  };
  const readiness = (question: string) => {
    const value = readReadiness(own[question]);
    return value === null ? words.sheetBlank : words.readiness[value];
  };
  const covers = readCovers(own[shareQuestions.covers]).map((cost) => words.covers[cost]);
  const rows: readonly (readonly [string, string])[] = [
    [words.pay.label, amount(shareQuestions.pay)],
    [words.savings.label, amount(shareQuestions.savings)],
    [words.borrow.label, amount(shareQuestions.borrow)],
    [words.coversLegend, covers.length === 0 ? words.sheetBlank : covers.join(", ")],
    [words.cssLegend, readiness(shareQuestions.css)],
    [words.consentLegend, readiness(shareQuestions.consent)],
  ];
  return (
    <>
      <h2 className="mt-3 text-base">{words.sheetFigures}</h2>
      <table className="w-full border-collapse text-left [&_:is(td,th)]:border-t [&_:is(td,th)]:py-1 [&_th]:pr-4 [&_th]:font-normal">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Colleges() {
  const { plan } = usePlan();
  const index = useColleges(plan.colleges.length > 0);
  if (plan.colleges.length === 0) return null;
  return (
    <>
      <h2 className="mt-3 text-base">{words.sheetColleges}</h2>
      <ul>
        {plan.colleges.map(({ unitId }) => {
          const wish = getCssWish(plan.aid, unitId);
          const name = index.status === "ready" ? index.value.byUnitId.get(unitId)?.name : null;
          return (
            <li key={unitId}>
              {name ?? collegeWords.unknown(unitId)}:{" "}
              {wish === null ? collegeWords.open : collegeWords.wishes[wish]}
            </li>
          );
        })}
      </ul>
    </>
  );
}
