/** A map of the U.S. with points on it, as SVG that prerenders and asks no tile server. */
import { geoAlbersUsa } from "d3-geo";
import type { StateCode } from "#domain/college/states.ts";
import { stateNames } from "#domain/college/states.ts";
import { usStatePaths } from "./usStatePaths.ts";

export type MapPoint = { latitude: number; longitude: number; kind: "college" | "home"; label: string };

const width = 488;
const height = 305;
/** us-atlas's own projection, at the size the paths are drawn. */
const projection = geoAlbersUsa().scale(650).translate([243.75, 152.5]);

/** Where a position falls on the map; null outside the fifty states and DC, as in Puerto Rico or Guam. */
export function projectToMap(latitude: number, longitude: number): { x: number; y: number } | null {
  const point = projection([longitude, latitude]);
  return point === null ? null : { x: Math.round(point[0] * 10) / 10, y: Math.round(point[1] * 10) / 10 };
}

/** `label` says in words what the picture shows. Points outside the map are left out: name them in the text beside it. */
export function UsMap(props: {
  points: readonly MapPoint[];
  highlighted: readonly StateCode[];
  label: string;
}) {
  const highlighted = new Set<string>(props.highlighted.map((code) => stateNames[code]));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full" role="img" aria-label={props.label}>
      {Object.entries(usStatePaths).map(([name, path]) => (
        <path
          key={name}
          d={path}
          className={highlighted.has(name) ? "fill-accent-soft stroke-card" : "fill-line stroke-card"}
          strokeWidth={0.7}
        />
      ))}
      {props.points.map((point, index) => {
        const at = projectToMap(point.latitude, point.longitude);
        if (at === null) return null;
        return point.kind === "home" ? (
          <rect
            key={index}
            x={at.x - 4}
            y={at.y - 4}
            width={8}
            height={8}
            className="fill-support stroke-ink"
            strokeWidth={1}
          />
        ) : (
          <circle
            key={index}
            cx={at.x}
            cy={at.y}
            r={5.5}
            className="fill-accent stroke-card"
            strokeWidth={1.5}
          />
        );
      })}
    </svg>
  );
}
