/** /admin: three totals from the server, links to the admin pages, and what is planned. */

import { AdminPage } from "#components/admin/AdminPage.tsx";
import { PanelSketch } from "#components/admin/sketches.tsx";
import type { AdminOverview } from "#contract/admin.ts";
import { formatInteger } from "#lib/format.ts";
import { overviewWords, words } from "./words.ts";

export default function AdminScreen() {
  return (
    <AdminPage words={words} picture={<PanelSketch />}>
      {(overview) => <Overview overview={overview} />}
    </AdminPage>
  );
}

function Overview({ overview }: { overview: AdminOverview }) {
  const counts = [
    [overviewWords.counts.accounts, overview.accounts],
    [overviewWords.counts.messages, overview.messages],
    [overviewWords.counts.waitlist, overview.waitlist],
  ] as const;
  return (
    <section aria-labelledby="overview-title" className="mt-10">
      <h2 id="overview-title" className="text-3xl sm:text-4xl">
        {overviewWords.title}
      </h2>
      <dl className="mt-5 grid gap-3 sm:grid-cols-3">
        {counts.map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse rounded-2xl border border-line bg-card p-5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-serif text-4xl tabular-nums">{formatInteger(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[60ch] text-ink-soft">{overviewWords.how}</p>
    </section>
  );
}
