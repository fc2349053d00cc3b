/**
 * A part of a prerendered page that stays as HTML until it is near or touched: its code and data are downloaded then, and
 * the HTML comes alive in place. If that fails it stays as it is. Opened by a link, it loads at once.
 */
import { memo, type ReactNode, use, useRef, useState } from "react";
import { useOpenWhenNear } from "#client/useIsNear.ts";
import { ContentBoundary } from "./ContentBoundary.tsx";

type LatePartProps<Data> = {
  /** All that the part is drawn from, beside what it loads. A new object draws it anew. */
  of: object | null;
  /** Downloads its code, and its data if it has any. */
  load: () => Promise<Data>;
  /** Set where the data is there already: the part waits for nothing. */
  data?: Data | null | undefined;
  /** Shown where nothing was prerendered. */
  fallback: ReactNode;
  children: (data: Data | null) => ReactNode;
};

type Gate<Data> = { arrival: Promise<Data>; open: () => void };

/** Re-renders only for another `of`: otherwise React would empty a part that has not come alive yet. */
export const LatePart = memo(Late, (one, other) => one.of === other.of) as <Data>(
  props: LatePartProps<Data>,
) => ReactNode;

function Late<Data>({ load, data, fallback, children }: LatePartProps<Data>) {
  const [gate] = useState(() => createGate(load, data !== undefined));
  const place = useRef<HTMLDivElement>(null);
  useOpenWhenNear(place, gate.open);
  return (
    <div ref={place} data-late="" onPointerEnter={gate.open} onFocus={gate.open}>
      <ContentBoundary fallback={<div data-waiting="">{fallback}</div>}>
        <Arrived gate={gate} data={data} draw={children} />
      </ContentBoundary>
    </div>
  );
}

function Arrived<Data>(props: {
  gate: Gate<Data>;
  data: Data | null | undefined;
  draw: LatePartProps<Data>["children"];
}) {
  // While prerendering it is drawn where it stands.
  const isHere = props.data !== undefined || typeof window === "undefined";
  return props.draw(isHere ? (props.data ?? null) : use(props.gate.arrival));
}

/** A failed load opens nothing: whatever opens it while that load is under way, or later, tries anew. */
export function createGate<Data>(load: () => Promise<Data>, isHere: boolean): Gate<Data> {
  const { promise: arrival, resolve } = Promise.withResolvers<Data>();
  let isOpen = isHere;
  // The network may be back before the load that it failed has noticed.
  let isAskedAgain = false;
  function open() {
    isAskedAgain = isOpen;
    if (isOpen) return;
    isOpen = true;
    load().then(resolve, () => {
      isOpen = false;
      if (isAskedAgain) open();
    });
  }
  return { arrival, open };
}
