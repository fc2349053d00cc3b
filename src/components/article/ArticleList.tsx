/** A list of written pages: title, summary and reading time. */
import type { ArticleCard } from "#content/article.ts";
import { formatDate } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Pause } from "#ui/Pause.tsx";
import { Link } from "#ui/router.tsx";
import Cover from "./Cover.tsx";
import { words } from "./words.ts";

/** Posts have a cover and their day beside it. */
export function ArticleList(props: { articles: readonly ArticleCard[]; hasCovers?: boolean }) {
  const { articles, hasCovers = false } = props;
  return (
    <ul className="border-t border-line-strong">
      {articles.map(({ path, title, excerpt, minutes, published, category, cover }) => (
        <li key={path} className="border-b border-line">
          <Link
            to={path}
            className={joinClasses(
              "group block py-4",
              hasCovers &&
                "grid grid-cols-[5.5rem_1fr] gap-x-4 max-[19rem]:grid-cols-1 sm:grid-cols-[9rem_1fr] sm:gap-x-6",
            )}
          >
            {hasCovers && <Cover article={{ category, cover }} className="row-span-3 mt-1 flex w-full" />}
            <span className="block font-serif text-xl text-accent-text underline-offset-4 group-hover:underline">
              {title}
            </span>
            {/[.?!]$/.test(title) ? " " : <Pause />}
            <span className="mt-1 block max-w-lead text-ink-soft">{excerpt}</span>
            <span className="figures mt-1 block text-[0.92rem] text-ink-soft">
              {hasCovers && <time dateTime={published}>{formatDate(published)}</time>}
              {hasCovers && " · "}
              {words.minutes(minutes)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
