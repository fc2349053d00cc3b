/** The headings of a written page as links: beside the text on a wide screen, to be opened above it on a phone. */
import type { Article } from "#content/article.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./words.ts";

type Heading = { id: string; text: string };

export function listHeadings({ blocks }: Pick<Article, "blocks">): Heading[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
}

export function Contents({ article }: { article: Article }) {
  const headings: Heading[] = listHeadings(article);
  if (article.sources.length > 0) headings.push({ id: "sources", text: words.sources });
  return (
    <nav aria-label={words.contents} className="lg:sticky lg:top-24 lg:self-start">
      <Disclosure
        summary={words.contents}
        className="rounded-2xl border border-line bg-card px-4 py-1.5 lg:hidden"
      >
        <HeadingList headings={headings} />
      </Disclosure>
      <div className="hidden lg:block">
        <p className="border-b border-line-strong pb-1.5 font-serif text-lg">{words.contents}</p>
        <HeadingList headings={headings} />
      </div>
    </nav>
  );
}

function HeadingList({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-2 leading-snug text-accent-text underline-offset-4 hover:underline lg:text-[0.95rem]"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
