/**
 * A block that hydrates late: prerendered, with its code and data downloaded once it comes near the viewport.
 * If that fails, the prerendered block stays.
 */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { memo, type ReactNode, Suspense, use, useRef, useState } from "react";
import { useOpenWhenNear } from "#client/useIsNear.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { ShownArticlePage } from "#content/article.ts";
import type { Block } from "#content/blocks.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { buildArticleQuery } from "./articleQuery.ts";
import { words } from "./words.ts";

export type LateBlockProps = {
  page: ShownArticlePage;
  block: Block;
  /** The name of its data among the page's parts; null if the block needs nothing else. */
  data: string | null;
  /** Loads its code. */
  preload: () => Promise<unknown>;
  /** Renders it from the page, the block and this data only. */
  children: (data: unknown) => ReactNode;
};

type Parts = NonNullable<ShownArticlePage["parts"]>;
type Gate = { arrival: Promise<Parts>; open: () => void };

/** Re-renders only for another page or block: otherwise React would empty a block that has not hydrated yet. */
export const LateBlock = memo(Late, (one, other) => one.page === other.page && one.block === other.block);

function Late({ page, data, preload, children }: LateBlockProps) {
  const queryClient = useQueryClient();
  const [gate] = useState(() => createGate(page, data, preload, queryClient));
  const place = useRef<HTMLDivElement>(null);
  useOpenWhenNear(place, gate.open);
  return (
    <div ref={place} data-late="" onPointerEnter={gate.open} onFocus={gate.open}>
      <ContentBoundary>
        <Suspense
          fallback={
            <div data-waiting="">
              <Skeleton label={words.loadingBlock} lines={8} />
            </div>
          }
        >
          <Arrived gate={gate} parts={page.parts} data={data} draw={children} />
        </Suspense>
      </ContentBoundary>
    </div>
  );
}

function Arrived(props: {
  gate: Gate;
  parts: Parts | null;
  data: string | null;
  draw: LateBlockProps["children"];
}): ReactNode {
  const parts = props.parts ?? use(props.gate.arrival);
  return props.draw(props.data === null ? null : parts[props.data]);
}

/** A failed load does not count as loaded: opening it again retries. */
function createGate(
  page: ShownArticlePage,
  data: string | null,
  preload: () => Promise<unknown>,
  queryClient: QueryClient,
): Gate {
  const { promise: arrival, resolve } = Promise.withResolvers<Parts>();
  let isOpening = page.parts !== null;
  async function read(): Promise<Parts> {
    const asked = data === null ? null : queryClient.fetchQuery(buildArticleQuery(page.article.path));
    const [answer] = await Promise.all([asked, preload()]);
    return answer?.parts ?? {};
  }
  function open(): void {
    if (isOpening) return;
    isOpening = true;
    read().then(resolve, () => {
      isOpening = false;
    });
  }
  return { arrival, open };
}
