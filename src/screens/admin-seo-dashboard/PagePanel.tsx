/** All that is known of one page, in the order in which one looks for why it gets no visitors. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { readSeoPage } from "#client/admin/seoApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { formatInteger, formatOneDecimal, formatShortDate } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import type { SeoRow } from "./seoRules.ts";
import { WeekBars } from "./WeekBars.tsx";
import { findingWords, words } from "./words.ts";

type Props = {
  row: SeoRow | null;
  /** The Monday of each week of the rows' views. */
  weeks: readonly string[];
  editUrl: string | null;
  onChoose: (path: string | null) => void;
};

export function PagePanel({ row, weeks, editUrl, onChoose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = row?.path ?? null;
  useEffect(() => {
    if (path !== null) heading.current?.focus();
  }, [path]);
  return (
    <section aria-live="polite" className="min-w-0 rounded-3xl self-start border border-line bg-card p-5">
      {row === null ? (
        <p className="text-ink-soft">{words.chooseOne}</p>
      ) : (
        <>
          <p className="text-[0.95rem] text-ink-soft">{words.kinds[row.kind]}</p>
          <h2 ref={heading} tabIndex={-1} className="mt-0.5 text-2xl break-words outline-none">
            {row.title.replace(/ \| Tassel$/, "")}
          </h2>
          <p className="mt-2 break-words">
            <Link to={row.path} className="font-semibold text-accent-text underline underline-offset-4">
              {row.path}
            </Link>
          </p>
          <div className="mt-4">
            <Button variant="light" size="sm" onClick={() => onChoose(null)}>
              {words.close}
            </Button>
          </div>
          <Part title={words.why}>
            <Findings row={row} />
          </Part>
          <Part title={words.viewsTitle}>
            <WeekBars row={row} weeks={weeks} />
          </Part>
          <Part title={words.linksTitle}>
            <Links row={row} onChoose={onChoose} />
          </Part>
          <Part title={words.googleTitle}>
            <Found key={row.path} path={row.path} />
          </Part>
          <Part title={words.readTitle}>
            <Read row={row} editUrl={editUrl} />
          </Part>
        </>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-xl">{title}</h3>
      {children}
    </div>
  );
}

function Findings({ row: { findings, whole } }: { row: SeoRow }) {
  return (
    <>
      {findings.length === 0 && <p className="text-ink-soft">{words.whyNothing}</p>}
      <ul className="space-y-3">
        {findings.map(({ kind, detail }) => (
          <li key={`${kind} ${detail}`}>
            <p className="font-semibold text-caution">{findingWords[kind].name}</p>
            {detail !== "" && <p className="break-words">{detail}</p>}
            <p className="text-[0.95rem] text-ink-soft">{findingWords[kind].how}</p>
          </li>
        ))}
      </ul>
      {whole === null && <p className="mt-2 text-[0.95rem] text-ink-soft">{words.unread}</p>}
    </>
  );
}

function Links({ row, onChoose }: { row: SeoRow; onChoose: Props["onChoose"] }) {
  return (
    <>
      <p>{words.fromHome(row.depth)}</p>
      {row.isInFrame && <p>{words.inFrame}</p>}
      <p>{words.linkedFrom(row.inlinks)}</p>
      <ul>
        {row.from.map((path) => (
          <li key={path}>
            <button
              type="button"
              className="min-h-11 text-left break-words font-semibold text-accent-text underline underline-offset-4"
              onClick={() => onChoose(path)}
            >
              {path}
            </button>
          </li>
        ))}
      </ul>
      {row.inlinks > row.from.length && (
        <p className="text-ink-soft">{words.moreLinks(row.inlinks - row.from.length)}</p>
      )}
    </>
  );
}

function Found({ path }: { path: string }) {
  const load = loadStateOf(useQuery(buildPageQuery(path)));
  if (load.status === "loading") return <Skeleton label={words.googleLoading} lines={2} />;
  if (load.status === "failed")
    return <LoadFailed title={words.googleFailed} load={load} kept={words.failedKept} />;
  if (load.value.rows.length === 0) return <p className="text-ink-soft">{words.googleNone}</p>;
  return (
    <TableFrame label={words.googleTitle}>
      <thead>
        <tr>
          <th scope="col">{words.query}</th>
          <th scope="col">{words.googleColumns.clicks}</th>
          <th scope="col">{words.googleColumns.impressions}</th>
          <th scope="col">{words.googleColumns.position}</th>
        </tr>
      </thead>
      <tbody>
        {load.value.rows.map(({ day, query, clicks, impressions, position }) => (
          <tr key={`${day} ${query ?? ""}`}>
            <th scope="row" className="font-normal break-words">
              {query ?? words.wholePage}
              <span className="block text-[0.92rem] text-ink-soft">{formatShortDate(day)}</span>
            </th>
            <td className="tabular-nums">{formatInteger(clicks)}</td>
            <td className="tabular-nums">{formatInteger(impressions)}</td>
            <td className="tabular-nums">{formatOneDecimal(position)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** "Article, Event (8)" */
function countTypes(types: readonly string[]): string {
  return [...new Set(types)]
    .map((type) => {
      const count = types.filter((one) => one === type).length;
      return count === 1 ? type : `${type} (${formatInteger(count)})`;
    })
    .join(", ");
}

/** The key names a page of this site, and nobody. */
const buildPageQuery = (path: string) =>
  queryOptions({
    queryKey: ["admin-seo", path],
    queryFn: ({ signal }) => readSeoPage(path, signal),
    ...cacheClasses.critical,
  });

function Read({ row, editUrl }: { row: SeoRow; editUrl: string | null }) {
  const { whole } = row;
  const places = [row.inSitemap && words.sitemap, row.inFeed && words.feed].filter(
    (place) => place !== false,
  );
  const read: [string, ReactNode][] = [
    [words.read.title, row.title],
    [words.read.description, row.description],
    [words.read.data, countTypes(row.data)],
    [words.read.places, places.length === 0 ? words.nowhere : places.join(", ")],
    [words.read.picture, row.hasOwnPicture ? words.ownPicture : words.sitePicture],
  ];
  if (whole !== null) {
    read.splice(2, 0, [words.read.heading, whole.heading], [words.read.words, formatInteger(whole.words)]);
    if (whole.grade !== null) read.push([words.read.grade, formatOneDecimal(whole.grade)]);
    read.push([words.read.kb, words.kb(whole.kb)]);
  }
  return (
    <dl className="space-y-2 text-[0.95rem]">
      {read.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="text-ink-soft">{words.read.file}</dt>
        <dd className="font-mono break-all">
          {editUrl === null ? (
            row.file
          ) : (
            <a
              href={`${editUrl}${row.file}`}
              rel="noopener"
              className="font-semibold text-accent-text underline underline-offset-4"
            >
              {row.file}
            </a>
          )}
        </dd>
      </div>
    </dl>
  );
}
