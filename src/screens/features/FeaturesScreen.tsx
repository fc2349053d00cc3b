/** /features: what works today, shown live, and what is planned, with what helps until then. */
import type { ReactNode } from "react";
import { type ActionLink, CallToAction } from "#components/marketing/CallToAction.tsx";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { ToCome, WorksToday } from "#components/marketing/ToCome.tsx";
import { words as marketing } from "#components/marketing/words.ts";
import { workedOdds } from "#components/marketing/workedExample.ts";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Chart } from "#ui/chart/Chart.tsx";
import { Rule } from "#ui/chart/marks.tsx";
import { toPercent } from "#ui/chart/scale.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { Matching } from "./Matching.tsx";
import { Money } from "./Money.tsx";
import { words } from "./words.ts";

const { promises } = marketing;
const today = [
  words.matching,
  words.money,
  words.tasks,
  words.timeline,
  words.progress,
  words.parents,
  words.counselor,
  words.essay,
];
const toCome = [words.photoToCome];

export default function FeaturesScreen() {
  return (
    <>
      <PageHero
        title={words.hero.title}
        lead={words.hero.lead}
        actions={
          <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
            {words.hero.start}
          </ButtonLink>
        }
        className="lg:pb-10"
      >
        <nav aria-label={words.hero.index} className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <Index mark={<WorksToday />} entries={today} />
          <div className="space-y-6">
            <div>
              <p className="font-semibold">{words.hero.promisesTitle}</p>
              <ul className="mt-2 border-t border-line">
                {promises.map((link) => (
                  <li key={link.to} className="border-b border-line">
                    <TextLink link={link} className="w-full justify-between no-underline hover:underline" />
                  </li>
                ))}
              </ul>
            </div>
            <Index mark={<ToCome />} entries={toCome} />
          </div>
        </nav>
      </PageHero>
      <BelowFold>
        <Matching />
        <Money />
        <Tasks />
        <Year />
        <Progress />
        <Points text={words.parents} />
        <Points text={words.counselor} />
        <Points text={words.essay} />
        <div className="py-9 lg:py-14">
          <ToComeSection text={words.photoToCome} />
        </div>
        <CallToAction
          title={words.end.title}
          text={words.end.text}
          first={{ label: words.end.start, to: "/college-match-quiz" }}
          second={words.end.all}
        />
      </BelowFold>
    </>
  );
}

function Index(props: { mark: ReactNode; entries: readonly { id: string; name: string }[] }) {
  return (
    <div>
      {props.mark}
      <ul className="mt-2 border-t border-line">
        {props.entries.map((entry) => (
          <li key={entry.id} className="border-b border-line">
            <Link
              to={`#${entry.id}`}
              className="flex min-h-11 items-center font-semibold text-accent-text underline-offset-6 hover:underline"
            >
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A feature told in a few points. */
function Points({ text }: { text: typeof words.parents | typeof words.counselor | typeof words.essay }) {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead}>
      <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
        {text.points.map((point) => (
          <li key={point} className="border-b border-line py-3.5 text-lg">
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-x-8">
        {text.links.map((link) => (
          <TextLink key={link.to} link={link} />
        ))}
      </p>
    </MarketingSection>
  );
}

const progressWords = words.progress;

/** #progress-tracking: the stages of one application, and odds that change with every decision. */
function Progress() {
  return (
    <MarketingSection
      id={progressWords.id}
      mark={<WorksToday />}
      title={progressWords.title}
      lead={progressWords.lead}
      ground="deep"
    >
      <ol aria-label={progressWords.statusesHeard} className="flex flex-wrap items-center gap-x-3 gap-y-3">
        {progressWords.statuses.map((status, index) => (
          <li key={status} className="flex items-center gap-3">
            {index > 0 && <span aria-hidden="true" className="h-0.5 w-6 bg-support sm:w-10" />}
            <span
              className={joinClasses(
                "rounded-full px-4 py-1.5 font-semibold",
                index === progressWords.statuses.length - 1
                  ? "bg-support text-on-support"
                  : "border-2 border-on-deep-soft",
              )}
            >
              {status}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-on-deep-soft">{progressWords.others}</p>
      <h3 className="mt-12 text-2xl">{progressWords.oddsTitle}</h3>
      <p className="mt-1.5 max-w-2xl text-on-deep-soft">{progressWords.oddsNote}</p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-3 lg:gap-12">
        <Odds of100={workedOdds.with.affordable} text={progressWords.odds.before} />
        <Odds of100={workedOdds.afterYes} text={progressWords.odds.yes} />
        <Odds of100={workedOdds.afterNo} text={progressWords.odds.no} />
      </dl>
      <p className="mt-6">
        {progressWords.links.map((link) => (
          <TextLink key={link.to} link={link} isOnDeep />
        ))}
      </p>
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
    </section>
  );
}
