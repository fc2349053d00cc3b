/** Where the figures come from, and how many colleges publish each. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { formatDate } from "#lib/format.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { CardTable } from "./CardTable.tsx";
import { Fold, Folds, Section, SmallHeading, Text } from "./Section.tsx";
import { words } from "./words.ts";

const text = words.data;
const known = [
  "completion",
  "averagePrice",
  "earnings",
  "openAdmission",
  "admitRate",
  "priceByIncome",
  "testQuartiles",
] as const;

export function DataSection({ page }: { page: MethodologyPage }) {
  const { counts } = page;
  return (
    <Section id="data" title={words.sections.data}>
      <Text>{text.lead(counts.colleges, formatDate(page.release), formatDate(page.asOf))}</Text>
      <Text>{text.unknown}</Text>
      <SmallHeading>{text.known}</SmallHeading>
      <ul className="max-w-2xl space-y-3">
        {known.map((key) => (
          <li key={key}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{text.knownRows[key]}</span>
              <span className="figures text-ink-soft">{text.ofAll(counts[key], counts.colleges)}</span>
            </p>
            <Bar share={counts[key] / counts.colleges} height={10} className="mt-1" />
          </li>
        ))}
      </ul>
      <Folds>
        <Fold title={text.table}>
          <CardTable
            label={text.table}
            head={[text.source, text.publisher, text.years, text.licence]}
            rows={page.sources.map((source) => ({
              key: source.id,
              cells: [<Title key="title" source={source} />, source.publisher, source.years, source.licence],
            }))}
          />
        </Fold>
      </Folds>
    </Section>
  );
}

function Title({ source }: { source: MethodologyPage["sources"][number] }) {
  return (
    <>
      {source.url === null ? (
        source.title
      ) : (
        <a href={source.url} rel="noreferrer" className="underline underline-offset-4">
          {source.title} <span className="sr-only">{text.opens}</span>
        </a>
      )}
      {source.release !== null && (
        <span className="block text-[0.88rem] font-normal text-ink-soft">
          {text.releaseOf(describeRelease(source.release))}
        </span>
      )}
    </>
  );
}

/** Releases are dates if the publisher dates them, else names such as "2024-25". */
function describeRelease(release: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(release) ? formatDate(release) : release;
}
