/** The parts of the report as tabs, with the chosen page beside them. The choice is in the address. */
import { useMemo, useState } from "react";
import type { Seo } from "#contract/adminSeo.ts";
import type { SiteFindingKind, SiteReport } from "#contract/siteReport.ts";
import { navigate, useLocation } from "#ui/router.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { FindingsView } from "./FindingsView.tsx";
import { GoogleView } from "./GoogleView.tsx";
import { PagePanel } from "./PagePanel.tsx";
import { PagesView } from "./PagesView.tsx";
import { SearchesView } from "./SearchesView.tsx";
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
