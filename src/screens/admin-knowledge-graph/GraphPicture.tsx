/** The graph drawn with WebGL. Where the browser has none, or loses it, a sentence leads to the table. */
import { useEffect, useRef, useState } from "react";
import type Sigma from "sigma";
import type { Settings } from "sigma/settings";
import { type KnowledgeBand, knowledgeBands } from "#contract/knowledgeGraph.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { type IndexedGraph, listDependents, listNeighbors } from "./graphRules.ts";
import { kindColors } from "./kindColors.ts";
import { words } from "./words.ts";

type Props = {
  indexed: IndexedGraph;
  chosen: number | null;
  /** What search and kinds leave; null for everything. */
  shown: readonly number[] | null;
  onChoose: (index: number) => void;
};

type Standing = "drawing" | "drawn" | "impossible";

export function GraphPicture({ indexed, chosen, shown, onChoose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<Sigma | null>(null);
  const onChooseNow = useRef(onChoose);
  useEffect(() => {
    onChooseNow.current = onChoose;
  });
  const [standing, setStanding] = useState<Standing>("drawing");

  useEffect(() => {
    let isGone = false;
    const container = frame.current;
    if (container === null) return undefined;
    const lose = () => setStanding("impossible");
    draw(indexed, container, (index) => onChooseNow.current(index)).then(
      (drawn) => {
        if (isGone) drawn.kill();
        else {
          drawing.current = drawn;
          for (const canvas of Object.values(drawn.getCanvases()))
            canvas.addEventListener("webglcontextlost", lose);
          setStanding("drawn");
        }
      },
      () => {
        if (!isGone) setStanding("impossible");
      },
    );
    return () => {
      isGone = true;
      drawing.current?.kill();
      drawing.current = null;
    };
  }, [indexed]);

  useEffect(() => {
    if (standing === "drawn" && drawing.current !== null) mark(drawing.current, indexed, chosen, shown);
  }, [standing, indexed, chosen, shown]);

  if (standing === "impossible") return <Notice title={words.noPicture} />;
  const camera = () => drawing.current?.getCamera();
  return (
    <>
      <div
        ref={frame}
        role="img"
        aria-label={words.pictureLabel}
        className="relative h-64 w-full sm:h-[28rem] overflow-hidden rounded-3xl border border-line bg-card"
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="light" size="sm" onClick={() => void camera()?.animatedZoom()}>
          {words.zoomIn}
        </Button>
        <Button variant="light" size="sm" onClick={() => void camera()?.animatedUnzoom()}>
          {words.zoomOut}
        </Button>
        <Button variant="light" size="sm" onClick={() => void camera()?.animatedReset()}>
          {words.zoomAll}
        </Button>
        {standing === "drawing" && <span className="text-ink-soft">{words.drawing}</span>}
      </div>
    </>
  );
}

/** Rejects where there is no WebGL. The library is fetched only now. */
async function draw(
  { graph: known, indexOf, carries, subjectOf }: IndexedGraph,
  container: HTMLElement,
  onChoose: (index: number) => void,
): Promise<Sigma> {
  const [{ UndirectedGraph }, { default: SigmaView }] = await Promise.all([
    import("graphology"),
    import("sigma"),
  ]);
  const colorOf = readColors(container);
  const graph = new UndirectedGraph();
  for (const [index, { id, x, y, label, kind }] of known.nodes.entries()) {
    const weight = (carries[index]?.length ?? 0) + (subjectOf[index]?.length ?? 0);
    const color = colorOf(kindColors[kind].token);
    graph.addNode(id, { x, y, label, size: 1.6 + Math.min(6, Math.sqrt(weight) * 0.5), color });
  }
  for (const [from, to] of known.links)
    graph.mergeEdge(known.nodes[from]?.id, known.nodes[to]?.id, {
      size: 0.6,
      color: colorOf("--line-strong"),
    });
  // The name of each band stands above it.
  for (const [at, { id }] of knowledgeBands.entries()) {
    const x = -1000 + (2000 / knowledgeBands.length) * (at + 0.16);
    graph.addNode(bandId(id), {
      x,
      y: 660,
      size: 0,
      label: words.bands[id],
      forceLabel: true,
      color: colorOf("--card"),
    });
  }
  // A finger moves the picture, not the page.
  container.style.touchAction = "none";
  const isNarrow = container.clientWidth < 480;
  const sigma = new SigmaView(graph, container, {
    labelColor: { color: colorOf("--ink") },
    labelFont: getComputedStyle(container).fontFamily,
    // On a phone the names of the bands stand side by side only this small, over the whole width.
    labelSize: isNarrow ? 10 : 14,
    labelRenderedSizeThreshold: 12,
    stagePadding: isNarrow ? 24 : 28,
    hideEdgesOnMove: true,
    minCameraRatio: 0.02,
    maxCameraRatio: 2,
    defaultDrawNodeHover: drawChosen(colorOf),
  });
  sigma.on("clickNode", ({ node }) => {
    const index = indexOf.get(node);
    if (index !== undefined) onChoose(index);
  });
  return sigma;
}

const bandId = (id: KnowledgeBand) => `band:${id}`;

/** A token such as "--accent" as the color the page shows it in now. */
function readColors(element: Element): (token: string) => string {
  const style = getComputedStyle(element);
  return (token) => style.getPropertyValue(token).trim();
}

/** The chosen node, or the one under the pointer, as a ring and its name on the card's own color: also in the dark. */
function drawChosen(colorOf: (token: string) => string): Settings["defaultDrawNodeHover"] {
  return (pen, { x, y, size, label, color }, { labelFont, labelSize }) => {
    pen.beginPath();
    pen.arc(x, y, size + 4, 0, 2 * Math.PI);
    pen.fillStyle = colorOf("--card");
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = color;
    pen.stroke();
    if (typeof label !== "string" || label === "") return;
    pen.font = `600 ${labelSize}px ${labelFont}`;
    const width = pen.measureText(label).width;
    // To the left where it would run out of the picture.
    const left = x + size + 8 + width > pen.canvas.clientWidth ? x - size - 12 - width : x + size + 8;
    pen.fillStyle = colorOf("--card");
    pen.fillRect(left - 4, y - labelSize, width + 8, labelSize * 1.7);
    pen.fillStyle = colorOf("--ink");
    pen.fillText(label, left, y + labelSize / 3);
  };
}

/** More than these at once, and their links would be a blot. */
const mostLinked = 600;

/** Brings out what was chosen with its neighbors and dependents, or what was found, and holds the rest back. */
function mark(
  sigma: Sigma,
  indexed: IndexedGraph,
  chosen: number | null,
  shown: readonly number[] | null,
): void {
  const lit = listHighlighted(indexed, chosen, shown);
  const litIds = lit === null ? null : new Set(lit.map((index) => indexed.graph.nodes[index]?.id ?? ""));
  const chosenId = chosen === null ? null : (indexed.graph.nodes[chosen]?.id ?? null);
  const held = readColors(sigma.getContainer())("--line");
  const areLinksShown = lit !== null && lit.length <= mostLinked;
  sigma.setSetting("nodeReducer", (node, data) => {
    if (node.startsWith("band:")) return data;
    if (litIds === null || litIds.has(node)) return { ...data, zIndex: 1, highlighted: node === chosenId };
    return { ...data, color: held, label: null, zIndex: 0 };
  });
  sigma.setSetting("edgeReducer", (edge, data) => {
    const isShown =
      areLinksShown &&
      sigma
        .getGraph()
        .extremities(edge)
        .every((node) => litIds?.has(node));
    return isShown ? data : { ...data, hidden: true };
  });
  sigma.refresh({ skipIndexation: true });
}

/** The nodes to highlight; null highlights all of them. */
function listHighlighted(indexed: IndexedGraph, chosen: number | null, shown: readonly number[] | null) {
  if (chosen === null) return shown;
  const dependents = listDependents(indexed, chosen).map(({ index }) => index);
  return [...new Set([chosen, ...listNeighbors(indexed, chosen), ...dependents])];
}
