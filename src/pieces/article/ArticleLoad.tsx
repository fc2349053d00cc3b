/** What stands in a written page's place while it loads, where it cannot be loaded, and where there is none. */
import { LoadFailed } from "#pieces/load-failed/LoadFailed.tsx";
import { NotFound } from "#pieces/not-found/NotFound.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { ArticleState } from "./useArticlePage.ts";
import { words } from "./words.ts";

export function ArticleLoad({ state }: { state: Exclude<ArticleState, { status: "ready" }> }) {
  if (state.status === "missing") return <NotFound />;
  if (state.status === "failed") {
    return (
      <div className="page py-10">
        <h1 className="mb-6 text-4xl sm:text-5xl">{words.failedTitle}</h1>
        <LoadFailed title={words.failedTitle} load={state} kept={words.failedKept} />
      </div>
    );
  }
  return (
    <div className="page min-h-screen py-10">
      <h1 className="text-4xl sm:text-5xl">{words.loading}</h1>
      <Skeleton label={words.loading} lines={6} className="mt-8" />
    </div>
  );
}
