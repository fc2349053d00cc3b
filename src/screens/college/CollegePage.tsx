/** One college's page, with a table of contents: beside it on a wide screen, collapsible on a phone. */

import { useEffect } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { rememberOpenedCollege } from "#client/colleges/openedColleges.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { LatePart } from "#components/loading/LatePart.tsx";
import { useHasAnswers } from "#components/matches/hasAnswers.ts";
import type { CollegePageData } from "#contract/colleges.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { moneyPart, studyPart } from "./detailParts.ts";
import { Hero } from "./Hero.tsx";
import { hasApplying } from "./hasApplying.ts";
import { Invitation } from "./Invitation.tsx";
import { Section } from "./Section.tsx";
import { type SectionId, sectionIds, words } from "./words.ts";

const waiting = <Skeleton label={words.loading} lines={8} />;

export function CollegePage({ reply }: { reply: CollegePageData }) {
  const { college, change } = reply;
  const isGone = change?.takesFirstYears === false;
  useEffect(() => {
    if (!isGone) rememberOpenedCollege(college.unitId);
  }, [isGone, college.unitId]);
  const sections = sectionIds.filter((id) =>
    isGone ? !applyingSections.has(id) : id !== "applying" || hasApplying(reply),
  );
  return (
    <article className="print-sheet page py-6 sm:py-10">
      <Hero reply={reply} />
      <div className="mt-5 grid sm:mt-8 gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={words.contents} className="no-print">
          <div className="sticky top-24 hidden lg:block">
            <Contents sections={sections} />
          </div>
          <Disclosure summary={words.contents} className="mb-3 lg:hidden">
            <Contents sections={sections} />
          </Disclosure>
        </nav>
        <div className="min-w-0 space-y-8 sm:space-y-12">
          {isGone ? (
            <p className="max-w-2xl">{words.lastFigures}</p>
          ) : (
            <>
              <Section id="you">
                <ForYou reply={reply} />
              </Section>
              <LatePart of={reply} load={moneyPart.preload} fallback={waiting}>
                {() => <moneyPart.Part reply={reply} />}
              </LatePart>
            </>
          )}
          <LatePart of={reply} load={studyPart.preload} fallback={waiting}>
            {() => <studyPart.Part reply={reply} />}
          </LatePart>
        </div>
      </div>
    </article>
  );
}

/** What a page says to who may apply. */
const applyingSections: ReadonlySet<SectionId> = new Set([
  "you",
  "deadlines",
  "price",
  "admission",
  "applying",
  "costs",
]);

function Contents({ sections }: { sections: readonly SectionId[] }) {
  return (
    <ul>
      {sections.map((id) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-accent-text hover:underline"
          >
            {words.sections[id]}
          </a>
        </li>
      ))}
    </ul>
  );
}

const personal = createLazyPart(() => import("./Personal.tsx"));

/**
 * What this college means for the plan's student: label, chance and price; an invitation while nothing is known. Known only
 * after reading the device; the prerendered page shows the invitation.
 */
function ForYou({ reply }: { reply: CollegePageData }) {
  const hasAnswers = useHasAnswers();
  if (!hasAnswers) return <Invitation />;
  return (
    <ContentBoundary fallback={<Skeleton label={words.loading} lines={2} />}>
      <personal.Part reply={reply} />
    </ContentBoundary>
  );
}
