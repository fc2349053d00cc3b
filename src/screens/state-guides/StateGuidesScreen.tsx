/** /state-college-planning-guides: the states that get a guide, and their colleges today. */

import { stateNames } from "#domain/college/states.ts";
import { usStatePaths } from "#pieces/map/usStatePaths.ts";
import { ToCome } from "#pieces/marketing/ToCome.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { guideStates } from "./states.ts";
import { words } from "./words.ts";

export default function StateGuidesScreen() {
  return (
    <>
      <section className="page grid items-center gap-8 pt-10 pb-10 lg:grid-cols-[1.1fr_1fr] lg:gap-14 lg:pt-16">
        <div className="min-w-0">
          <p className="mb-4">
            <ToCome />
          </p>
          <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
          <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
        </div>
        <GuideMap />
      </section>
      <section aria-labelledby="states-title" className="page pb-14 lg:pb-20">
        <h2 id="states-title" className="text-3xl sm:text-4xl">
          {words.listTitle}
        </h2>
        <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {guideStates.map(({ code, colleges, fourYear }) => (
            <li key={code} className="border-t border-line">
              <Link
                to={`/colleges?state=${code}`}
                className="group flex min-h-11 items-baseline justify-between gap-4 py-3.5"
              >
                <span className="font-serif text-2xl text-accent-text underline-offset-4 group-hover:underline">
                  {stateNames[code]}
                </span>
                <span className="text-right">
                  <span className="figures font-semibold">{words.colleges(colleges)}</span> {words.unit}
                  <span className="figures block text-[0.92rem] text-ink-soft">
                    {words.fourYear(fourYear)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-[0.92rem] text-ink-soft">{words.source}</p>
      </section>
      <div className="bg-sunk">
        <div className="page grid gap-x-16 gap-y-12 py-14 lg:grid-cols-2 lg:py-20">
          <section aria-labelledby="elsewhere-title">
            <h2 id="elsewhere-title" className="text-3xl">
              {words.elsewhere}
            </h2>
            <p className="mt-2 max-w-md">{words.elsewhereText}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <ButtonLink to="/colleges">{words.search}</ButtonLink>
              <ButtonLink variant="outline" to="/college-match-quiz">
                {words.quiz}
              </ButtonLink>
            </div>
          </section>
          <section aria-labelledby="will-title">
            <h2 id="will-title" className="text-3xl">
              {words.willTitle}
            </h2>
            <ul className="mt-4 border-l-2 border-dashed border-line-strong pl-5">
              {words.will.map(({ title, text }) => (
                <li key={title} className="py-2.5">
                  <span className="block font-semibold">{title}</span>
                  <span className="text-ink-soft">{text}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

function GuideMap() {
  const filled = new Set<string>(guideStates.map(({ code }) => stateNames[code]));
  const shapes = Object.entries(usStatePaths);
  const pathOf = (isFilled: boolean) =>
    shapes.flatMap(([name, path]) => (filled.has(name) === isFilled ? [path] : [])).join("");
  return (
    <svg viewBox="0 0 488 305" className="h-auto w-full" role="img" aria-label={words.map}>
      <path d={pathOf(false)} className="fill-line stroke-paper" strokeWidth={1} />
      <path d={pathOf(true)} className="fill-accent stroke-paper" strokeWidth={1} />
    </svg>
  );
}
