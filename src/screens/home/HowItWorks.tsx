/** From three answers to a plan, in three steps. */
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={words.how.title}>
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
    </Section>
  );
}
