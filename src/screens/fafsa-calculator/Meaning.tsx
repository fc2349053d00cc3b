/** What the index means for this family, before any figure is explained, and which figures other tools now go by. */
import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { usePlanPrices } from "#components/price/usePlanPrices.ts";
import type { AidOutcome } from "#domain/aid/fafsaFlowInput.ts";
import { findPellTerms } from "#domain/aid/pellTerms.ts";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { meaningWords as words } from "./resultWords.ts";

export function Meaning({ outcome, isEligible }: { outcome: AidOutcome; isEligible: boolean }) {
  const { sai, pell, worksheet } = outcome;
  const grant = isEligible
    ? words.pell(sai, pell, findPellTerms(worksheet.awardYear))
    : words.notEligible(sai);
  const publicSentence = usePublicSentence(sai);
  return (
    <div className="max-w-text space-y-2 text-lg">
      <p className="pb-1 font-serif text-[1.7rem] leading-snug">
        <UnbrokenYears text={grant} />
      </p>
      {[publicSentence, words.fullNeed(sai)].map((sentence) => (
        <p key={sentence}>
          <UnbrokenYears text={sentence} />
        </p>
      ))}
      <UsedElsewhere />
    </div>
  );
}

const suggested = createQuestion(askEngine("suggested"));

/** With the price of the first public university on the list, or of one in the home state; without either, the rule alone. */
function usePublicSentence(sai: number): string {
  const { plan } = usePlan();
  const { homeState } = plan.profile;
  const listed = plan.colleges.map(({ unitId }) => unitId);
  const all = useColleges(listed.length > 0 || homeState !== null);
  const release = all.status === "ready" ? all.value.release : null;
  const request = useMemo(
    () => (release === null || homeState === null ? null : { release, planned: [], homeState }),
    [release, homeState],
  );
  const nearby = useLatest(suggested, request)?.value.unitIds ?? [];
  const found =
    all.status === "ready"
      ? [...listed, ...nearby]
          .map((unitId) => all.value.byUnitId.get(unitId))
          .find((college) => college?.control === "public" && college.level === "fourYear")
      : undefined;
  const prices = usePlanPrices(plan, found === undefined ? [] : [found.unitId]);
  const costUsd = found === undefined ? null : (prices?.of(found.unitId)?.band?.stickerUsd ?? null);
  if (found === undefined || costUsd === null) return words.anyPublic;
  return words.public(found.name, costUsd, costUsd - Math.max(sai, 0));
}

/** The family is told of both where it gave other figures before. */
export function UsedElsewhere() {
  const { read } = useAnswers();
  const income = read("familyIncomeUsd");
  const size = read("familySize");
  if (income.from !== "fafsa" || income.value === null) return null;
  const before = [
    ...(income.instead == null ? [] : [words.income(income.instead)]),
    ...(size.instead == null ? [] : [words.size(size.instead)]),
  ];
  return (
    <p className="text-[0.95rem] text-ink-soft">
      {words.used(income.value, size.value)}
      {before.length > 0 && ` ${words.before(before)}`}
    </p>
  );
}
