/** /ai-technology: how numbers are calculated without a language model, how they are graded, and what AI will and will not do. */
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { counselorEvaluation } from "#components/marketing/counselorEvaluation.ts";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { Promises } from "#components/marketing/Promises.tsx";
import { chanceTest, chanceTestGroups } from "#components/marketing/publishedFigures.ts";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { ComparisonChart } from "#ui/chart/ComparisonChart.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { Link } from "#ui/router.tsx";
import { Assistants } from "./Assistants.tsx";
import { CounselorTest } from "./CounselorTest.tsx";
import { Helpers } from "./Helpers.tsx";
import { words } from "./words.ts";

const { path, computed, test } = words;

const { sealed } = counselorEvaluation;

export default function AiTechnologyScreen() {
  return (
    <>
      <PageHero
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink variant="cta-primary" size="lg" to="/counselor">
              {words.ask}
            </ButtonLink>
            <ButtonLink variant="outline" size="lg" to="/methodology">
              {words.start}
            </ButtonLink>
          </>
        }
        note={words.note(sealed)}
      >
        <Path />
      </PageHero>
      <BelowFold>
        <MarketingSection id={computed.id} title={computed.title} lead={computed.lead} ground="sunk">
          <ul className="grid gap-x-14 sm:grid-cols-2">
            {computed.rows.map((row) => (
              <li key={row.to} className="border-t border-line-strong py-5">
                <Link to={row.to} className="group inline-flex min-h-11 items-center font-serif text-2xl">
                  <span className="underline decoration-accent decoration-2 underline-offset-6 group-hover:decoration-4">
                    {row.name}
                  </span>
                </Link>
                <p className="mt-1 text-ink-soft">{row.text}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4 font-semibold">{computed.runs}</p>
        </MarketingSection>

        <MarketingSection id={test.id} title={test.title} lead={test.lead}>
          <div className="grid items-center gap-10 *:min-w-0 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
            <Scatter />
            <div>
              <Results />
              <p className="mt-6 text-[0.95rem] text-ink-soft">
                {test.limit(chanceTest.groups - chanceTest.rangesHeld)}
              </p>
              <TextLink link={test.link} className="mt-2" />
            </div>
          </div>
        </MarketingSection>

        <div className="bg-sunk">
          <Helpers />
        </div>

        <CounselorTest />

        <Assistants />

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

/** How a number is made, top to bottom, with what plays no part in it crossed out at the end. */
function Path() {
  return (
    <div>
      <ol aria-label={path.label} className="relative ml-3 border-l-2 border-accent">
        {path.steps.map((step) => (
          <li key={step.title} className="relative pb-6 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.68rem] size-5 rounded-full border-4 border-accent bg-paper"
            />
            <p className="font-serif text-2xl">{step.title}</p>
            <p className="text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 rounded-2xl bg-support-soft px-5 py-4 font-semibold">{path.absent}</p>
    </div>
  );
}

function Results() {
  const { rows } = test;
  const all = chanceTest.groups;
  const figures = [
    { figure: `${chanceTest.meanErrorPoints}`, other: `${chanceTest.aloneErrorPoints}`, text: rows.error },
    {
      figure: rows.of(chanceTest.labelsRight, all),
      other: rows.of(chanceTest.aloneLabelsRight, all),
      text: rows.labels,
    },
    {
      figure: `${chanceTest.tooOptimistic}`,
      other: `${chanceTest.aloneTooOptimistic}`,
      text: rows.optimistic,
    },
    { figure: rows.of(chanceTest.rangesHeld, all), other: test.noRange, text: rows.held },
  ];
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-left">
        <thead>
          <tr className="align-bottom text-[0.95rem]">
            <th scope="col">
              <span className="sr-only">{test.measure}</span>
            </th>
            <th scope="col" className="px-3 pb-2 font-semibold">
              {test.method}
            </th>
            <th scope="col" className="pb-2 font-normal text-ink-soft">
              {test.alone}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((row) => (
            <tr key={row.text} className="border-t border-line">
              <th scope="row" className="py-3 font-normal">
                {row.text}
              </th>
              <td className="px-3 py-3 font-serif text-2xl whitespace-nowrap text-accent-text">
                {row.figure}
              </td>
              <td className="py-3 whitespace-nowrap text-ink-soft">{row.other}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const place = (predicted: number, actual: number) => ({ x: predicted, y: 100 - actual });

/** The back-test of chances as a chart: predicted versus actually admitted, per group. */
function Scatter() {
  return (
    <figure className="rounded-3xl border border-line bg-card p-4 sm:p-7">
      <ComparisonChart
        label={test.drawing(chanceTestGroups.length)}
        x={test.axisX}
        y={test.axisY}
        dots={chanceTestGroups.map(([predicted, actual]) => place(predicted, actual))}
        rings={chanceTestGroups.map(([, actual, admitRate]) => place(admitRate, actual))}
      />
      <figcaption>
        <Legend
          className="mt-2"
          items={[
            { mark: "disc", name: test.method },
            { mark: "ring", name: test.alone },
          ]}
        />
      </figcaption>
    </figure>
  );
}
