/** The name of the tab with readers' comments, and how many are open. */
import { memo } from "react";
import { useEssayComments } from "#client/essays/useEssayReaders.ts";
import { commentWords as words } from "./commentWords.ts";
import { useReaders } from "./useReaders.ts";

export const CommentsLabel = memo(function CommentsLabel({ essayId }: { essayId: string }) {
  const readers = useReaders();
  return (
    <>
      {words.tab}
      {readers.status === "ready" && <OpenCount {...readers} essayId={essayId} />}
    </>
  );
});

function OpenCount({ account, planId, essayId }: { account: number; planId: string; essayId: string }) {
  const { comments } = useEssayComments(account, planId, essayId);
  if (comments.status !== "ready") return null;
  const open = comments.value.filter(({ resolvedAt }) => resolvedAt === null).length;
  return open === 0 ? null : words.tabCount(open);
}
