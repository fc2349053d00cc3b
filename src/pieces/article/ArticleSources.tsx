/** Where a page's facts come from: numbered as in the text, each with its year, the day it was checked, and its address. */
import type { Article } from "#content/article.ts";
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
              {source.url === null ? (
                source.title
              ) : (
                <a
                  href={source.url}
                  rel="noopener"
                  className="break-words underline decoration-dotted underline-offset-4"
                >
                  {source.title}
                </a>
              )}{" "}
              <span className="text-ink-soft">
                ({source.year}; {words.checked(source.checked)})
              </span>
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
