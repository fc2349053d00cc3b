/** /blog: articles, newest first, and the chapters of one student's year. */
import { useReadPageData } from "#client/useReadPageData.ts";
import { ArticleList } from "#components/article/ArticleList.tsx";
import { PageSearch } from "#components/content-search/PageSearch.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { blogPageSchema } from "#contract/articleLists.ts";
import { blogFeed } from "#site/blogFeed.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

export default function BlogScreen() {
  const load = useReadPageData("/blog", blogPageSchema);
  return (
    <>
      <section className="page pt-10 pb-8 lg:pt-16">
        <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
        <p className="mt-3">
          <a
            href={blogFeed.path}
            className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
          >
            {words.feed}
          </a>
        </p>
        <div className="mt-3 max-w-3xl">
          <PageSearch />
        </div>
      </section>
      {load.status === "loading" && (
        <div className="page min-h-screen">
          <Skeleton label={words.loading} lines={8} />
        </div>
      )}
      {load.status === "failed" && (
        <div className="page pb-16">
          <RequiredLoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />
        </div>
      )}
      {load.status === "ready" && (
        <div className="page grid gap-x-16 gap-y-14 pb-16 *:min-w-0 lg:grid-cols-[1.2fr_1fr] lg:pb-24">
          <section aria-labelledby="articles-title">
            <h2 id="articles-title" className="mb-4 text-3xl sm:text-4xl">
              {words.articles}
            </h2>
            <ArticleList articles={load.value.articles} hasCovers />
          </section>
          <section aria-labelledby="story-title" className="lg:border-l lg:border-line lg:pl-12">
            <h2 id="story-title" className="text-3xl sm:text-4xl">
              {words.story}
            </h2>
            <p className="mt-2 text-ink-soft">{words.storyLead}</p>
            <ol className="mt-4 border-l-2 border-accent">
              {load.value.chapters.map(({ path, title, excerpt }) => (
                <li key={path} className="py-2.5 pl-5">
                  <Link
                    to={path}
                    className="inline-flex min-h-11 items-center font-serif text-xl text-accent-text underline-offset-4 hover:underline"
                  >
                    {title}
                  </Link>
                  <p className="text-ink-soft">{excerpt}</p>
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </>
  );
}
