/** A block drawn from the page's data, which a prerendered page fetches with the block's code once the block is near. */
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LatePart } from "#components/loading/LatePart.tsx";
import type { ShownArticlePage } from "#content/article.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { buildArticleQuery } from "./articleQuery.ts";
import { words } from "./words.ts";

export function DataBlock(props: {
  page: ShownArticlePage;
  /** Its name among the page's parts. */
  name: string;
  /** Loads its code. */
  preload: () => Promise<unknown>;
  children: (data: unknown) => ReactNode;
}) {
  const { page, name, preload, children } = props;
  const queryClient = useQueryClient();
  return (
    <LatePart
      of={page}
      load={async () => {
        const asked = queryClient.fetchQuery(buildArticleQuery(page.article.path));
        const [{ parts }] = await Promise.all([asked, preload()]);
        return parts?.[name] ?? null;
      }}
      data={page.parts === null ? undefined : (page.parts[name] ?? null)}
      fallback={waitingBlock}
    >
      {children}
    </LatePart>
  );
}

export const waitingBlock = <Skeleton label={words.loadingBlock} lines={8} />;
