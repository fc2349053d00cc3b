/** What the application asks for: the college's entry in the Common App's grid, our record of its essays, and the survey. */

import { buildFact } from "#components/college-facts/buildFact.ts";
import { Facts } from "#components/college-facts/Facts.tsx";
import { type ShownFact } from "#components/college-facts/figures.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import { publications } from "#domain/college/publications.ts";
import { asksForLetters } from "#domain/college/requirements.ts";
import { formatUsd } from "#lib/format.ts";
import { words } from "./detailWords.ts";
import { SubHeading } from "./Section.tsx";

const surveyed = [
  "gpaPolicy",
  "classRankPolicy",
  "essayPolicy",
  "recommendationPolicy",
  "workExperiencePolicy",
] as const;

type AskedProps = { facts: readonly ShownFact[]; requirements: CollegeReply["requirements"] };

export function listAskedFacts(reply: CollegeReply): ShownFact[] {
  return [...listAsked(reply), ...listSurveyed(reply)];
}

export function Asked({ facts, requirements }: AskedProps) {
  if (facts.length === 0) return null;
  return (
    <div>
      <SubHeading>{words.asksTitle}</SubHeading>
      <Facts facts={facts} className="mt-2" />
      {requirements != null && (
        <p className="mt-2 max-w-3xl text-[0.95rem] text-ink-soft">
          {words.askedNote(requirements.cycle, requirements.asOf)}{" "}
          <a
            href={publications.requirements.url ?? undefined}
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {words.askedList}
          </a>
        </p>
      )}
    </div>
  );
}

/** Filled cells alone: nothing here can say "no" where the college said nothing. */
function listAsked({ requirements, askedEssays }: CollegeReply): ShownFact[] {
  const { labels, asked } = words;
  const essays: ShownFact[] =
    askedEssays == null
      ? []
      : [
          {
            label: labels.ownEssays,
            value: asked.essays[askedEssays.demand],
            note: asked.essaysNote(askedEssays.cycle),
          },
        ];
  if (requirements == null) return essays;
  const { cycle, feeUsd, feeWaiver, tests, portfolio, teacherLetters, otherLetters } = requirements;
  const waiver = feeUsd === 0 || feeWaiver === null ? "" : `, ${asked.waivers[feeWaiver]}`;
  const grid = (label: string, value: string | false | null, note = cycle): ShownFact[] =>
    value === null || value === false ? [] : [{ label, value, note }];
  const required = (label: string, isAsked: true | null) => grid(label, isAsked && asked.required);
  return [
    ...grid(
      labels.fee,
      feeUsd === null ? null : feeUsd === 0 ? asked.free : formatUsd(feeUsd),
      cycle + waiver,
    ),
    ...required(labels.essay, requirements.essay),
    ...essays,
    ...required(labels.ownEssays, requirements.writingSupplement),
    ...grid(labels.tests, tests && asked.tests[tests]),
    ...grid(labels.teacherLetters, teacherLetters?.toString() ?? null),
    ...grid(labels.otherLetters, otherLetters?.toString() ?? null),
    ...required(labels.counselorLetter, requirements.counselorLetter),
    ...required(labels.midYear, requirements.midYearReport),
    ...required(labels.grades, requirements.coursesAndGrades),
    ...grid(labels.portfolio, portfolio && asked.portfolios[portfolio]),
  ];
}

/** What the survey says, unless the newer grid speaks of the same. */
function listSurveyed({ college, requirements }: CollegeReply): ShownFact[] {
  if (college.hasOpenAdmission === true) return [];
  const newer: readonly (string | false)[] = [
    requirements?.essay === true && "essayPolicy",
    requirements != null && asksForLetters(requirements) && "recommendationPolicy",
  ];
  const facts = surveyed.flatMap((field): ShownFact[] => {
    const policy = college[field];
    if (policy === null || newer.includes(field)) return [];
    return [{ ...buildFact(college, field), value: words.policy(policy) }];
  });
  const isFeeKnown = college.applicationFeeUsd === null || requirements?.feeUsd != null;
  return isFeeKnown ? facts : [...facts, buildFact(college, "applicationFeeUsd")];
}
