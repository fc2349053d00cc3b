/** The parts of the report as tabs, with the chosen page beside them. The choice is in the address. */
import { useMemo, useState } from "react";
import type { Seo } from "#contract/adminSeo.ts";
import type { SiteFindingKind, SiteReport } from "#contract/siteReport.ts";
import { formatInteger } from "#lib/format.ts";
import { navigate, useLocation } from "#ui/router.tsx";
import { EmptyState } from "#ui/States.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { FindingsView } from "./FindingsView.tsx";
import { GoogleView } from "./GoogleView.tsx";
import { PagePanel } from "./PagePanel.tsx";
import { PagesView } from "./PagesView.tsx";
import { joinRows, noFilter, type SeoFilter } from "./seoRules.ts";
import { words } from "./words.ts";

type View = "pages" | "findings" | "searches" | "google";

export function SeoView({ report, seo }: { report: SiteReport; seo: Seo }) {
  const rows = useMemo(() => joinRows(report, seo), [report, seo]);
  const { pathname, search } = useLocation();
  const [view, setView] = useState<View>("pages");
  const [filter, setFilter] = useState<SeoFilter>(noFilter);
  const path = new URLSearchParams(search).get("page");
  const chosen = rows.find((row) => row.path === path) ?? null;

  function choose(next: string | null) {
    navigate({ pathname, search: next === null ? "" : `?page=${encodeURIComponent(next)}` });
  }

  function showFinding(finding: SiteFindingKind) {
    setFilter({ ...noFilter, finding });
    setView("pages");
  }

  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <Tabs<View>
          label={words.tabs}
          selected={view}
          isTight
          onSelect={setView}
          tabs={[
            {
              id: "pages",
              label: words.pages,
              content: view === "pages" && (
                <PagesView rows={rows} filter={filter} chosen={path} onFilter={setFilter} onChoose={choose} />
              ),
            },
            {
              id: "findings",
              label: words.findings,
              content: view === "findings" && (
                <FindingsView report={report} releases={seo.releases} onShow={showFinding} />
              ),
            },
            {
              id: "searches",
              label: words.searches,
              content: view === "searches" && <SearchesView {...seo} />,
            },
            {
              id: "google",
              label: words.google,
              content: view === "google" && <GoogleView seo={seo} />,
            },
          ]}
        />
      </div>
      <PagePanel row={chosen} weeks={seo.weeks} editUrl={report.editUrl} onChoose={choose} />
    </div>
  );
}

/** What families on several networks searched for on this site and did not find. */
function SearchesView({ searches, unlistedSearches }: Pick<Seo, "searches" | "unlistedSearches">) {
  return (
    <>
      <h2 className="text-2xl">{words.searchesTitle}</h2>
      <p className="mt-2 mb-4 max-w-text text-ink-soft">{words.searchesLead}</p>
      {searches.length === 0 ? (
        <EmptyState title={words.searchesNone}>{words.searchesNoneText}</EmptyState>
      ) : (
        <TableFrame label={words.searchesTitle}>
          <thead>
            <tr>
              <th scope="col">{words.searchText}</th>
              <th scope="col">{words.searchPlace}</th>
              <th scope="col">{words.searchTimes}</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ text, place, times }) => (
              <tr key={`${place} ${text}`}>
                <th scope="row" className="font-semibold break-words">
                  {text}
                </th>
                <td>{words.searchPlaces[place]}</td>
                <td className="tabular-nums">{formatInteger(times)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
      {unlistedSearches > 0 && (
        <p className="mt-4 max-w-text text-ink-soft">{words.searchesUnlisted(unlistedSearches)}</p>
      )}
    </>
  );
}
