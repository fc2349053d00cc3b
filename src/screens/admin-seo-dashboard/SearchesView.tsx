/** What families on several networks searched for on this site and did not find. */
import type { Seo } from "#contract/adminSeo.ts";
import { formatInteger } from "#lib/format.ts";
import { EmptyState } from "#ui/States.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { words } from "./words.ts";

export function SearchesView({ searches, unlistedSearches }: Pick<Seo, "searches" | "unlistedSearches">) {
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
