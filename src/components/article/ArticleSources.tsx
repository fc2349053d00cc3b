/** A page's numbered sources, each with its year and its address. */
import type { Article } from "#content/article.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

export function ArticleSources({ article }: { article: Article }) {
  if (article.sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-14 max-w-3xl border-t-2 border-accent pt-6">
      <h2 id="sources" className="text-3xl print:text-xl">
        {words.sources}
      </h2>
      <p className="mt-2 max-w-[66ch] text-[0.95rem] text-ink-soft">{words.sourcesLead}</p>
      <ol className="mt-4 space-y-3">
        {article.sources.map((source, at) => (
          <li key={source.key} id={`source-${at + 1}`} className="grid grid-cols-[2rem_1fr] text-[0.97rem]">
            <span className="figures font-semibold text-accent-text">{at + 1}</span>
            <span className="min-w-0">
              <SourceTitle title={source.title} url={source.url} />{" "}
              <span className="text-ink-soft">({source.year})</span>
              {source.url?.startsWith("https:") && (
                <span className="print-only break-all text-ink-soft">{source.url}</span>
              )}
              {source.standing === "reported" && (
                <span className="block font-semibold">{words.toConfirm}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
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
