/** /features: what works today, shown live, and what is planned, with what helps until then. */
import type { ReactNode } from "react";
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { ToCome, WorksToday } from "#components/marketing/ToCome.tsx";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Matching } from "./Matching.tsx";
import { Money } from "./Money.tsx";
import { Progress } from "./Progress.tsx";
import { Shared } from "./Shared.tsx";
import { Tasks } from "./Tasks.tsx";
import { ToComeSection } from "./ToComeSection.tsx";
import { words } from "./words.ts";
import { Year } from "./Year.tsx";

const today = [words.matching, words.money, words.tasks, words.timeline, words.progress, words.parents];
const toCome = [words.counselor, words.essay];

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
          <Index mark={<ToCome />} entries={toCome} />
        </nav>
      </PageHero>
      <BelowFold>
        <Matching />
        <Money />
        <Tasks />
        <Year />
        <Progress />
        <Shared />
        <div className="py-9 lg:py-14">
          <ToComeSection text={words.counselor} />
          <ToComeSection text={words.essay} />
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
            <TextLink
              link={{ label: entry.name, to: `#${entry.id}` }}
              className="w-full justify-between no-underline hover:underline"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
