/** /help/…, /blog/… and the story chapters: pages from /content with their interactive tools. */
import type { ReactNode } from "react";
import { createLazyPart, type LazyPart } from "#client/chunks/createLazyPart.tsx";
import { ArticleFrame } from "#components/article/ArticleFrame.tsx";
import { Blocks, type OwnBlock } from "#components/article/Blocks.tsx";
import { DataBlock } from "#components/article/DataBlock.tsx";
import { ShownArticle } from "#components/article/ShownArticle.tsx";
import { LatePart } from "#components/loading/LatePart.tsx";
import type { ShownArticlePage } from "#content/article.ts";
import { useLocation } from "#ui/router.tsx";
import { ToolFrame } from "./tools/ToolFrame.tsx";

const drawn: Readonly<Record<"plan" | "case", LazyPart<{ data: unknown }>>> = {
  plan: createLazyPart(() => import("./blocks/PlanBlock.tsx")),
  case: createLazyPart(() => import("./blocks/CaseBlock.tsx")),
};

/** A picture of a wide screen only. */
const cover = createLazyPart(() => import("#components/article/Cover.tsx"));

export default function ArticleScreen() {
  const { pathname } = useLocation();
  return <ShownArticle path={pathname}>{(page) => <Article page={page} />}</ShownArticle>;
}

function Article({ page }: { page: ShownArticlePage }) {
  const renderOwn = (block: OwnBlock): ReactNode => {
    if (block.kind === "part") return null;
    if (block.kind === "tool") return <ToolFrame name={block.name} />;
    const { Part, preload } = drawn[block.kind];
    return (
      <DataBlock page={page} name={`${block.kind}:${block.name}`} preload={preload}>
        {(data) => <Part data={data} />}
      </DataBlock>
    );
  };
  return (
    <ArticleFrame
      page={page}
      picture={
        page.article.path.startsWith("/blog/") ? (
          <LatePart
            of={page}
            load={cover.preload}
            data={page.parts === null ? undefined : null}
            fallback={null}
          >
            {() => <cover.Part article={page.article} className="hidden w-64 lg:flex print:hidden" />}
          </LatePart>
        ) : null
      }
    >
      <Blocks page={page} state={null} renderOwn={renderOwn} />
    </ArticleFrame>
  );
}
