/** Automatic merit awards at one college: what is earned by its table and how to keep it, what may be, and the next step. */
import { usePlan } from "#client/plan/usePlan.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceBand } from "#domain/price/band.ts";
import type { MeritOutcome } from "#domain/price/meritAwards.ts";
import { listMeritSources } from "#domain/price/meritSources.ts";
import { findMeritSteps } from "#domain/price/meritSteps.ts";
import { meritWords as words } from "#domain/price/meritWords.ts";
import { toAcademics } from "#domain/price/priceInput.ts";

export default function MeritAwards(props: {
  college: CollegeSummary;
  band: PriceBand;
  merit: MeritOutcome;
}) {
  const { college, band, merit } = props;
  const { profile } = usePlan().plan;
  const { homeState: home } = profile;
  const steps = findMeritSteps(college, { ...merit, academics: toAcademics(profile), home }, merit);
  const left = words.left(merit, band.stickerUsd);
  const lines = [
    ...merit.earned.map(words.grant),
    ...(left === null ? [] : [left]),
    ...(merit.everyoneUsd === null ? [] : [words.discount(merit.everyoneUsd)]),
    ...merit.mayEarn.map(words.mayEarn),
    ...merit.lost.map(words.lost),
    ...merit.mayOffer.map(words.mayOffer),
    ...(merit.missing.length === 0 ? [] : [words.missing(merit.missing)]),
  ];
  return (
    <section className="mt-3 rounded-xl border border-line bg-accent-soft px-4 py-3 text-[0.95rem] text-accent-text">
      <h4 className="font-semibold">{words.title}</h4>
      {lines.length === 0 && <p className="mt-1">{words.noneYet(home)}</p>}
      {lines.map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
      {steps.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{words.next}</p>
          <ul className="mt-0.5 list-disc space-y-1 pl-5">
            {steps.map((step) => (
              <li key={words.step(step)}>{words.step(step)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2">{words.check}</p>
      <ul>
        {listMeritSources(merit).map(({ id, title, year, url }) => (
          <li key={id}>
            <a
              href={url ?? undefined}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {year}, {title}
              <span className="sr-only"> {words.heard}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
