/** A post as readers will see it, drawn by the components of every article. */
import { ArticleFrame } from "#components/article/ArticleFrame.tsx";
import { Blocks } from "#components/article/Blocks.tsx";
import type { ArticlePage } from "#content/article.ts";
import { editorWords as words } from "../words.ts";

export function Preview({ page }: { page: ArticlePage }) {
  return (
    <section aria-label={words.preview} className="rounded-2xl border border-line">
      <ArticleFrame page={page}>
        <Blocks
          page={page}
          state={null}
          renderOwn={(block) =>
            block.kind === "tool" ? <p className="rounded-2xl bg-sunk p-4">{words.tool(block.name)}</p> : null
          }
        />
      </ArticleFrame>
    </section>
  );
}
