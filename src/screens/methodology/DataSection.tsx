/** Where the figures come from, and how many colleges publish each. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { formatDate } from "#lib/format.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { Section, SmallHeading, Text } from "./Section.tsx";
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
      <SmallHeading>{text.table}</SmallHeading>
      <TableFrame label={text.table}>
        <thead>
          <tr>
            <th scope="col">{text.source}</th>
            <th scope="col">{text.publisher}</th>
            <th scope="col">{text.years}</th>
            <th scope="col">{text.licence}</th>
          </tr>
        </thead>
        <tbody className="text-[0.95rem]">
          {page.sources.map((source) => (
            <tr key={source.id}>
              <th scope="row" className="min-w-56 font-medium">
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
              </th>
              <td className="min-w-40">{source.publisher}</td>
              <td className="min-w-52">{source.years}</td>
              <td className="min-w-44">{source.licence}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Section>
  );
}

/** Releases are dates if the publisher dates them, else names such as "2024-25". */
function describeRelease(release: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(release) ? formatDate(release) : release;
}
