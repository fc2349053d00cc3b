/** A list of written pages: title, summary and reading time. */
import type { ArticleCard } from "#content/article.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

export function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className="border-t border-line-strong">
      {articles.map(({ path, title, excerpt, minutes }) => (
        <li key={path} className="border-b border-line">
          <Link to={path} className="group block py-4">
            <span className="block font-serif text-xl text-accent-text underline-offset-4 group-hover:underline">
              {title}
            </span>
            <span className="mt-1 block max-w-lead text-ink-soft">{excerpt}</span>
            <span className="figures mt-1 block text-[0.92rem] text-ink-soft">{words.minutes(minutes)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
