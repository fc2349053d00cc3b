/** /features: each promise with its benefit, the screen itself as a picture, one true number, and the way to try it. */
import { SampleNote } from "#components/marketing/SampleNote.tsx";
import { ScreenPicture } from "#components/marketing/ScreenPicture.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
<<<<<<< HEAD
import { type Feature, words } from "./words.ts";
=======
import { Matching } from "./Matching.tsx";
import { Money } from "./Money.tsx";
import { words } from "./words.ts";
>>>>>>> main

const quiz = "/college-match-quiz";

/** Short on a phone, so that ten promises are read in a few screens. */
export default function FeaturesScreen() {
  return (
    <>
      <section className="page pt-7 pb-5 lg:pt-16 lg:pb-10">
        <h1 className="text-[2.3rem] sm:text-6xl">{words.hero.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.hero.lead}</p>
        <ButtonLink variant="cta-primary" size="lg" to={quiz} className="mt-4">
          {words.hero.start}
        </ButtonLink>
        <p className="mt-3 max-w-2xl text-[0.95rem] text-ink-soft">
          {words.hero.note} <InlineLink link={words.hero.proof} />
        </p>
      </section>
      <BelowFold>
        <div className="page grid gap-x-12 lg:grid-cols-2">
          {words.features.map((feature) => (
            <FeatureView key={feature.id} feature={feature} />
          ))}
        </div>
        <div className="page pb-7 lg:flex lg:items-center lg:gap-10 lg:pb-14">
          <SampleNote className="lg:max-w-2xl" />
          <TextLink link={words.end.tools} />
        </div>
      </BelowFold>
    </>
  );
}

function FeatureView({ feature }: { feature: Feature }) {
  return (
    <section
      id={feature.id}
      aria-labelledby={`${feature.id}-title`}
      className="relative flex flex-col border-t border-line-strong pt-2.5 pb-4 lg:pt-5 lg:pb-12"
    >
      <h2 id={`${feature.id}-title`} className="text-[1.5rem] lg:text-4xl">
        {feature.name}
      </h2>
      <p className="leading-snug text-ink-soft lg:mt-1 lg:min-h-14 lg:text-lg">{feature.benefit}</p>
      <ScreenPicture name={feature.picture} text={feature.shows} className="mt-2 h-36 lg:mt-3 lg:h-80" />
      <p className="mt-2 leading-snug">
        <span className="figures mr-1.5 font-serif text-[1.4rem] whitespace-nowrap text-accent-text">
          {feature.figure}
        </span>
        <span className="text-[0.95rem] text-ink-soft">{feature.counts}</span>{" "}
        {feature.links.map((link, index) => (
          <InlineLink key={link.to} link={link} isWhole={index === 0} />
        ))}
      </p>
<<<<<<< HEAD
=======
    </MarketingSection>
  );
}

function Odds(props: { of100: number; text: string }) {
  return (
    <div className="flex flex-col border-t border-on-deep-soft pt-4">
      <dt className="order-2 mt-2 text-lg text-on-deep-soft">{props.text}</dt>
      <dd className="figures font-serif text-5xl leading-none text-support lg:text-6xl">
        {props.of100 < 1 ? progressWords.under1 : props.of100}
      </dd>
    </div>
  );
}

const taskWords = words.tasks;

/** #task-management: a plan's next steps, each with its reason. */
function Tasks() {
  return (
    <MarketingSection id={taskWords.id} mark={<WorksToday />} title={taskWords.title} lead={taskWords.lead}>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
        <figure className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8">
          <figcaption className="flex items-center justify-between gap-3">
            <span className="font-serif text-xl">{taskWords.cardTitle}</span>
            <span className="rounded-full bg-support-soft px-2.5 text-[0.9rem] font-semibold">
              {taskWords.tag}
            </span>
          </figcaption>
          <ol className="mt-4 divide-y divide-line">
            {taskWords.steps.map((step, index) => (
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
            {taskWords.links.map((link) => (
              <TextLink key={link.to} link={link} />
            ))}
          </p>
          <p className="mt-4 text-ink-soft">{taskWords.with}</p>
        </div>
      </div>
    </MarketingSection>
  );
}

const yearWords = words.timeline;
const monthWidth = 100 / yearWords.months.length;
/** How many tasks each month of a sample senior year has: the shape of the picture, not a figure. */
const sampleTasks = [2, 3, 5, 5, 3, 4, 2, 2, 3, 1];

/** #timeline-management: a sample senior year, and what the timeline does with it. */
function Year() {
  return (
    <MarketingSection
      id={yearWords.id}
      mark={<WorksToday />}
      title={yearWords.title}
      lead={yearWords.lead}
      ground="sunk"
    >
      <Chart
        label={yearWords.drawing}
        height={130}
        x={{
          labels: yearWords.months.map((month, index) => ({ at: monthWidth * (index + 0.5), text: month })),
        }}
      >
        <Rule y={100} tone="lineStrong" width={2} />
        {yearWords.months.flatMap((month, index) =>
          Array.from({ length: sampleTasks[index] ?? 0 }, (_, task) => (
            <circle
              key={`${month} ${task}`}
              cx={toPercent(monthWidth * (index + 0.5))}
              cy={toPercent(100 - task * 18)}
              r="6"
              className={task === 0 ? "fill-accent" : "fill-support"}
            />
          )),
        )}
      </Chart>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {yearWords.points.map((point) => (
          <li key={point} className="border-t border-line-strong py-4">
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-8">
        {yearWords.links.map((link) => (
          <TextLink key={link.to} link={link} />
        ))}
      </p>
    </MarketingSection>
  );
}

/** A planned feature: labeled and dashed, with what it will do, what helps until then, and where to sign up for news. */
function ToComeSection(props: {
  text: { id: string; title: string; will: string; until: string; link: ActionLink; more?: ActionLink };
  children?: ReactNode;
}) {
  const { text } = props;
  return (
    <section id={text.id} aria-labelledby={`${text.id}-title`}>
      <div className="page py-5">
        <div className="grid gap-x-14 gap-y-6 rounded-3xl border-2 border-dashed border-line-strong p-5 sm:p-8 lg:grid-cols-[1fr_1.7fr]">
          <div>
            <ToCome />
            <h2 id={`${text.id}-title`} className="mt-4 text-[1.75rem] sm:text-[2.1rem]">
              {text.title}
            </h2>
            <TextLink link={words.waitlist} className="mt-3" />
          </div>
          <div className="grid content-start gap-x-10 gap-y-5 sm:grid-cols-2">
            <div>
              <h3 className="text-xl">{words.willTitle}</h3>
              <p className="mt-1.5 text-ink-soft">{text.will}</p>
              {text.more !== undefined && <TextLink link={text.more} className="mt-2" />}
            </div>
            <div>
              <h3 className="text-xl">{words.untilTitle}</h3>
              <p className="mt-1.5 text-ink-soft">{text.until}</p>
              <TextLink link={text.link} className="mt-2" />
            </div>
          </div>
          {props.children !== undefined && <div className="lg:col-span-2">{props.children}</div>}
        </div>
      </div>
>>>>>>> main
    </section>
  );
}

/** As tall to touch as any other, without pushing the lines of its text apart; the first of a feature takes its picture too. */
function InlineLink(props: { link: { label: string; to: string }; isWhole?: boolean }) {
  return (
    <Link
      to={props.link.to}
      className={joinClasses(
        "relative mr-4 -my-2.5 inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-accent-text underline decoration-2 underline-offset-6",
        props.isWhole === true && "static after:absolute after:inset-0",
      )}
    >
      {props.link.label}
    </Link>
  );
}
