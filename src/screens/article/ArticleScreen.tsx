/** /help/…, /blog/… and the story's chapters: the words from /content, with the tools they call for. */
import type { ReactNode } from "react";
import { ArticleFrame, sourceMarks } from "#pieces/article/ArticleFrame.tsx";
import { ArticleLoad } from "#pieces/article/ArticleLoad.tsx";
import { Blocks, type OwnBlock } from "#pieces/article/Blocks.tsx";
import { useArticlePage } from "#pieces/article/useArticlePage.ts";
import { useLocation } from "#ui/router.tsx";
import { CaseBlock } from "./blocks/CaseBlock.tsx";
import { PlanBlock } from "./blocks/PlanBlock.tsx";
import { ToolFrame } from "./tools/ToolFrame.tsx";

export default function ArticleScreen() {
  const { pathname } = useLocation();
  const state = useArticlePage(pathname as `/${string}`); // A path begins with a slash.
  if (state.status !== "ready") return <ArticleLoad state={state} />;
  const page = state.value;
  const renderOwn = (block: OwnBlock): ReactNode => {
    if (block.kind === "plan") return <PlanBlock data={page.parts[`plan:${block.name}`]} />;
    if (block.kind === "case") return <CaseBlock data={page.parts[`case:${block.name}`]} />;
    return block.kind === "tool" ? <ToolFrame name={block.name} /> : null;
  };
  return (
    <ArticleFrame page={page}>
      <Blocks
        blocks={page.article.blocks}
        marks={sourceMarks(page.article)}
        asOf={page.asOf}
        reviewed={page.article.reviewed}
        state={null}
        renderOwn={renderOwn}
      />
    </ArticleFrame>
  );
}
