/** One college in a list: name, place and kind; marks, chance, price and match for this student, or its general figures. */
import type { ReactNode } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { words as chanceWords } from "#components/chance/words.ts";
import { CompareButton } from "#components/college-actions/CompareButton.tsx";
import { SaveButton } from "#components/college-actions/SaveButton.tsx";
import { doesInterestMatter } from "#domain/admission/shownInterest.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { joinFacts } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { buildSummaryFacts } from "./summaryFacts.ts";
import { words } from "./words.ts";

/** Whoever has told us nothing yet downloads none of it. The list around the row shows that it loads. */
const forStudent = createLazyPart(() => import("./ForThisStudent.tsx"));

export type CollegeRowProps = {
  college: CollegeSummary;
  /** What it means for this student; null while nothing is known about them. */
  ranked: Ranked | null;
  headingLevel?: 2 | 3 | 4;
  /** A line under the name, such as the other name it was found by. */
  note?: ReactNode;
  /** Below the row: the screen's own disclosures. */
  children?: ReactNode;
  className?: string;
};

/** The link to its page carries `data-college-link`, so that lists can move focus from row to row. */
export function CollegeRow({
  college,
  ranked,
  headingLevel = 3,
  note,
  children,
  className,
}: CollegeRowProps) {
  const { profile } = usePlan().plan;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={joinClasses(
        "keep-together rounded-2xl border border-line bg-card p-4 shadow-card sm:p-5",
        className,
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <Heading className="text-[1.375rem]">
            <Link
              to={toCollegePath(college.slug)}
              data-college-link=""
              className="underline-offset-4 hover:underline"
            >
              {college.name}
            </Link>
          </Heading>
          <p className="mt-1 text-[0.95rem] text-ink-soft">
            {joinFacts([words.place(college), words.kind(college), ...listRemarks(college)])}
          </p>
          {note !== undefined && <p className="mt-0.5 text-[0.95rem]">{note}</p>}
        </div>
        <div className="no-print flex flex-wrap gap-2">
          <SaveButton unitId={college.unitId} name={college.name} />
          <CompareButton unitId={college.unitId} name={college.name} />
        </div>
      </div>
      {ranked === null && <OwnFigures college={college} />}
      {ranked !== null || profile.majorFamilies.length > 0 ? (
        <forStudent.Part college={college} ranked={ranked} />
      ) : (
        doesInterestMatter(college) && <p className="mt-3 max-w-3xl text-[0.95rem]">{chanceWords.interest}</p>
      )}
      {children}
    </article>
  );
}

function listRemarks(college: CollegeSummary): string[] {
  return [
    college.undergraduates !== null && college.undergraduates > 0 && words.students(college.undergraduates),
    college.isOnlineOnly && words.onlineOnly,
    !college.isDegreeGranting && words.noDegree,
    college.changeStatus === "takesNoFirstYears" && words.takesNoFirstYears,
  ].filter((one) => one !== false);
}

function OwnFigures({ college }: { college: CollegeSummary }) {
  return (
    <dl className="mt-4 grid grid-cols-3 gap-x-3 sm:gap-x-6 border-t border-line pt-3">
      {buildSummaryFacts(college).map((fact) => (
        <div key={fact.label} className="flex min-w-0 flex-col">
          <dt className="text-[0.88rem] leading-snug text-ink-soft">{fact.label}</dt>
          <dd
            className={
              fact.isKnown
                ? "figures mt-auto pt-0.5 text-lg leading-tight font-semibold"
                : "mt-auto pt-0.5 text-ink-soft"
            }
          >
            {fact.value}
          </dd>
          <dd className="text-[0.82rem] text-ink-soft">{fact.year}</dd>
        </div>
      ))}
    </dl>
  );
}
