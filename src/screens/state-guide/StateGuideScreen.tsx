/** /college-planning-{state} and the pages below it: the words from /content, with parts drawn from the state's data. */
import { type ReactNode, Suspense } from "react";
import type { ArticlePage } from "#content/article.ts";
import { articleAddress } from "#content/articleAddress.ts";
import {
  type GuidePart,
  type GuideStateSlug,
  guidePartsOf,
  guidePath,
  guideStates,
} from "#content/guideStates.ts";
import { stateNames } from "#domain/college/states.ts";
import { ArticleFrame, sourceMarks } from "#pieces/article/ArticleFrame.tsx";
import { ArticleLoad } from "#pieces/article/ArticleLoad.tsx";
import { Blocks, type OwnBlock } from "#pieces/article/Blocks.tsx";
import { useArticlePage } from "#pieces/article/useArticlePage.ts";
import { ContentBoundary } from "#pieces/loading/ContentBoundary.tsx";
import { classes } from "#ui/classes.ts";
import { Link, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { stateParts } from "./parts/registry.ts";
import { words } from "./words.ts";

export default function StateGuideScreen() {
  const { pathname } = useLocation();
  const address = articleAddress(pathname);
  const state = useArticlePage(pathname as `/${string}`); // A path begins with a slash.
  if (state.status !== "ready") return <ArticleLoad state={state} />;
  // The screen stands at addresses of guides only.
  if (address?.kind !== "state") return <ArticleLoad state={{ status: "missing" }} />;
  const page = state.value;
  const code = guideStates[address.state];
  const renderOwn = (block: OwnBlock): ReactNode => {
    if (block.kind !== "part") return null;
    const { Part } = stateParts[block.name];
    return (
      <ContentBoundary>
        <Suspense fallback={<Skeleton label={words.loadingPart} lines={8} />}>
          <Part data={page.parts[block.name]} state={code} />
        </Suspense>
      </ContentBoundary>
    );
  };
  return (
    <ArticleFrame
      page={page}
      picture={<StateShape outline={page.outline} />}
      below={<GuideTabs slug={address.state} part={address.part} />}
    >
      <Blocks
        blocks={page.article.blocks}
        marks={sourceMarks(page.article)}
        asOf={page.asOf}
        reviewed={page.article.reviewed}
        state={code}
        renderOwn={renderOwn}
      />
    </ArticleFrame>
  );
}

/** The pages of this guide, the one that is open marked; it scrolls sideways on a phone. */
function GuideTabs({ slug, part }: { slug: GuideStateSlug; part: GuidePart | null }) {
  const name = stateNames[guideStates[slug]];
  const entries = [null, ...guidePartsOf(slug)].map((one) => ({
    part: one,
    label: one === null ? words.guide : words.parts[one],
    to: guidePath(slug, one),
  }));
  return (
    <nav aria-label={words.pages(name)} className="border-y border-line bg-card">
      <ul className="page flex flex-wrap gap-x-6 py-1.5">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={entry.part === part ? "page" : undefined}
              className={classes(
                "inline-flex min-h-11 items-center border-b-3 font-semibold",
                entry.part === part
                  ? "border-accent text-ink"
                  : "border-transparent text-accent-text hover:border-line-strong",
              )}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The state's outline, drawn to fill its own box. */
function StateShape({ outline }: { outline: ArticlePage["outline"] }) {
  if (outline === null) return null;
  return (
    <svg
      viewBox={outline.viewBox}
      aria-hidden="true"
      className="hidden h-44 w-56 overflow-visible lg:block print:hidden"
    >
      <path
        d={outline.path}
        className="fill-accent-soft stroke-accent"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}
