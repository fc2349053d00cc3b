/** /landing: one promise, one sample result, three facts, one button. */

import { PageHero } from "#components/marketing/PageHero.tsx";
import { Promises } from "#components/marketing/Promises.tsx";
import { chanceTest, institutionCount } from "#components/marketing/publishedFigures.ts";
import { SampleNote } from "#components/marketing/SampleNote.tsx";
import { ScreenPicture } from "#components/marketing/ScreenPicture.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { formatInteger } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { words } from "./words.ts";

export default function LandingScreen() {
  return (
    <>
      <PageHero
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
            {words.start}
          </ButtonLink>
        }
        note={words.note}
      >
        <div className="mx-auto max-w-md">
          <ScreenPicture name="ticket" text={words.ticket} isWhole className="rounded-3xl shadow-lift" />
          <SampleNote className="mt-4 px-2" />
        </div>
      </PageHero>
      <section aria-label={words.facts.label} className="deep">
        <div className="page py-12 lg:py-16">
          <ul className="grid gap-8 sm:grid-cols-3 sm:gap-6 lg:gap-14">
            <Fact figure={formatInteger(institutionCount)} text={words.facts.colleges.text} />
            <Fact
              figure={words.facts.test.figure(chanceTest.labelsRight, chanceTest.groups)}
              text={words.facts.test.text}
            />
            <Fact figure={words.facts.price.figure} text={words.facts.price.text} />
          </ul>
          <Promises isOnDeep className="mt-8" />
          <TextLink link={words.proof} isOnDeep />
        </div>
      </section>
    </>
  );
}

function Fact(props: { figure: string; text: string }) {
  return (
    <li className="border-t border-on-deep-soft pt-4">
      <span className="figures block font-serif text-5xl leading-none text-support lg:text-6xl">
        {props.figure}
      </span>
      <span className="mt-3 block text-lg text-on-deep-soft">{props.text}</span>
    </li>
  );
}
