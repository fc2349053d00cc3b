/** /college-planning-{state} and its subpages: text from /content, with charts and tools for the state's data. */
import { type ReactNode, useState } from "react";
import { ArticleFrame } from "#components/article/ArticleFrame.tsx";
import { Blocks, type OwnBlock } from "#components/article/Blocks.tsx";
import { DataBlock } from "#components/article/DataBlock.tsx";
import { ShownArticle } from "#components/article/ShownArticle.tsx";
import type { ShownArticlePage } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import {
  type GuidePart,
  type GuideStateSlug,
  guideStates,
  listGuideParts,
  toGuidePath,
} from "#content/guideStates.ts";
import { stateNames } from "#domain/college/states.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link, useLocation } from "#ui/router.tsx";
import { stateParts } from "./parts/registry.ts";
import { words } from "./words.ts";

export default function StateGuideScreen() {
  const { pathname } = useLocation();
  return <ShownArticle path={pathname}>{(page) => <Guide page={page} />}</ShownArticle>;
}

function Guide({ page }: { page: ShownArticlePage }) {
  const address = parseArticleAddress(page.article.path);
  // This screen is only routed for guides.
  if (address?.kind !== "state") return null;
  const code = guideStates[address.state];
  const renderOwn = (block: OwnBlock): ReactNode => {
    if (block.kind !== "part") return null;
    const { Part, preload } = stateParts[block.name];
    return (
      <DataBlock page={page} name={block.name} preload={preload}>
        {(data) => <Part data={data} state={code} />}
      </DataBlock>
    );
  };
  return (
    <ArticleFrame
      page={page}
      picture={<StateShape outline={page.outline} />}
      below={
        listGuideParts(address.state).length === 0 ? null : (
          <GuideTabs slug={address.state} part={address.part} />
        )
      }
    >
      <Blocks page={page} state={code} renderOwn={renderOwn} />
    </ArticleFrame>
  );
}

/** The guide's pages with the current one marked; scrolls sideways on a phone. */
function GuideTabs({ slug, part }: { slug: GuideStateSlug; part: GuidePart | null }) {
  const name = stateNames[guideStates[slug]];
  const entries = [null, ...listGuideParts(slug)].map((one) => ({
    part: one,
    label: one === null ? words.guide : words.parts[one],
    to: toGuidePath(slug, one),
  }));
  return (
    <nav aria-label={words.pages(name)} className="border-y border-line bg-card">
      <ul className="page flex flex-wrap gap-x-6 py-1.5">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={entry.part === part ? "page" : undefined}
              className={joinClasses(
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

/** The state's outline, scaled to its own box. The page as sent carries it once: it is read where it stands. */
function StateShape({ outline }: { outline: ShownArticlePage["outline"] }) {
  const [drawn] = useState(() => (outline === null ? findDrawnShape() : null));
  const shape = outline ?? drawn;
  if (shape === null) return null;
  return (
    <svg
      data-outline=""
      viewBox={shape.viewBox}
      aria-hidden="true"
      className="hidden h-44 w-56 overflow-visible lg:block print:hidden"
    >
      <path
        d={shape.path}
        className="fill-accent-soft stroke-accent"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function findDrawnShape(): ShownArticlePage["outline"] {
  const svg = typeof document === "undefined" ? null : document.querySelector("svg[data-outline]");
  const path = svg?.querySelector("path")?.getAttribute("d") ?? null;
  const viewBox = svg?.getAttribute("viewBox") ?? null;
  return path === null || viewBox === null ? null : { path, viewBox };
}
