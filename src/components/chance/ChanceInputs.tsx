/** What went into a chance, in a few lines: the college's rate, the student's grades, and a score beside its middle half. */
import { usePlan } from "#client/plan/usePlan.ts";
import { convertAcademics } from "#domain/admission/academics.ts";
import type { ChanceEstimate } from "#domain/admission/chance.ts";
import { listChanceInputs } from "#domain/admission/chanceInputs.ts";
import { findMajorRate } from "#domain/admission/majorSelectivity.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { ChanceStairs } from "./ChanceStairs.tsx";
import { inputWords } from "./inputWords.ts";

export function ChanceInputs({ college, chance }: { college: CollegeSummary; chance: ChanceEstimate }) {
  const { profile } = usePlan().plan;
  const hasMajorRate = findMajorRate(college, profile) !== null;
  const inputs = listChanceInputs(college, chance, convertAcademics(profile), hasMajorRate);
  return (
    <section>
      <h5 className="font-semibold">{inputWords.title}</h5>
      <ChanceStairs college={college} chance={chance} className="mt-2 mb-3 max-w-text" />
      <ul className="figures mt-1 list-disc space-y-1 pl-5">
        {inputs.map((input) => (
          <li key={input.code}>{inputWords.input(input)}.</li>
        ))}
      </ul>
      <p className="mt-1 text-[0.92rem] text-ink-soft">{inputWords.source}</p>
    </section>
  );
}
