/** The figures of a page that are bound to records, each with the record's id and a way to report a mistake in it. */
import { ReportLink } from "#components/source/ReportLink.tsx";
import type { Article } from "#content/article.ts";
import { listBoundFigures } from "#content/boundFigures.ts";
import { words } from "./words.ts";

export default function FigureList({ article }: { article: Article }) {
  const figures = listBoundFigures(article);
  if (figures.length === 0) return <p>{words.noFigures}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line text-[0.95rem]">
      {figures.map(({ fact, figure }) => (
        <li key={fact + figure} className="flex flex-wrap items-center gap-x-4">
          <span className="figures font-semibold">{figure}</span>
          <span className="min-w-0 break-all text-ink-soft">{fact.replace("@", ", ")}</span>
          <ReportLink record={fact} className="ml-auto" />
        </li>
      ))}
    </ul>
  );
}
