/** Where figures stand in the drawn parts of a state's guide. */

/** Drawn for a phone: text of 12 stays readable there, and does not shout on a wide screen. */
export const chartWidth = 380;

/** A median of fewer colleges says little of their type. */
export const leastColleges = 3;

export type Scale = { at: (value: number) => number; ticks: readonly number[] };

/** Even steps from zero to the first one at or above the highest value; what lies outside is drawn at the edge. */
export function createScale(highest: number, step: number, from: number, to: number): Scale {
  const top = Math.max(step, Math.ceil(highest / step) * step);
  const count = Math.round(top / step);
  return {
    at: (value) => {
      const share = Math.min(1, Math.max(0, value / top));
      return Math.round((from + share * (to - from)) * 10) / 10;
    },
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

/** Places for round labels of this size at these points: moved just so far that none hides another. */
export function spreadLabels(
  points: readonly { x: number; y: number }[],
  size: number,
  bounds: { left: number; right: number; top: number; bottom: number },
): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = [];
  for (const point of points) {
    const free = rings.map((ring) => ({ x: point.x + ring.x * size, y: point.y + ring.y * size }));
    const inside = free.filter(
      ({ x, y }) => x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom,
    );
    const place = inside.find((one) => placed.every((other) => measureDistance(one, other) >= size));
    placed.push(roundPoint(place ?? inside[0] ?? point));
  }
  return placed;
}

/** Steps around a point, the nearest first: up and to the right before down and to the left. */
const rings = [1, 1.4, 2, 2.8, 3.6].flatMap((radius) =>
  [-45, -90, 0, -135, 45, 180, 90, 135].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  }),
);

function measureDistance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function roundPoint({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
