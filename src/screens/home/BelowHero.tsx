/** The home page below its first screenful: what Tassel does, how it begins, what it costs. */
import { Tassel } from "#components/illustration/Tassel.tsx";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { Promises } from "#components/marketing/Promises.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { About } from "./About.tsx";
import { Features } from "./Features.tsx";
import { PlanningTools } from "./PlanningTools.tsx";
import { Pricing } from "./Pricing.tsx";
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
