/** One step: its number, its words, and beside them the thing itself. The picture changes sides from step to step. */
import type { ReactNode } from "react";
import { TextLink } from "#components/marketing/TextLink.tsx";
import type { HowToStep } from "#site/howToSteps.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

export function Step(props: { step: HowToStep; index: number; text?: ReactNode; children: ReactNode }) {
  const { step, index } = props;
  const isEven = index % 2 === 1;
  const link = words.links[step.id];
  return (
    <section id={step.id} aria-labelledby={`${step.id}-title`} className={isEven ? "bg-sunk" : ""}>
      <div className="page grid items-center gap-8 py-14 lg:grid-cols-2 lg:gap-20 lg:py-20">
        <div className={joinClasses("relative", isEven && "lg:order-2")}>
          <p className="flex items-baseline gap-4">
            <span className="sr-only">{words.stepNumber(index + 1)}</span>
            <span aria-hidden="true" className="font-serif text-8xl leading-none text-accent lg:text-[9rem]">
              {index + 1}
            </span>
            <span aria-hidden="true" className="h-0.5 grow bg-support" />
          </p>
          <h2 id={`${step.id}-title`} className="mt-4 text-[2rem] sm:text-[2.6rem]">
            {step.name}
          </h2>
          <p className="mt-3 text-lg text-ink-soft">{step.text}</p>
          {props.text}
          {link !== undefined && <TextLink link={link} className="mt-4" />}
        </div>
        <div className="min-w-0">{props.children}</div>
      </div>
    </section>
  );
}
