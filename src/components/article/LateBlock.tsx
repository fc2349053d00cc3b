/**
 * A block that comes alive late: on a page as it was sent it stands drawn, and its code, with the data it was drawn
 * from, is downloaded once it comes near to what is seen. Where that fails, what is drawn stays.
 */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { watchNear } from "#client/useIsNear.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { ShownArticlePage } from "#content/article.ts";
import type { Block } from "#content/blocks.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { buildArticleQuery } from "./articleQuery.ts";
import { words } from "./words.ts";

export type LateBlockProps = {
  page: ShownArticlePage;
  block: Block;
  /** The name of its data among the page's parts; null where the block is all that it needs. */
  data: string | null;
  /** Brings its code. */
  preload: () => Promise<unknown>;
  /** Draws it, out of nothing but the page, the block and this data. */
  children: (data: unknown) => ReactNode;
};

type Parts = NonNullable<ShownArticlePage["parts"]>;
type Gate = { arrival: Promise<Parts>; open: () => void };

/** Drawn anew with another page or block alone: what is not alive yet would else be emptied. */
export const LateBlock = memo(Late, (one, other) => one.page === other.page && one.block === other.block);

function Late({ page, data, preload, children }: LateBlockProps) {
  const queryClient = useQueryClient();
  const [gate] = useState(() => createGate(page, data, preload, queryClient));
  const place = useRef<HTMLDivElement>(null);
  // Without a state of its own: drawn anew before it is alive, it would be emptied.
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    // Come back to within the app it was not sent: nothing is drawn that could wait.
    if (element.querySelector("[data-waiting]") !== null) gate.open();
    const watch = () => watchNear(element, gate.open);
    let end = watch();
    const watchAgain = () => {
      end();
      end = watch();
    };
    window.addEventListener("online", watchAgain);
    return () => {
      end();
      window.removeEventListener("online", watchAgain);
    };
  }, [gate]);
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

/** A failed load is not an arrival: the next opening asks again. */
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
