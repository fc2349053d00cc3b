/** The home page below its first screenful: what Tassel does, how it begins, what it costs. */

import { Check } from "lucide";
import { CollegeDots } from "#components/illustration/CollegeDots.tsx";
import { Tassel } from "#components/illustration/Tassel.tsx";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { Promises } from "#components/marketing/Promises.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { formatInteger } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Pause } from "#ui/Pause.tsx";
import { Features } from "./Features.tsx";
import { collegeCount } from "./figures.ts";
import { PlanningTools } from "./PlanningTools.tsx";
import { ValueProposition } from "./ValueProposition.tsx";
import { words } from "./words.ts";

export default function BelowHero() {
  return (
    <>
      <ValueProposition />
      <About />
      <PlanningTools />
      <Features />
      <HowItWorks />
      <Pricing />
      <FinalCall />
    </>
  );
}

/** The closing call to action: start, or look up one college. */
function FinalCall() {
  return (
    <section aria-labelledby="begin-title" className="deep relative overflow-hidden">
      <Tassel className="absolute top-0 right-5 h-36 w-auto sm:right-12 lg:right-24 lg:h-64" />
      <div className="page py-16 lg:py-24">
        <h2 id="begin-title" className="max-w-[72%] text-[2rem] sm:max-w-2xl sm:text-5xl">
          {words.final.title}
        </h2>
        <p className="mt-4 max-w-[75%] text-lg text-on-deep-soft sm:max-w-xl">{words.final.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
            {words.final.start}
          </ButtonLink>
          <ButtonLink variant="outline-white" size="lg" to="/colleges">
            {words.final.browse}
          </ButtonLink>
        </div>
        <Promises isOnDeep className="mt-8" />
      </div>
    </section>
  );
}

/** From three answers to a plan, in three steps. */
function HowItWorks() {
  return (
    <MarketingSection id="how-it-works" title={words.how.title}>
      <ol className="grid gap-8 lg:grid-cols-3 lg:gap-10">
        {words.how.steps.map((step, index) => (
          <li key={step.title} className="flex gap-5 border-t-2 border-accent pt-5 lg:block">
            <span aria-hidden="true" className="font-serif text-6xl leading-none text-accent lg:text-7xl">
              {index + 1}
            </span>
            <div className="lg:mt-4">
              <h3 className="text-2xl">{step.title}</h3>
              <Pause />
              <p className="mt-1.5 text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink variant="outline" to="/how-it-works" className="mt-9">
        {words.how.link}
      </ButtonLink>
    </MarketingSection>
  );
}

/** Why Tassel exists, beside a map of the country made of its colleges. */
function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="deep">
      <div className="page grid items-center gap-10 py-16 lg:grid-cols-[1fr_1.2fr] lg:gap-16 lg:py-20">
        <div>
          <h2 id="about-title" className="text-[2rem] sm:text-5xl">
            {words.about.title}
          </h2>
          {words.about.text.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-lg text-on-deep-soft">
              {paragraph}
            </p>
          ))}
          <p className="mt-4 flex flex-wrap gap-x-8">
            <TextLink link={words.about.link} isOnDeep />
            <TextLink link={words.about.more} isOnDeep />
          </p>
        </div>
        <div>
          <CollegeDots label={words.about.map} />
          <p className="figures mt-4 font-serif text-5xl leading-none">
            {formatInteger(collegeCount)}{" "}
            <span className="font-sans text-lg text-on-deep-soft">{words.about.countUnit}</span>
          </p>
          <p className="mt-2 text-[0.92rem] text-on-deep-soft">{words.about.countNote}</p>
        </div>
      </div>
    </section>
  );
}

/** The pricing at a glance. */
function Pricing() {
  return (
    <MarketingSection id="pricing" title={words.pricing.title} ground="sunk">
      <div className="grid items-center gap-8 rounded-3xl border border-line bg-card p-6 lg:grid-cols-[auto_1fr_auto] lg:gap-14 lg:p-10">
        <p className="figures font-serif text-8xl leading-none text-accent-text">
          {words.pricing.figure}
          <span className="mt-2 block font-sans text-base leading-normal text-ink-soft">
            {words.pricing.unit}
          </span>
        </p>
        <div>
          <p className="text-lg font-semibold">{words.pricing.text}</p>
          <ul className="mt-3 space-y-1.5">
            {words.pricing.items.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Icon icon={Check} size={22} className="mt-0.5 shrink-0 text-accent" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <ButtonLink variant="outline" to="/pricing">
          {words.pricing.link}
        </ButtonLink>
      </div>
    </MarketingSection>
  );
}
