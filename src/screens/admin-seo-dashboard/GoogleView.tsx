/** What Search Console said: importing its files, and the queries of the newest one. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { importSearchConsole } from "#client/admin/seoApi.ts";
import { useAct } from "#components/admin/useAct.ts";
import { type Seo, type SeoImport, seoLimits } from "#contract/adminSeo.ts";
import { formatInteger, formatOneDecimal, formatShortDate } from "#lib/format.ts";
import { ChooseFile } from "#ui/ChooseFile.tsx";
import { EmptyState } from "#ui/States.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { words } from "./words.ts";

export function GoogleView({ seo }: { seo: Seo }) {
  return (
    <>
      <ImportForm />
      <div className="mt-8 space-y-8">
        {seo.imports.length === 0 ? (
          <EmptyState title={words.importsNone}>{words.importsNoneText}</EmptyState>
        ) : (
          <Imports imports={seo.imports} />
        )}
        {seo.foundQueries.length > 0 && <Queries queries={seo.foundQueries} />}
      </div>
    </>
  );
}

function ImportForm() {
  const act = useAct();
  const client = useQueryClient();
  const [done, setDone] = useState<SeoImport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File) => {
    setDone(null);
    setProblem(file.size > seoLimits.importBytes ? words.tooLarge : null);
    if (file.size > seoLimits.importBytes) return;
    act.run(async () => {
      const csv = await file.text().catch(() => null);
      if (csv === null) {
        setProblem(words.unreadable);
        return;
      }
      setDone(await importSearchConsole(csv));
      await client.invalidateQueries({ queryKey: ["admin-seo"] });
    });
  };
  const failed = problem ?? (act.problem === null ? null : `${words.importFailed}. ${act.problem}`);
  return (
    <>
      <p className="mb-4 max-w-text text-ink-soft">{words.googleLead}</p>
      <ChooseFile
        label={act.isBusy ? words.choosing : words.choose}
        accept=".csv,text/csv"
        onChoose={choose}
      />
      <p role="status" className="mt-2">
        {done === null ? "" : words.imported(done.rows, done.elsewhere)}
      </p>
      {failed !== null && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {failed}
        </p>
      )}
    </>
  );
}

function Imports({ imports }: Pick<Seo, "imports">) {
  return (
    <TableFrame label={words.imports}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.imports}</th>
          <th scope="col">{words.rows}</th>
        </tr>
      </thead>
      <tbody>
        {imports.map(({ day, kind, rows }) => (
          <tr key={`${day} ${kind}`}>
            <th scope="row" className="font-normal">
              {formatShortDate(day)}
            </th>
            <td>{words.importKinds[kind]}</td>
            <td className="tabular-nums">{formatInteger(rows)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

const mostQueries = 100;

function Queries({ queries }: { queries: Seo["foundQueries"] }) {
  return (
    <div>
      <h2 className="mb-3 text-2xl">{words.queries}</h2>
      <TableFrame label={words.queries}>
        <thead>
          <tr>
            <th scope="col">{words.query}</th>
            <th scope="col">{words.googleColumns.clicks}</th>
            <th scope="col">{words.googleColumns.impressions}</th>
            <th scope="col">{words.googleColumns.position}</th>
          </tr>
        </thead>
        <tbody>
          {queries.slice(0, mostQueries).map(({ query, clicks, impressions, position }) => (
            <tr key={query}>
              <th scope="row" className="font-normal break-words">
                {query}
              </th>
              <td className="tabular-nums">{formatInteger(clicks)}</td>
              <td className="tabular-nums">{formatInteger(impressions)}</td>
              <td className="tabular-nums">{formatOneDecimal(position)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
