/** #task-management: a plan's next steps, each with its reason. */
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { WorksToday } from "#components/marketing/ToCome.tsx";
import { words } from "./words.ts";

const text = words.tasks;

export function Tasks() {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead}>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
        <figure className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8">
          <figcaption className="flex items-center justify-between gap-3">
            <span className="font-serif text-xl">{text.cardTitle}</span>
            <span className="rounded-full bg-support-soft px-2.5 text-[0.9rem] font-semibold">
              {text.tag}
            </span>
          </figcaption>
          <ol className="mt-4 divide-y divide-line">
            {text.steps.map((step, index) => (
              <li key={step.step} className="flex gap-4 py-4">
                <span
                  aria-hidden="true"
                  className="figures flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-accent font-serif text-lg text-accent-text"
                >
                  {index + 1}
                </span>
                <p>
                  <span className="block text-lg font-semibold">{step.step}</span>
                  <span className="text-ink-soft">{step.why}</span>
                </p>
              </li>
            ))}
          </ol>
        </figure>
        <div className="lg:order-first">
          <p className="flex flex-wrap gap-x-8">
            {text.links.map((link) => (
              <TextLink key={link.to} link={link} />
            ))}
          </p>
          <p className="mt-4 text-ink-soft">{text.with}</p>
        </div>
      </div>
    </MarketingSection>
  );
}
