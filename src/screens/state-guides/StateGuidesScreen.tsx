/** /state-college-planning-guides: the states with a guide, on a map and in a list. */
import { useReadPageData } from "#client/useReadPageData.ts";
import { usStatePaths } from "#components/map/usStatePaths.ts";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import {
  findAidPath,
  type GuideStateSlug,
  guideStateSlugs,
  guideStates,
  guidesPath,
  listGuideParts,
  territoriesAnchor,
  toGuidePath,
} from "#content/guideStates.ts";
import { type StateGuidesPage, stateGuidesPageSchema } from "#contract/articleLists.ts";
import { stateNames } from "#domain/college/states.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Pause } from "#ui/Pause.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

export default function StateGuidesScreen() {
  const load = useReadPageData(guidesPath, stateGuidesPageSchema);
  return (
    <>
      <section className="page grid items-center gap-8 pt-10 pb-10 lg:grid-cols-[1fr_1.1fr] lg:gap-14 lg:pt-16">
        <div className="min-w-0">
          <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
          <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
        </div>
        <GuideMap />
      </section>
      <section aria-labelledby="states-title" className="page pb-14 lg:pb-20">
        <h2 id="states-title" className="text-3xl sm:text-4xl">
          {words.listTitle}
        </h2>
        {load.status === "ready" && <GuideList states={load.value.states} />}
        {load.status === "loading" && <Skeleton label={words.loading} lines={6} className="mt-6" />}
        {load.status === "failed" && (
          <RequiredLoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />
        )}
        <p className="mt-4 text-[0.92rem] text-ink-soft">{words.source}</p>
      </section>
      <section aria-labelledby={territoriesAnchor} className="bg-sunk">
        <div className="page py-14 lg:py-20">
          <h2 id={territoriesAnchor} className="text-3xl">
            {words.elsewhere}
          </h2>
          <dl className="mt-4 max-w-text space-y-4">
            {words.elsewhereTexts.map(({ who, text }) => (
              <div key={who}>
                <dt className="font-semibold">{who}</dt>
                <dd className="mt-0.5">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to="/colleges">{words.search}</ButtonLink>
            <ButtonLink variant="outline" to="/help/fafsa-completion-guide">
              {words.fafsa}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

/** In alphabetical order, as people look for their state. */
const guidesByName = guideStateSlugs.toSorted((a, b) =>
  stateNames[guideStates[a]].localeCompare(stateNames[guideStates[b]], "en"),
);

function GuideList({ states }: { states: StateGuidesPage["states"] }) {
  return (
    <ul className="mt-5 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
      {guidesByName.flatMap((slug) => {
        const state = states.find((one) => one.slug === slug);
        return state === undefined ? [] : [<GuideLine key={slug} slug={slug} state={state} />];
      })}
    </ul>
  );
}

function GuideLine({ slug, state }: { slug: GuideStateSlug; state: StateGuidesPage["states"][number] }) {
  const code = guideStates[slug];
  const name = stateNames[code];
  const links = [
    { to: findAidPath(code), label: words.aid },
    ...listGuideParts(slug)
      .filter((part) => part === "applications")
      .map((part) => ({ to: toGuidePath(slug, part), label: words.applications })),
  ];
  return (
    <li className="flex flex-col border-t border-line py-5">
      <Link
        to={toGuidePath(slug, null)}
        className="inline-flex min-h-11 items-center self-start font-serif text-2xl text-accent-text underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <Pause />
      <p className="text-ink-soft">{state.excerpt}</p>
      <p className="figures mt-2 text-[0.95rem]">
        <span className="font-semibold">{words.colleges(state.colleges)}</span>,{" "}
        {words.fourYear(state.fourYear)}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-5">
        {links.map(({ to, label }) =>
          to === null ? null : (
            <Link
              key={to}
              to={to}
              aria-label={`${name}: ${label}`}
              className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
            >
              {label}
            </Link>
          ),
        )}
      </p>
    </li>
  );
}

function GuideMap() {
  const getSlug = new Map<string, GuideStateSlug>(
    guideStateSlugs.map((slug) => [stateNames[guideStates[slug]], slug]),
  );
  const shapes = Object.entries(usStatePaths);
  const others = shapes.flatMap(([name, path]) => (getSlug.has(name) ? [] : [path])).join("");
  return (
    <svg viewBox="0 0 488 305" className="h-auto w-full" role="group" aria-label={words.map}>
      <path d={others} className="fill-line stroke-paper" strokeWidth={1} />
      {shapes.map(([name, path]) => {
        const slug = getSlug.get(name);
        return slug === undefined ? null : (
          <a key={name} href={toGuidePath(slug, null)} data-in-app="" aria-label={name} className="group">
            <path
              d={path}
              className="fill-accent stroke-paper transition-colors duration-150 group-hover:fill-support group-focus-visible:fill-support"
              strokeWidth={1}
            >
              <title>{name}</title>
            </path>
          </a>
        );
      })}
    </svg>
  );
}
