/** A map of the part of the U.S. around its points, as SVG that can be prerendered and needs no tile server. */
import { geoAlbersUsa } from "d3-geo";
import type { StateCode } from "#domain/college/states.ts";
import { stateNames } from "#domain/college/states.ts";
import { frameAround, mapSize } from "./frameAround.ts";
import { usStatePaths } from "./usStatePaths.ts";

export type MapPoint = { latitude: number; longitude: number; kind: "college" | "home"; label: string };

/** The projection of us-atlas, at the size its paths are drawn. */
const projection = geoAlbersUsa().scale(650).translate([243.75, 152.5]);

/** Projects a position onto the map; null outside the fifty states and DC, such as Puerto Rico or Guam. */
export function projectToMap(latitude: number, longitude: number): { x: number; y: number } | null {
  const point = projection([longitude, latitude]);
  return point === null ? null : { x: Math.round(point[0] * 10) / 10, y: Math.round(point[1] * 10) / 10 };
}

/** `label` describes the map in words. Points outside the map are omitted: name them in the text beside it. */
export function UsMap(props: {
  points: readonly MapPoint[];
  highlighted: readonly StateCode[];
  label: string;
}) {
  const points = props.points.flatMap((point) => {
    const at = projectToMap(point.latitude, point.longitude);
    return at === null ? [] : [{ ...point, at }];
  });
  const frame = frameAround(points.map(({ at }) => at));
  // Marks keep their size however close the map comes.
  const unit = frame.width / mapSize.width;
  const highlighted = new Set<string>(props.highlighted.map((code) => stateNames[code]));
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className="h-auto w-full rounded-xl"
      role="img"
      aria-label={props.label}
    >
      {Object.entries(usStatePaths).map(([name, path]) => (
        <path
          key={name}
          d={path}
          className={highlighted.has(name) ? "fill-accent-soft stroke-card" : "fill-line stroke-card"}
          strokeWidth={0.7 * unit}
        />
      ))}
      {points.map(({ at, kind }) =>
        kind === "home" ? (
          <rect
            key={kind}
            x={at.x - 5 * unit}
            y={at.y - 5 * unit}
            width={10 * unit}
            height={10 * unit}
            className="fill-support stroke-ink"
            strokeWidth={unit}
          />
        ) : (
          <circle
            key={kind}
            cx={at.x}
            cy={at.y}
            r={6 * unit}
            className="fill-accent stroke-card"
            strokeWidth={1.5 * unit}
          />
        ),
      )}
    </svg>
  );
}
