/** A page's numbered sources, each with its year and its address. */
import { useState } from "react";
import { ReportLink } from "#components/source/ReportLink.tsx";
import type { Article } from "#content/article.ts";
import { listBoundFigures } from "#content/boundFigures.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

export function ArticleSources({ article }: { article: Article }) {
  if (article.sources.length === 0) return null;
  return (
    <section
      aria-labelledby="sources"
      className="mt-10 max-w-3xl border-t-2 border-accent pt-5 sm:mt-14 sm:pt-6"
    >
      <h2 id="sources" className="text-3xl print:text-xl">
        {words.sources}
      </h2>
      <p className="mt-2 max-w-text text-[0.95rem] text-ink-soft">{words.sourcesLead}</p>
      <ol className="mt-3 space-y-1.5 sm:mt-4 sm:space-y-2">
        {article.sources.map((source, at) => (
          <li
            key={source.key}
            id={`source-${at + 1}`}
            className="grid grid-cols-[1.75rem_1fr] text-[0.92rem] leading-snug sm:grid-cols-[2rem_1fr] sm:text-[0.97rem] sm:leading-normal"
          >
            <span className="figures font-semibold text-accent-text">{at + 1}</span>
            <span className="min-w-0">
              <SourceTitle title={source.title} url={source.url} />{" "}
              <span className="text-ink-soft">
                ({source.year}
                {source.standing === "reported" && `; ${words.toConfirm}`})
              </span>
              {source.url?.startsWith("https:") && (
                <span className="print-only break-all text-ink-soft">{source.url}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <Figures article={article} />
    </section>
  );
}

/** Every figure that is bound to a record, with a way to report a mistake in it. */
function Figures({ article }: { article: Article }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={words.figures} className="no-print mt-5 noscript:hidden" onToggle={setOpen}>
      {isOpen && <FigureList article={article} />}
    </Disclosure>
  );
}

function FigureList({ article }: { article: Article }) {
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

function SourceTitle({ title, url }: { title: string; url: string | null }) {
  if (url === null) return title;
  const look = "break-words underline decoration-dotted underline-offset-4";
  return url.startsWith("/") ? (
    <Link to={url} className={look}>
      {title}
    </Link>
  ) : (
    <a href={url} rel="noopener" className={look}>
      {title}
    </a>
  );
}
