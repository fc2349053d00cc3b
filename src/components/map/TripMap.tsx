/** A trip on the map: the way from stop to stop over the states' outlines, numbered in the order visited. No tile server is asked. */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { Position } from "#domain/geography/distance.ts";
import { type Box, labelHeight, type PlacedLabel, pictureSize } from "./tripMapLabels.ts";
import { layOutTripMap, type MapView, type PlacedStop, type TripMapLayout } from "./tripMapLayout.ts";
import { projectToMap } from "./UsMap.tsx";
import { usStatePathsFine } from "./usStatePathsFine.ts";

export type TripMapPlace = Position & {
  /** What stands in its disc; null is the start. */
  number: number | null;
  /** A town. */
  label: string;
  state: StateCode | null;
};
/** From one place to another, by their positions in the list of places. */
export type TripMapLeg = { from: number; to: number; by: "car" | "flight" };

/** The whole map's size in its own units, and how large the small one beside the trip is drawn. */
const wholeMap = { width: 488, height: 305 } as const;
const locatorUnits = 0.2;
/** Below this many units across, the trip shows too little of any outline to tell where it is. */
const closeView = 200;

/** The fine outlines are drawn four times as large as the map's own units. */
const fineUnits = 4;

type Shown = { places: readonly (TripMapPlace & { x: number; y: number })[]; ways: readonly TripMapLeg[] };

/** `label` says in words what the picture shows; Puerto Rico and Guam are not on it, and are named below. */
export default function TripMap(props: {
  places: readonly TripMapPlace[];
  ways: readonly TripMapLeg[];
  label: string;
  offMapText: (labels: readonly string[]) => string;
  insetText: string;
  scaleText: (miles: number) => string;
}) {
  const shown = toShownMap(props.places, props.ways);
  const off = props.places.filter((place) => projectToMap(place.latitude, place.longitude) === null);
  const hasInset = shown.places.some(isInset);
  const layout = layOutTripMap(shown.places, shown.ways, !hasInset);
  return (
    <>
      {shown.places.length > 0 && (
        <Picture shown={shown} layout={layout} label={props.label} scaleText={props.scaleText} />
      )}
      {shown.places.length > 0 && layout.view.width < closeView && <Locator view={layout.view} />}
      {off.length > 0 && (
        <p className="mt-2 font-semibold">{props.offMapText(off.map(({ label }) => label))}</p>
      )}
      {hasInset && <p className="mt-2 text-[0.92rem] text-ink-soft">{props.insetText}</p>}
    </>
  );
}

/** The places that the map has, and the ways between them. */
function toShownMap(places: readonly TripMapPlace[], legs: readonly TripMapLeg[]): Shown {
  const indexes = new Map<number, number>();
  const shown: Shown["places"][number][] = [];
  for (const [index, place] of places.entries()) {
    const at = projectToMap(place.latitude, place.longitude);
    if (at === null) continue;
    indexes.set(index, shown.length);
    shown.push({ ...place, ...at });
  }
  const drawn = legs.flatMap((leg) => {
    const from = indexes.get(leg.from);
    const to = indexes.get(leg.to);
    return from === undefined || to === undefined ? [] : [{ ...leg, from, to }];
  });
  return { places: shown, ways: drawn };
}

/** Alaska and Hawaii, which the map draws south of California. */
function isInset({ latitude, longitude }: Position): boolean {
  return latitude > 50 || longitude < -130;
}

/** Where in the country the picture is: decoration, since the towns are named. */
function Locator({ view }: { view: MapView }) {
  return (
    <svg
      viewBox={`0 0 ${wholeMap.width} ${wholeMap.height}`}
      width={wholeMap.width * locatorUnits}
      height={wholeMap.height * locatorUnits}
      aria-hidden="true"
      className="float-right mt-2 ml-4"
    >
      <g transform={`scale(${1 / fineUnits})`}>
        {Object.entries(usStatePathsFine).map(([name, path]) => (
          <path key={name} d={path} className="fill-line" />
        ))}
      </g>
      <rect
        x={view.x}
        y={view.y}
        width={view.width}
        height={view.height}
        className="fill-none stroke-accent"
        strokeWidth={6}
      />
    </svg>
  );
}

