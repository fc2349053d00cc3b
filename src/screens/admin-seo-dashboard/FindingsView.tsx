/** How many pages each finding has, what changed since the last release, and the releases before. */
import type { Seo } from "#contract/adminSeo.ts";
import type { SiteFindingKind, SiteReport } from "#contract/siteReport.ts";
import { formatInteger, formatMoment } from "#lib/format.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { countAll, countFindings, type FindingCount } from "./seoRules.ts";
import { findingWords, words } from "./words.ts";

export function FindingsView(props: {
  report: SiteReport;
  releases: Seo["releases"];
  onShow: (kind: SiteFindingKind) => void;
}) {
  const { report, releases } = props;
  const { rendered } = report.summary;
  return (
    <>
      <TableFrame label={words.findings}>
        <thead>
          <tr>
            <th scope="col">{words.finding}</th>
            <th scope="col">{words.pagesWith}</th>
            <th scope="col">{words.since}</th>
          </tr>
        </thead>
        <tbody>
          {countFindings(report, releases).map((counted) => (
            <tr key={counted.kind}>
              <th scope="row" className="font-normal">
                {counted.count === 0 ? (
                  <span className="text-ink-soft">{findingWords[counted.kind].name}</span>
                ) : (
                  <button
                    type="button"
                    className="min-h-11 text-left font-semibold text-accent-text underline underline-offset-4"
                    onClick={() => props.onShow(counted.kind)}
                  >
                    {findingWords[counted.kind].name}
                  </button>
                )}
              </th>
              <td className="tabular-nums">{formatInteger(counted.count)}</td>
              <td className="text-ink-soft">{describeChange(counted)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <p className="mt-3 max-w-text text-[0.95rem] text-ink-soft">{words.rendered(rendered)}</p>
      <h2 className="mt-8 mb-3 text-2xl">{words.releases}</h2>
      {releases.length === 0 ? (
        <p className="text-ink-soft">{words.releasesNone}</p>
      ) : (
        <TableFrame label={words.releases}>
          <thead>
            <tr>
              <th scope="col">{words.release}</th>
              <th scope="col">{words.releaseDay}</th>
              <th scope="col">{words.releasePages}</th>
              <th scope="col">{words.releaseFindings}</th>
            </tr>
          </thead>
          <tbody>
            {releases.map(({ release, madeAt, summary }) => (
              <tr key={release}>
                <th scope="row" className="font-mono text-[0.9rem] font-normal break-all">
                  {release}
                </th>
                <td>{formatMoment(madeAt)}</td>
                <td className="tabular-nums">{formatInteger(summary.pages)}</td>
                <td className="tabular-nums">{formatInteger(countAll(summary))}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </>
  );
}

function describeChange({ count, before }: FindingCount): string {
  if (before === null) return "";
  if (before === count) return words.same;
  return count > before ? words.more(count - before) : words.fewer(before - count);
}
