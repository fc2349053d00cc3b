/** /methodology: how every number is calculated and how accurate it is, with figures from the product's own rules. */
import { useMemo } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useListedPageData } from "#client/useListedPageData.ts";
import { LatePart } from "#components/loading/LatePart.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { type MethodologyPage, methodologyPageSchema } from "#contract/methodologyPage.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { DataSection } from "./DataSection.tsx";
import { HeroFigures } from "./HeroFigures.tsx";
import { limitWords } from "./limitWords.ts";
import { Section, type SectionId, Text } from "./Section.tsx";
import { tallyWords } from "./tallyWords.ts";
import { words } from "./words.ts";

const contents: readonly { id: SectionId; title: string }[] = [
  { id: "data", title: words.sections.data },
  { id: "chance", title: words.sections.chance },
  { id: "chance-test", title: words.sections.chanceTest },
  { id: "odds", title: words.sections.odds },
  { id: "price", title: words.sections.price },
  { id: "price-test", title: words.sections.priceTest },
  { id: "tally", title: tallyWords.title },
  { id: "match", title: words.sections.match },
  { id: "labels", title: words.sections.labels },
  { id: "never", title: words.sections.never },
  { id: "unverified", title: words.sections.unverified },
  { id: "limits", title: words.sections.limits },
];

const waiting = <Skeleton label={words.loading} lines={8} />;
const chancePart = createLazyPart(() => import("./ChanceParts.tsx"));
const pricePart = createLazyPart(() => import("./PriceParts.tsx"));
const matchPart = createLazyPart(() => import("./MatchParts.tsx"));

export default function MethodologyScreen() {
  const state = useListedPageData("/methodology");
  const raw = state.status === "ready" ? state.value : null;
  const page = useMemo(() => readPage(raw), [raw]);
  const hasFailed = state.status === "failed" || (state.status === "ready" && page === null);
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="max-w-3xl text-4xl sm:text-6xl">{words.title}</h1>
      <p className="mt-3 max-w-lead text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <p className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink variant="cta-primary" to="/college-match-quiz">
          {words.start}
        </ButtonLink>
        <span className="text-[0.95rem] text-ink-soft">{words.note}</span>
      </p>
      {page !== null && <HeroFigures page={page} />}
      {page === null && !hasFailed && <Skeleton label={words.loading} lines={1} className="mt-8" />}
      {hasFailed && (
        <div className="mt-8">
          {state.status === "failed" ? (
            <RequiredLoadFailed title={words.failedTitle} load={state} kept={words.failedKept} />
          ) : (
            <Notice tone="problem" title={words.failedTitle}>
              {words.failedKept}
            </Notice>
          )}
        </div>
      )}
      <div className="mt-12 gap-x-16 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <Contents />
        <div className="mt-12 space-y-20 lg:mt-0">
          {page !== null && <DataSection page={page} />}
          <LatePart of={page} load={chancePart.preload} fallback={waiting}>
            {() => <chancePart.Part page={page} />}
          </LatePart>
          <LatePart of={page} load={pricePart.preload} fallback={waiting}>
            {() => <pricePart.Part page={page} />}
          </LatePart>
          <LatePart of={matchPart} load={matchPart.preload} fallback={waiting}>
            {() => <matchPart.Part />}
          </LatePart>
          <Section id="never" title={words.sections.never}>
            <Text>{limitWords.never.lead}</Text>
            <ul className="grid max-w-2xl gap-x-8 border-t border-line sm:grid-cols-2">
              {limitWords.never.list.map((item) => (
                <li key={item} className="border-b border-line py-2.5 font-medium">
                  {item}
                </li>
              ))}
            </ul>
            <Text>{limitWords.never.except}</Text>
          </Section>
          <Section id="unverified" title={words.sections.unverified}>
            <Points points={limitWords.unverified.list} />
          </Section>
          <Section id="limits" title={words.sections.limits}>
            <Points points={limitWords.limits.list} />
          </Section>
        </div>
      </div>
    </div>
  );
}

function Points(props: { points: readonly string[] }) {
  return (
    <ul className="max-w-text space-y-3">
      {props.points.map((point) => (
        <li key={point} className="border-l-3 border-support pl-4">
          {point}
        </li>
      ))}
    </ul>
  );
}

function readPage(raw: unknown): MethodologyPage | null {
  if (raw === null) return null;
  const read = methodologyPageSchema.safeParse(raw);
  return read.success ? read.data : null;
}

function Contents() {
  return (
    <nav aria-label={words.contents} className="no-print">
      <div className="rounded-2xl border border-line bg-card p-4 lg:sticky lg:top-24 lg:border-0 lg:bg-transparent lg:p-0">
        <p className="font-serif text-lg">{words.contents}</p>
        <ul className="mt-1.5 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center leading-snug text-accent-text underline-offset-4 hover:underline lg:text-[0.95rem]"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