function Picture(props: {
  shown: Shown;
  layout: TripMapLayout;
  label: string;
  scaleText: (miles: number) => string;
}) {
  const { places, ways: legs } = props.shown;
  const { view, pixelsPerUnit, radius, stops, scale: mileScale } = props.layout;
  const visited = new Set<string>(
    places.flatMap(({ state, number }) => (state === null || number === null ? [] : [stateNames[state]])),
  );
  const scale = pixelsPerUnit / fineUnits;
  return (
    <svg
      viewBox={`0 0 ${pictureSize.width} ${pictureSize.height}`}
      className="h-auto w-full rounded-2xl border border-line bg-sunk"
      role="img"
      aria-label={props.label}
    >
      <g
        transform={`translate(${-view.x * pixelsPerUnit} ${-view.y * pixelsPerUnit}) scale(${scale})`}
        aria-hidden="true"
      >
        {Object.entries(usStatePathsFine).map(([name, path]) => (
          <path
            key={name}
            d={path}
            className={visited.has(name) ? "fill-card stroke-line-strong" : "fill-paper stroke-line-strong"}
            strokeWidth={0.8}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      <g aria-hidden="true">
        {legs.map((leg, index) => (
          <LegPath key={index} from={stops[leg.from]} to={stops[leg.to]} by={leg.by} />
        ))}
        {stops.map((stop, index) => (
          <Place key={index} stop={stop} number={places[index]?.number ?? null} radius={radius} />
        ))}
        {mileScale !== null && <MileScale {...mileScale} text={props.scaleText(mileScale.miles)} />}
      </g>
    </svg>
  );
}

function MileScale({ box, pixels, text }: { box: Box; pixels: number; text: string }) {
  return (
    <>
      <path
        d={`M${box.left} ${box.bottom - 6}v6h${pixels}v-6`}
        className="fill-none stroke-ink-soft"
        strokeWidth={1.2}
      />
      <text
        x={box.left + pixels / 2}
        y={box.bottom - 5}
        textAnchor="middle"
        className="fill-ink-soft stroke-card font-sans [paint-order:stroke]"
        strokeWidth={3}
        fontSize={11}
      >
        {text}
      </text>
    </>
  );
}

/** A drive is a line, a flight a dashed bow: told apart without color. */
function LegPath(props: { from: PlacedStop | undefined; to: PlacedStop | undefined; by: "car" | "flight" }) {
  const { from, to, by } = props;
  if (from === undefined || to === undefined) return null;
  const bow = by === "flight" ? 0.18 : 0;
  const middleX = (from.x + to.x) / 2 + (to.y - from.y) * bow;
  const middleY = (from.y + to.y) / 2 - (to.x - from.x) * bow;
  return (
    <path
      d={`M${from.x} ${from.y}Q${middleX} ${middleY} ${to.x} ${to.y}`}
      className="fill-none stroke-accent"
      strokeWidth={2.6}
      strokeLinecap="round"
      strokeDasharray={by === "flight" ? "1 6" : undefined}
    />
  );
}

function Place(props: { stop: PlacedStop; number: number | null; radius: number }) {
  const { stop, number, radius } = props;
  const isBeside = Math.hypot(stop.x - stop.atX, stop.y - stop.atY) > radius;
  return (
    <>
      {isBeside && (
        <>
          <path
            d={`M${stop.x} ${stop.y}L${stop.atX} ${stop.atY}`}
            className="stroke-ink-soft"
            strokeWidth={1}
          />
          <circle cx={stop.atX} cy={stop.atY} r={2} className="fill-ink-soft" />
        </>
      )}
      {number === null ? (
        <rect
          x={stop.x - radius + 1}
          y={stop.y - radius + 1}
          width={2 * radius - 2}
          height={2 * radius - 2}
          rx={4}
          className="fill-support stroke-card"
          strokeWidth={1.5}
        />
      ) : (
        <circle
          cx={stop.x}
          cy={stop.y}
          r={radius - 0.5}
          className="fill-accent stroke-card"
          strokeWidth={1.5}
        />
      )}
      {number === null ? (
        <path
          d={`M${stop.x - 5} ${stop.y + 0.5}l5-5 5 5m-8.300-1v6h6.600v-6`}
          className="fill-none stroke-on-support"
          strokeWidth={1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text
          x={stop.x}
          y={stop.y + 4.3}
          textAnchor="middle"
          className="fill-on-accent font-sans font-bold"
          fontSize={number > 9 ? 11 : 12.5}
        >
          {number}
        </text>
      )}
      {stop.label !== null && (
        <text
          x={getLabelX(stop.label)}
          y={stop.label.box.bottom - labelHeight * 0.26}
          textAnchor={stop.label.anchor}
          className="fill-ink stroke-card font-sans font-semibold [paint-order:stroke]"
          strokeWidth={3}
          fontSize={12.5}
        >
          {stop.label.text}
        </text>
      )}
    </>
  );
}

function getLabelX({ box, anchor }: PlacedLabel): number {
  if (anchor === "middle") return (box.left + box.right) / 2;
  return anchor === "start" ? box.left : box.right;
}
