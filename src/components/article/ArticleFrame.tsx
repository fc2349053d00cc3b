/** The layout around a written page's blocks: breadcrumbs, title, short answer, contents, sources, further reading. */
import { ArrowRight, Printer } from "lucide";
import type { ReactNode } from "react";
import { ReportLink } from "#components/source/ReportLink.tsx";
import type { Article, ArticleLink, ShownArticlePage } from "#content/article.ts";
import type { Inline } from "#content/blocks.ts";
import { buildArticleTrail } from "#site/articleTrail.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Link } from "#ui/router.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { ArticleSources } from "./ArticleSources.tsx";
import { InlineText } from "./InlineText.tsx";
import { NowSteps } from "./NowSteps.tsx";
import { buildSourceMarks } from "./sourceMarks.ts";
import { words } from "./words.ts";

export function ArticleFrame(props: {
  page: ShownArticlePage;
  /** A line above the title. */
  label?: ReactNode;
  /** Beside the title on a wide screen. */
  picture?: ReactNode;
  /** Between the header and the text, at full page width. */
  below?: ReactNode;
  children: ReactNode;
  /** After the text, before tools and further reading. */
  end?: ReactNode;
}) {
  const { article, tools, related } = props.page;
  return (
    <article>
      <header className="page pt-6 pb-8 sm:pt-8 lg:pb-10 print:pt-0 print:pb-0">
        <Trail article={article} />
        <div className="mt-6 grid items-start gap-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-14">
          <div className="max-w-3xl min-w-0">
            {props.label}
            <h1 className="text-[2.35rem] break-words max-[19rem]:text-[1.75rem] sm:text-6xl print:text-3xl">
              <UnbrokenYears text={article.title} />
            </h1>
            <Facts article={article} />
          </div>
          {props.picture}
        </div>
        <OpeningSteps page={props.page} />
        <ShortAnswer article={article} />
      </header>
      {props.below}
      <div className="page gap-x-14 pt-5 pb-10 lg:grid lg:pt-6 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:pb-20">
        <Contents article={article} />
        <div className="mt-6 min-w-0 lg:mt-0 print:mt-0">
          {props.children}
          {props.end}
          <ArticleSources article={article} />
          <Responsibility article={article} />
        </div>
      </div>
      <FurtherReading tools={tools} related={related} />
    </article>
  );
}

function Trail({ article }: { article: Article }) {
  const trail = buildArticleTrail(article).slice(0, -1);
  return (
    <nav aria-label={words.trail}>
      <ol className="flex flex-wrap items-center gap-x-2 text-[0.95rem] text-ink-soft">
        {trail.map(({ name, url }, at) => (
          <li key={url} className="flex items-center gap-x-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            <Link to={url} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Facts({ article }: { article: Article }) {
  const { minutes, published, updated, period, sources } = article;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-[0.95rem] text-ink-soft">
      <li>{words.minutes(minutes)}</li>
      <li>{updated === published ? words.published(published) : words.updated(updated)}</li>
      {period !== null && <li>{words.period(period)}</li>}
      {sources.length > 0 && (
        <li>
          <a
            href="#sources"
            className="inline-flex min-h-6 items-center underline decoration-dotted underline-offset-4"
          >
            {words.sourceCount(sources.length)}
          </a>
        </li>
      )}
      <li className="no-print noscript:hidden">
        <button
          type="button"
          onClick={() => window.print()}
          className="inline-flex min-h-6 items-center gap-1.5 underline decoration-dotted underline-offset-4"
        >
          <Icon icon={Printer} size={16} />
          {words.print}
        </button>
      </li>
    </ul>
  );
}

/** What to do now stands above everything else, where the page begins with it. */
function OpeningSteps({ page }: { page: ShownArticlePage }) {
  const { article, asOf } = page;
  const [first] = article.blocks;
  if (first?.kind !== "now") return null;
  const marks = buildSourceMarks(article);
  const inline = (runs: readonly Inline[]) => <InlineText runs={runs} marks={marks} />;
  return (
    <div className="mt-6">
      <NowSteps block={first} inline={inline} asOf={asOf} />
    </div>
  );
}

function ShortAnswer({ article }: { article: Article }) {
  return (
    <section aria-label={words.answer} className="mt-7 max-w-3xl border-l-4 border-accent pl-5">
      <p className="text-[0.92rem] font-semibold text-accent-text">{words.answer}</p>
      <p className="mt-1 font-serif text-[1.35rem] leading-snug sm:text-2xl print:text-base">
        <InlineText runs={article.answer} marks={buildSourceMarks(article)} />
      </p>
    </section>
  );
}

/** Who answers for the page, and where to tell them. */
function Responsibility({ article }: { article: Article }) {
  return (
    <p className="mt-8 max-w-text text-[0.95rem] text-ink-soft">
      {words.responsible} <ReportLink record={article.path} />
    </p>
  );
}

function FurtherReading(props: { tools: readonly ArticleLink[]; related: readonly ArticleLink[] }) {
  const lists = [
    { title: words.tools, links: props.tools },
    { title: words.related, links: props.related },
  ].filter(({ links }) => links.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="no-print bg-sunk">
      <div className="page grid gap-x-14 gap-y-7 py-9 lg:grid-cols-2 lg:py-16">
        {lists.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-3xl">{title}</h2>
            <ul className="mt-3 border-t border-line-strong">
              {links.map(({ path, title: name, excerpt }) => (
                <li key={path} className="border-b border-line-strong">
                  <Link
                    to={path}
                    className="group flex min-h-11 items-start justify-between gap-4 py-3 sm:py-4"
                  >
                    <span className="min-w-0">
                      <span className="block font-serif text-xl text-accent-text underline-offset-4 group-hover:underline">
                        {name}
                      </span>
                      <span className="mt-1 hidden max-w-lead text-ink-soft sm:block">{excerpt}</span>
                    </span>
                    <Icon icon={ArrowRight} size={20} className="mt-1.5 shrink-0 text-accent" />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  );
}

type Heading = { id: string; text: string };

/** Table of contents: beside the text on a wide screen, collapsible above it on a phone. */
function listHeadings({ blocks }: Pick<Article, "blocks">): Heading[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
}

function Contents({ article }: { article: Article }) {
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
