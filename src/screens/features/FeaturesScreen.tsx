/** /features: what works today, shown live, and what is planned, with what helps until then. */
import type { ReactNode } from "react";
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { ToCome, WorksToday } from "#components/marketing/ToCome.tsx";
import { words as marketing } from "#components/marketing/words.ts";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { Matching } from "./Matching.tsx";
import { Money } from "./Money.tsx";
import { Progress } from "./Progress.tsx";
import { Tasks } from "./Tasks.tsx";
import { ToComeSection } from "./ToComeSection.tsx";
import { words } from "./words.ts";
import { Year } from "./Year.tsx";

const { promises } = marketing;
const today = [
  words.matching,
  words.money,
  words.tasks,
  words.timeline,
  words.progress,
  words.parents,
  words.counselor,
  words.essay,
];
const toCome = [words.photoToCome];

export default function FeaturesScreen() {
  return (
    <>
      <PageHero
        title={words.hero.title}
        lead={words.hero.lead}
        actions={
          <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
            {words.hero.start}
          </ButtonLink>
        }
        className="lg:pb-10"
      >
        <nav aria-label={words.hero.index} className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <Index mark={<WorksToday />} entries={today} />
          <div className="space-y-6">
            <div>
              <p className="font-semibold">{words.hero.promisesTitle}</p>
              <ul className="mt-2 border-t border-line">
                {promises.map((link) => (
                  <li key={link.to} className="border-b border-line">
                    <TextLink link={link} className="w-full justify-between no-underline hover:underline" />
                  </li>
                ))}
              </ul>
            </div>
            <Index mark={<ToCome />} entries={toCome} />
          </div>
        </nav>
      </PageHero>
      <BelowFold>
        <Matching />
        <Money />
        <Tasks />
        <Year />
        <Progress />
        <Points text={words.parents} />
        <Points text={words.counselor} />
        <Points text={words.essay} />
        <div className="py-9 lg:py-14">
          <ToComeSection text={words.photoToCome} />
        </div>
        <CallToAction
          title={words.end.title}
          text={words.end.text}
          first={{ label: words.end.start, to: "/college-match-quiz" }}
          second={words.end.all}
        />
      </BelowFold>
    </>
  );
}

function Index(props: { mark: ReactNode; entries: readonly { id: string; name: string }[] }) {
  return (
    <div>
      {props.mark}
      <ul className="mt-2 border-t border-line">
        {props.entries.map((entry) => (
          <li key={entry.id} className="border-b border-line">
            <Link
              to={`#${entry.id}`}
              className="flex min-h-11 items-center font-semibold text-accent-text underline-offset-6 hover:underline"
            >
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A feature told in a few points. */
function Points({ text }: { text: typeof words.parents | typeof words.counselor | typeof words.essay }) {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead}>
      <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
        {text.points.map((point) => (
          <li key={point} className="border-b border-line py-3.5 text-lg">
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-x-8">
        {text.links.map((link) => (
          <TextLink key={link.to} link={link} />
        ))}
      </p>
    </MarketingSection>
  );
}
