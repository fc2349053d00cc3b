/** The three questions with the kind of answer Tassel gives, and one college's published prices as proof. */
import { Fragment, type ReactNode } from "react";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { formatFineShare, formatUsd } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Band } from "#ui/chart/Band.tsx";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { Bar } from "#ui/chart/Track.tsx";
import { Link } from "#ui/router.tsx";
import { exampleCollege, samplePlan, scorecard } from "./figures.ts";
import { words } from "./words.ts";

export function ValueProposition() {
  const { chance, price, trust } = words.value;
  const { low, high } = samplePlan.chance;
  const band = samplePlan.priceUsd;
  return (
    <MarketingSection id="why-us" title={words.value.title} lead={words.value.lead} ground="sunk">
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-3">
        <Question
          question={chance.question}
          figure={chance.figure(low, high)}
          unit={chance.unit}
          note={chance.note}
          text={chance.text}
        >
          <Dots100 low={low} between={high - low} label={chance.dots(low, high)} />
        </Question>
        <Question
          question={price.question}
          figure={price.figure(formatUsd(band.low), formatUsd(band.high))}
          unit={price.unit}
          note={price.note}
          text={price.text}
        >
          <Band
            low={band.low}
            middle={(band.low + band.high) / 2}
            high={band.high}
            scaleMaximum={band.full}
            limit={null}
            far={band.full}
            label={price.band}
          />
        </Question>
        <Question
          question={trust.question}
          figure={formatFineShare(exampleCollege.admitShare)}
          unit={trust.figureUnit}
          note={
            <Link to={exampleCollege.path} className="underline underline-offset-4">
              {trust.note}
            </Link>
          }
          text={trust.text}
        >
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 border-y border-line py-2 text-[0.95rem]">
            {trust.rows.map(([name, value]) => (
              <Fragment key={name}>
                <dt className="text-ink-soft">{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </Question>
      </div>
      <PricesByIncome />
    </MarketingSection>
  );
}

function Question(props: {
  question: string;
  figure: string;
  unit: string;
  note: ReactNode;
  text: string;
  children?: ReactNode;
}) {
  return (
    <article className="flex flex-col rounded-3xl border border-line bg-card p-6">
      <h3 className="text-2xl">{props.question}</h3>
      <p className="mt-3 text-ink-soft">{props.text}</p>
      <div className="mt-auto pt-6">
        {props.children}
        <p className="figures mt-4 font-serif text-[1.9rem] leading-none tracking-tight text-accent-text">
          {props.figure}{" "}
          <span className="font-sans text-base tracking-normal text-ink-soft">{props.unit}</span>
        </p>
        <p className="mt-2 text-[0.92rem] text-ink-soft">{props.note}</p>
      </div>
    </article>
  );
}

/** One college's average price by family income, as bars and figures: the difference that a sticker price hides. */
function PricesByIncome() {
  const { prices } = words;
  const rows = [
    ...exampleCollege.prices.map(({ income, netPriceUsd }) => ({
      label: income,
      amountUsd: netPriceUsd,
      isFull: false,
    })),
    { label: prices.full, amountUsd: exampleCollege.costUsd, isFull: true },
  ];
  const amounts = exampleCollege.prices.map((row) => row.netPriceUsd);
  const gapUsd = Math.max(...amounts) - Math.min(...amounts);
  return (
    <div className="mt-5 grid gap-8 rounded-3xl border border-line bg-card p-6 *:min-w-0 lg:grid-cols-[1fr_1.2fr] lg:gap-14 lg:p-10">
      <div>
        <h3 className="text-3xl sm:text-4xl">{prices.title}</h3>
        <p className="mt-3 text-ink-soft">
          {prices.text(exampleCollege.name, formatUsd(exampleCollege.costUsd))}
        </p>
        <p className="figures mt-6 font-serif text-6xl leading-none tracking-tight text-accent-text">
          {formatUsd(gapUsd)}
        </p>
        <p className="mt-1.5 text-ink-soft">{prices.gap}</p>
        <ButtonLink variant="secondary" to="/college-cost-calculator" className="mt-6">
          {prices.link}
        </ButtonLink>
      </div>
      <figure>
        <figcaption className="text-[0.95rem] font-semibold">{prices.caption}</figcaption>
        <dl className="mt-3 space-y-3">
          {rows.map((row) => (
            <div key={row.label} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-[0.95rem] text-ink-soft">{row.label}</dt>
              <dd className="figures font-serif text-xl">{formatUsd(row.amountUsd)}</dd>
              <dd className="mt-0.5 w-full">
                <Bar share={row.amountUsd / exampleCollege.costUsd} isMarked={row.isFull} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-[0.88rem] text-ink-soft">
          {prices.detail}{" "}
          <a href={scorecard.url} className="underline underline-offset-4">
            {prices.source}
          </a>
        </p>
      </figure>
    </div>
  );
}
