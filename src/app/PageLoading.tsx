/** The placeholder shown while a screen's code loads; after ten seconds it adds a hint. */
import { pageLoadingHintMs } from "#client/limits.ts";
import { LoadingScreen } from "#components/loading/LoadingScreen.tsx";
import type { PageId } from "#site/pages.ts";
import { words } from "./words.ts";

export function PageLoading({ pageId }: { pageId: PageId | null }) {
  const message = pageId === "applicationTimeline" ? words.loadingTimeline : undefined;
  return <LoadingScreen message={message} hintAfterMs={pageLoadingHintMs} />;
}
