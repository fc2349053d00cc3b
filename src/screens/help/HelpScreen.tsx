/** /help and /help-center: articles by topic, short answers, and the tools. */
import { useReadPageData } from "#client/useReadPageData.ts";
import { ArticleList } from "#components/article/ArticleList.tsx";
import { PageSearch } from "#components/content-search/PageSearch.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { PlaceLink } from "#components/place-link/PlaceLink.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import type { ArticleCard } from "#content/article.ts";
import { helpPageSchema } from "#contract/articleLists.ts";
import { faqQuestions } from "#site/faqQuestions.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { helpCategories, words } from "./words.ts";

/** The first two of each group; the rest are on /faq. */
const shownQuestions = faqQuestions.filter(
  ({ group }, index) => faqQuestions.slice(0, index).filter((earlier) => earlier.group === group).length < 2,
);

export default function HelpScreen() {
  const load = useReadPageData("/help", helpPageSchema);
  return (
    <>
      <section className="page pt-10 pb-8 lg:pt-16">
        <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
        <div className="mt-6 max-w-3xl">
          <PageSearch />
        </div>
      </section>
      <section aria-labelledby="articles-title" className="page pb-14 lg:pb-20">
        <h2 id="articles-title" className="sr-only">
          {words.articlesTitle}
        </h2>
        {load.status === "ready" && <Articles articles={load.value.articles} />}
        {load.status === "loading" && <Skeleton label={words.loading} lines={12} className="min-h-screen" />}
        {load.status === "failed" && (
          <RequiredLoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />
        )}
      </section>
      <div className="bg-sunk">
        <div className="page grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[1.2fr_1fr] lg:py-20">
          <section id="faq" aria-labelledby="faq-title" className="scroll-mt-24">
            <h2 id="faq-title" className="text-3xl sm:text-4xl">
              {words.faqTitle}
            </h2>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {shownQuestions.map(({ id, question, answer }) => (
                <li key={id} className="py-2">
                  <Disclosure summary={question}>
                    <p className="max-w-prose pb-2">{answer}</p>
                  </Disclosure>
                </li>
              ))}
            </ul>
            <TextLink link={{ label: words.faqAll, to: "/faq" }} className="mt-3" />
          </section>
          <section aria-labelledby="tools-title">
            <h2 id="tools-title" className="text-3xl sm:text-4xl">
              {words.toolsTitle}
            </h2>
            <ul className="mt-4 space-y-3">
              {words.tools.map((place) => (
                <li key={place.to}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

function Articles({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
      {helpCategories.map((category) => {
        const own = articles.filter((article) => article.category === category);
        return own.length === 0 ? null : (
          <section key={category} aria-label={category}>
            <h3 className="mb-3 text-3xl">{category}</h3>
            <ArticleList articles={own} />
          </section>
        );
      })}
    </div>
  );
}
