/** /parents: parents' concerns one by one, each with what helps today. */

import { KitchenTable } from "#components/illustration/KitchenTable.tsx";
import { TwoHomes } from "#components/illustration/TwoHomes.tsx";
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { Promises } from "#components/marketing/Promises.tsx";
import { SampleNote } from "#components/marketing/SampleNote.tsx";
import { OddsLegend, SampleOdds } from "#components/marketing/SampleOdds.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { workedOdds } from "#components/marketing/workedExample.ts";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Pause } from "#ui/Pause.tsx";
import { IncomePrices } from "./IncomePrices.tsx";
import { words } from "./words.ts";

const { cost } = words;
const { chance, part, homes, privacy, dashboard } = words.worries;

export default function ParentsScreen() {
  return (
    <>
      <PageHero
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink variant="cta-primary" size="lg" to="/college-cost-calculator">
            {words.start}
          </ButtonLink>
        }
        note={words.note}
      >
        <KitchenTable />
      </PageHero>
      <BelowFold>
        <MarketingSection id={cost.id} title={cost.title} lead={cost.lead} ground="sunk">
          <div className="grid items-center gap-8 *:min-w-0 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
            <IncomePrices />
            <div>
              <p className="font-serif text-[1.6rem] leading-snug sm:text-3xl">{cost.crossing}</p>
              <TextLink link={cost.link} className="mt-5" />
            </div>
          </div>
        </MarketingSection>

        <section id={chance.id} aria-labelledby={`${chance.id}-title`}>
          <div className="page grid items-center gap-10 py-14 lg:grid-cols-2 lg:gap-20 lg:py-20">
            <div>
              <h2 id={`${chance.id}-title`} className="text-[2rem] sm:text-5xl">
                {chance.title}
              </h2>
              <p className="mt-4 text-lg text-ink-soft">{chance.text}</p>
              <TextLink link={chance.link} className="mt-3" />
            </div>
            <div>
              <SampleOdds title={chance.odds} {...workedOdds.with} />
              <div className="mt-3">
                <OddsLegend />
              </div>
              <SampleNote className="mt-4 border-t border-line pt-4" />
            </div>
          </div>
        </section>

        <MarketingSection id={part.id} title={part.title} lead={part.lead} ground="deep">
          <ol className="grid gap-8 lg:grid-cols-3 lg:gap-12">
            {part.steps.map((step, index) => (
              <li key={step.title} className="border-t-2 border-support pt-4">
                <span aria-hidden="true" className="font-serif text-5xl leading-none text-support">
                  {index + 1}
                </span>
                <h3 className="mt-3 text-2xl">{step.title}</h3>
                <Pause />
                <p className="mt-1.5 text-lg text-on-deep-soft">{step.text}</p>
              </li>
            ))}
          </ol>
          <TextLink link={part.link} isOnDeep className="mt-6" />
        </MarketingSection>

        <section id={homes.id} aria-labelledby={`${homes.id}-title`}>
          <div className="page grid items-center gap-10 py-14 lg:grid-cols-[1fr_1.1fr] lg:gap-20 lg:py-20">
            <TwoHomes />
            <div>
              <h2 id={`${homes.id}-title`} className="text-[2rem] sm:text-5xl">
                {homes.title}
              </h2>
              <p className="mt-4 text-lg text-ink-soft">{homes.text}</p>
              <p className="mt-3 text-lg">{homes.today}</p>
              <p className="mt-3 text-lg">{homes.guide}</p>
              <TextLink link={homes.link} />
            </div>
          </div>
        </section>

        <MarketingSection id={privacy.id} title={privacy.title} ground="sunk">
          <dl className="max-w-4xl border-b border-line-strong">
            {privacy.rows.map((row) => (
              <div
                key={row.what}
                className="grid gap-x-8 border-t border-line-strong py-4 sm:grid-cols-[1fr_1.3fr] sm:items-baseline"
              >
                <dt className="font-serif text-2xl">{row.what}</dt>
                <dd className="text-lg text-ink-soft">{row.how}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 max-w-2xl text-lg">{privacy.text}</p>
          <TextLink link={privacy.link} className="mt-2" />
        </MarketingSection>

        <section id={dashboard.id} aria-labelledby={`${dashboard.id}-title`} className="page py-14 lg:py-20">
          <div className="grid gap-x-14 gap-y-5 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 lg:grid-cols-[1fr_1.5fr]">
            <div>
              <h2 id={`${dashboard.id}-title`} className="text-[1.75rem] sm:text-4xl">
                {dashboard.title}
              </h2>
            </div>
            <div className="text-lg">
              <p className="text-ink-soft">{dashboard.text}</p>
              <p className="mt-3">{dashboard.until}</p>
              <TextLink link={dashboard.link} className="mt-2" />
            </div>
          </div>
        </section>

        <CallToAction
          title={words.end.title}
          text={words.end.text}
          first={words.end.start}
          second={words.end.second}
        >
          <Promises isOnDeep className="mt-6" />
        </CallToAction>
      </BelowFold>
    </>
  );
}
