/**
 * Gives every node its place in the picture: from left to right, where knowledge comes from, what we know, what it is
 * about, the rules, and what families see. Within a band what is linked lies at about the same height.
 */
import { type KnowledgeKind, knowledgeBands } from "#contract/knowledgeGraph.ts";
import type { GatheredGraph } from "./gathering.ts";

export type Place = { x: number; y: number };

/** After these the order hardly changes. */
const rounds = 24;

/** How far the picture goes in each direction from its middle: wider than it is high, like its frame. */
const reach = { x: 1000, y: 600 };

/** How much of its share of the width a band takes up; the rest is the gap beside it. */
const bandFill = 0.62;

/** One place per node, within the reach. The same graph is always laid out the same. */
export function layOut({ nodes, links }: GatheredGraph): Place[] {
  const neighbors = nodes.map((): number[] => []);
  for (const [from, to] of links) {
    neighbors[from]?.push(to);
    neighbors[to]?.push(from);
  }
  const bands = knowledgeBands.map(({ kinds }) =>
    [...nodes.keys()].filter((index) => isOneOf(kinds, nodes[index]?.kind)),
  );
  const heights = settleHeights(bands, neighbors);
  const places: Place[] = nodes.map(() => ({ x: 0, y: 0 }));
  const share = (2 * reach.x) / bands.length;
  for (const [at, band] of bands.entries()) {
    // A full band is several columns wide, so that dots do not cover each other.
    const columns = Math.max(1, Math.round(Math.sqrt(band.length / 12)));
    for (const [rank, index] of sortByHeight(band, heights).entries()) {
      const across = columns === 1 ? 0.5 : (rank % columns) / (columns - 1);
      places[index] = {
        x: round(-reach.x + share * (at + 0.5 + (across - 0.5) * bandFill)),
        y: round(reach.y - 2 * reach.y * ((rank + 0.5) / band.length)),
      };
    }
  }
  return places;
}

const isOneOf = (kinds: readonly KnowledgeKind[], kind: KnowledgeKind | undefined) =>
  kind !== undefined && kinds.includes(kind);

/** Heights from 0 to 1: each node moves to the middle of its neighbors, and each band is then spread evenly again. */
function settleHeights(
  bands: readonly (readonly number[])[],
  neighbors: readonly (readonly number[])[],
): number[] {
  const heights = neighbors.map(() => 0.5);
  const spread = (band: readonly number[]) => {
    for (const [rank, index] of band.entries()) heights[index] = (rank + 0.5) / band.length;
  };
  for (const band of bands) spread(band);
  for (let turn = 0; turn < rounds; turn++) {
    for (const band of bands) {
      const middles = new Map(
        band.map((index) => {
          const own = neighbors[index] ?? [];
          const sum = own.reduce((total, other) => total + (heights[other] ?? 0), 0);
          return [index, own.length === 0 ? (heights[index] ?? 0) : sum / own.length] as const;
        }),
      );
      spread(band.toSorted((one, other) => (middles.get(one) ?? 0) - (middles.get(other) ?? 0)));
    }
  }
  return heights;
}

const sortByHeight = (band: readonly number[], heights: readonly number[]) =>
  band.toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));

const round = (value: number) => Math.round(value * 10) / 10;
