/**
 * A college's own early and regular rates beside a student's chance, and why they are not the student's. They are only
 * shown: a chance, a label, the odds of a list and its order know no round.
 */
import { useCollege } from "#client/colleges/useCollege.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import { findRoundRates, type RoundRates as Rates, readTotals } from "#domain/college/earlyRounds.ts";
import type { Source } from "#lib/source.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { roundWords as words } from "./roundWords.ts";

type RoundRatesProps = { reply: CollegeReply; className?: string };

/** Nothing where no early round is published. */
export function RoundRates({ reply, className }: RoundRatesProps) {
  const rates = findRates(reply);
  if (rates === null) return null;
  return (
    <section className={joinClasses("text-[0.95rem]", className)} data-round-rates="">
      <p className="font-medium">{words.title}</p>
      <ul className="mt-1 space-y-1.5">
        {describeRates(rates).map((sentence) => (
          <li key={sentence} className="figures">
            {sentence}
          </li>
        ))}
      </ul>
      <SourceNote source={toSource(rates)} />
    </section>
  );
}

/** The same for a row that knows only its college's number: it asks for the rest, and shows nothing until it is there. */
export function LateRoundRates({ unitId }: { unitId: number }) {
  const reply = useCollege(unitId);
  return reply.status === "ready" ? <RoundRates reply={reply.value} /> : null;
}

/** The rates alone, with a way to what they do not say about one student, where that stands on the same page. */
export function RateLine({ reply, moreTo, className }: RoundRatesProps & { moreTo: string }) {
  const rates = findRates(reply);
  if (rates === null) return null;
  return (
    <p className={joinClasses("figures text-[0.95rem]", className)} data-round-rates="">
      {words.rates(rates)}{" "}
      <a href={moreTo} className="text-accent-text underline underline-offset-4">
        {words.notYours}
      </a>
    </p>
  );
}

/** The rates and what the last one holds, where counts, pitfalls and sources stand around them. */
export function RateLines({ reply, className }: RoundRatesProps) {
  const rates = findRates(reply);
  if (rates === null) return null;
  return (
    // On paper the counts above say as much.
    <div className={joinClasses("no-print", className)}>
      <p className="figures">{words.rates(rates)}</p>
      <p className="text-[0.95rem] text-ink-soft">{words.basis(rates.rest)}</p>
    </div>
  );
}

/** One sentence each. */
export function describeRates(rates: Rates): string[] {
  const { early, rest } = rates;
  const lower = early.filter(({ rate }) => rest !== null && rate < rest.rate).map(({ plan }) => plan);
  return [
    words.rates(rates),
    ...(lower.length === 0 ? [] : [words.lower(lower)]),
    words.why,
    words.chance,
    ...(early.some(({ plan }) => plan === "earlyDecision") ? [words.binding] : []),
    words.basis(rest),
  ];
}

function findRates({ college, commonDataSet, earlyRounds = [], deadlines }: CollegeReply): Rates | null {
  return findRoundRates(earlyRounds, commonDataSet, readTotals(college), deadlines);
}

function toSource({ fall, early, rest }: Rates): Source {
  const years = new Set(early.flatMap(({ sourceYear }) => sourceYear ?? []));
  const urls = early.flatMap(({ sourceYear, sourceUrl }) => (sourceYear === null ? (sourceUrl ?? []) : []));
  const sites = urls.map((url) => new URL(url).hostname.replace(/^www\./, ""));
  return {
    id: "earlyRounds",
    title: words.sources([...years], sites, rest !== null),
    year: words.fall(fall),
    url: urls[0] ?? null,
  };
}
