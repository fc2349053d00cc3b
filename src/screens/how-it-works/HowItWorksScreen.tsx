/** /how-it-works: from three answers to a plan, each step with the screen itself beside it. */
import type { ReactNode } from "react";
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { Promises } from "#components/marketing/Promises.tsx";
import { SampleNote } from "#components/marketing/SampleNote.tsx";
import { ScreenPicture } from "#components/marketing/ScreenPicture.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { workedOdds } from "#components/marketing/workedExample.ts";
import { type HowToStep, howToSteps } from "#site/howToSteps.ts";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const pictures: Readonly<Record<string, ReactNode>> = {
  "getting-started": <AnswerSlips />,
  "smart-matching": (
    <div>
      <ScreenPicture name="matching" text={words.chance.shows} isWhole />
      <p className="mt-3 text-[0.95rem]">{words.chance.read}</p>
      <SampleNote className="mt-4 border-t border-line pt-4" />
    </div>
  ),
  "honest-prices": <ScreenPicture name="cost" text={words.price.shows} isWhole />,
  "your-plan": (
    <div>
      <ScreenPicture name="progress" text={words.plan.shows(workedOdds.with.affordable)} isWhole />
      <p className="mt-4 text-ink-soft">{words.plan.without(workedOdds.without)}</p>
    </div>
  ),
};

const asides: Readonly<Record<string, ReactNode>> = {
  "honest-prices": (
    <div className="mt-6 border-l-4 border-support pl-5">
      <p className="font-serif text-2xl">{words.price.title}</p>
      <p className="mt-1 text-ink-soft">{words.price.text}</p>
    </div>
  ),
};

export default function HowItWorksScreen() {
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
        className="lg:pb-12"
      >
        <nav aria-label={words.steps}>
          <ol className="border-t border-line">
            {howToSteps.map((step, index) => (
              <li key={step.id} className="border-b border-line">
                <TextLink
                  link={{ label: `${index + 1}. ${step.name}`, to: `#${step.id}` }}
                  className="w-full justify-between py-2.5 no-underline hover:underline"
                />
              </li>
            ))}
          </ol>
        </nav>
      </PageHero>
      <BelowFold>
        {howToSteps.map((step, index) => (
          <Step key={step.id} step={step} index={index} text={asides[step.id]}>
            {pictures[step.id]}
          </Step>
        ))}
        <div className="page grid gap-10 py-14 lg:grid-cols-2 lg:gap-20 lg:py-20">
          <Proof {...words.check} />
          <Proof {...words.data} />
        </div>
        <CallToAction
          title={words.end.title}
          text={words.end.text}
          first={{ label: words.start, to: "/college-match-quiz" }}
          second={words.end.browse}
        >
          <Promises isOnDeep className="mt-6" />
        </CallToAction>
      </BelowFold>
    </>
  );
}

function Proof(props: { title: string; text: string; link: { label: string; to: string } }) {
  return (
    <section className="border-t-2 border-accent pt-5">
      <h2 className="text-3xl">{props.title}</h2>
      <p className="mt-2 text-lg text-ink-soft">{props.text}</p>
      <TextLink link={props.link} className="mt-3" />
    </section>
  );
}

/** The quiz's three questions as slips of paper with sample answers. */
const indents = ["lg:mr-16", "lg:mx-8", "lg:ml-16"] as const;

function AnswerSlips() {
  return (
    <figure>
      <figcaption className="sr-only">{words.slips.caption}</figcaption>
      <ul className="space-y-4">
        {words.slips.items.map((slip, index) => (
          <li
            key={slip.question}
            className={joinClasses(
              "rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6",
              indents[index],
            )}
          >
            <p className="text-ink-soft">{slip.question}</p>
            <p className="figures mt-1.5 font-serif text-2xl text-accent-text">{slip.answer}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[0.95rem] text-ink-soft lg:ml-16">{words.slips.more}</p>
    </figure>
  );
}

/** One step: its number, text, and a picture beside it, alternating sides. */
function Step(props: { step: HowToStep; index: number; text?: ReactNode; children: ReactNode }) {
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
