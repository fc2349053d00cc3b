/** /pricing: what is free, what may cost money one day, and how the site is funded. */
import { TextLink } from "#components/marketing/TextLink.tsx";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { HowWeArePaid, PlansSection } from "./Plans.tsx";
import { words } from "./words.ts";

export default function PricingScreen() {
  return (
    <>
      <section className="page pt-10 pb-12 lg:pt-16 lg:pb-16">
        <h1 className="text-[2.8rem] sm:text-7xl">{words.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
            {words.start}
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" to="/tools">
            {words.tools}
          </ButtonLink>
        </div>
        <p className="mt-4 max-w-2xl text-ink-soft">{words.note}</p>
      </section>
      <BelowFold>
        <PlansSection />
        <section aria-labelledby="never-title" className="page py-14 lg:py-20">
          <h2 id="never-title" className="text-3xl sm:text-5xl">
            {words.neverTitle}
          </h2>
          <dl className="mt-8 grid gap-x-12 sm:grid-cols-2">
            {words.never.map(({ title, text }) => (
              <div key={title} className="border-t border-line-strong py-5">
                <dt className="font-serif text-2xl">{title}</dt>
                <dd className="mt-1 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section id="how-we-are-paid" aria-labelledby="paid-title" className="deep">
          <div className="page grid gap-x-16 gap-y-6 py-14 lg:grid-cols-[1fr_1.4fr] lg:py-20">
            <h2 id="paid-title" className="text-3xl sm:text-5xl">
              {words.paidTitle}
            </h2>
            <div className="space-y-4 text-lg">
              <HowWeArePaid />
              <p className="flex flex-wrap gap-x-8">
                {words.paidLinks.map((link) => (
                  <TextLink key={link.to} link={link} isOnDeep />
                ))}
              </p>
            </div>
          </div>
        </section>
      </BelowFold>
    </>
  );
}
