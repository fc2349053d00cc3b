/**
 * A part of a prerendered page that stays as HTML until it is near or touched: its code is downloaded then, and the
 * HTML comes alive in place. If that fails it stays as it is. Opened by a link, it loads at once.
 */
import { memo, type ReactNode, Suspense, use, useRef, useState } from "react";
import type { LazyPart } from "#client/chunks/createLazyPart.tsx";
import { useOpenWhenNear } from "#client/useIsNear.ts";
import { ContentBoundary } from "./ContentBoundary.tsx";

type Gate = { isOpen: boolean; arrival: Promise<void>; open: () => void };

type LatePartProps<Value> = {
  part: LazyPart<{ value: Value }>;
  /** All that the part is drawn from. A new object draws it anew; re-rendering with the same one never empties it. */
  value: Value;
  /** Shown where nothing was prerendered. */
  fallback: ReactNode;
};

/** Re-renders only for another value: otherwise React would empty a part that has not come alive yet. */
export const LatePart = memo(Late, (one, other) => one.part === other.part && one.value === other.value) as <
  Value,
>(
  props: LatePartProps<Value>,
) => ReactNode;

function Late<Value>({ part, value, fallback }: LatePartProps<Value>) {
  const [gate] = useState(() => createGate(part.preload));
  const place = useRef<HTMLDivElement>(null);
  useOpenWhenNear(place, gate.open);
  return (
    <div ref={place} data-late="" onPointerEnter={gate.open} onFocus={gate.open}>
      <ContentBoundary>
        <Suspense fallback={<div data-waiting="">{fallback}</div>}>
          <Arrived gate={gate} part={part} value={value} />
        </Suspense>
      </ContentBoundary>
    </div>
  );
}

function Arrived<Value>({
  gate,
  part: { Part },
  value,
}: Omit<LatePartProps<Value>, "fallback"> & { gate: Gate }) {
  // While prerendering it is drawn where it stands.
  if (typeof window !== "undefined") use(gate.arrival);
  return <Part value={value} />;
}

/** A failed load opens nothing: coming near again tries anew. */
function createGate(preload: () => Promise<unknown>): Gate {
  const { promise: arrival, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
    isOpen: false,
    arrival,
    open() {
      if (gate.isOpen) return;
      gate.isOpen = true;
      preload().then(
        () => resolve(),
        () => {
          gate.isOpen = false;
        },
      );
    },
  };
  return gate;
}
