/** The three questions with the kind of answer Tassel gives, and one college's published prices as proof. */
import { Fragment, type ReactNode } from "react";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { formatFineShare, formatUsd } from "#lib/format.ts";
import { Band } from "#ui/chart/Band.tsx";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { Link } from "#ui/router.tsx";
import { exampleCollege, samplePlan } from "./figures.ts";
import { PricesByIncome } from "./PricesByIncome.tsx";
import { words } from "./words.ts";

export function ValueProposition() {
  const { chance, price, trust } = words.value;
  const { low, high } = samplePlan.chance;
  const band = samplePlan.priceUsd;
  return (
    <MarketingSection id="why-us" title={words.value.title} lead={words.value.lead} ground="sunk">
      <div className="grid gap-5 lg:grid-cols-3">
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
