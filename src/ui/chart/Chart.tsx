/**
 * A chart with axes. Places are percentages and texts have real sizes, so it is the same in prerendered HTML and in the
 * browser, readable at any width, and needs no measuring. Its values are a label, and a table for screen readers.
 */
import { Fragment, type ReactNode } from "react";
import { joinClasses } from "../joinClasses.ts";
import {
  type AxisLabel,
  axesHeight,
  estimateWidth,
  type FittedLabel,
  fitAxisLabels,
  labelDistance,
  type PlacedLabel,
  type PointLabel,
  placeLabels,
  plotWidths,
} from "./labels.ts";
import { toPercent } from "./scale.ts";

/** Of texts in charts, in pixels. */
const textSize = 13;

/** Labels of the height axis have their place from the top. A title names what is measured, and in which unit. */
export type ChartAxis = { labels: readonly AxisLabel[]; title?: string };

export function Chart(props: {
  /** What is drawn, in words; null if the text or the table beside it says the same. */
  label: string | null;
  /** With the axes, in pixels. */
  height: number;
  x?: ChartAxis;
  y?: ChartAxis;
  className?: string;
  /** What is drawn, for screen readers, if the page shows no such table. */
  values?: ChartValues;
  children: ReactNode;
}) {
  const { x, y } = props;
  const longest = Math.max(0, ...(y?.labels ?? []).map(({ text }) => estimateWidth(text, textSize)));
  const heard = props.label === null ? { "aria-hidden": true } : { role: "img", "aria-label": props.label };
  return (
    <>
      <div {...heard} data-chart="" className={joinClasses("@container figures", props.className)}>
        {y?.title !== undefined && <p className="mb-1 text-[0.85rem] text-ink-soft">{y.title}</p>}
        <svg
          width="100%"
          height={props.height}
          className={joinClasses("block overflow-visible pt-2.5 pr-2 pb-6", findPadding(longest))}
        >
          {y !== undefined && (
            <g textAnchor="end" fontSize={textSize} className="fill-ink-soft">
              {y.labels.map(({ at, text }) => (
                <Fragment key={at}>
                  <line x2="100%" y1={toPercent(at)} y2={toPercent(at)} className="stroke-line" />
                  <text x={-8} y={toPercent(at)} dy={4.5}>
                    {text}
                  </text>
                </Fragment>
              ))}
            </g>
          )}
          {props.children}
          {x !== undefined && <AxisTexts labels={x.labels} y="100%" />}
        </svg>
        {x?.title !== undefined && <p className="text-right text-[0.85rem] text-ink-soft">{x.title}</p>}
      </div>
      {props.values !== undefined && <ValuesTable {...props.values} />}
    </>
  );
}

/** Room for the longest label of the height axis and its distance; half a rounded dot if there is none. */
function findPadding(longest: number): string {
  return paddings.find((padding) => 4 * Number(padding.slice(3)) >= longest + 8) ?? "pl-16";
}

/** A step is four pixels. */
const paddings = [
  "pl-2",
  "pl-5",
  "pl-6",
  "pl-7",
  "pl-8",
  "pl-9",
  "pl-10",
  "pl-11",
  "pl-12",
  "pl-14",
] as const;

/** An axis on its own, below bands on the same scale; a plain one has no ticks. */
export function Axis(props: { labels: readonly AxisLabel[]; isPlain?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" data-chart="" className={joinClasses("@container figures", props.className)}>
      <svg width="100%" height={26} className="block overflow-visible">
        {props.isPlain !== true &&
          props.labels.map(({ at }) => (
            <line key={at} x1={toPercent(at)} x2={toPercent(at)} y2={5} className="stroke-line-strong" />
          ))}
        <AxisTexts labels={props.labels} y="0" />
      </svg>
    </div>
  );
}

/** Lines behind rows of bands on one scale, as high as the rows; the parent is positioned. */
export function Backdrop(props: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible">
      {props.children}
    </svg>
  );
}

/** One label in a row of its own above or below bands, inside the frame and centered on its place otherwise. */
export function PlaceLabel(props: { at: number; text: string }) {
  const [label] = fitAxisLabels([props], { width: plotWidths[0], size: 15 });
  return (
    <svg width="100%" height={24} aria-hidden="true" data-chart="" className="figures block overflow-visible">
      <text
        x={toPercent(props.at)}
        y={16}
        textAnchor={label?.anchor}
        fontSize={15}
        className="fill-ink font-semibold"
      >
        {props.text}
      </text>
    </svg>
  );
}

function AxisTexts(props: { labels: readonly AxisLabel[]; y: string }) {
  const fit = (width: number) => fitAxisLabels(props.labels, { width, size: textSize, overhang: 6 });
  const name = ({ at, text, anchor }: FittedLabel) => `${at} ${text} ${anchor}`;
  return (
    <g fontSize={textSize} className="fill-ink-soft">
      {mergeWidths(fit, name).map(({ label, className }) => (
        <text
          key={`${name(label)} ${className}`}
          x={toPercent(label.at)}
          y={props.y}
          dy={19}
          textAnchor={label.anchor}
          className={className}
        >
          {label.text}
        </text>
      ))}
    </g>
  );
}

/**
 * Values beside their points, the first ones before the later ones where not all have room; `points` are all dots of
 * the chart, which no label covers.
 */
export function PointLabels(props: {
  labels: readonly PointLabel[];
  points: readonly { x: number; y: number }[];
  /** Of the chart with its axes, in pixels. */
  height: number;
}) {
  const height = props.height - axesHeight;
  const place = (width: number) => placeLabels(props.labels, props.points, { width, height, size: textSize });
  const name = ({ x, y, text, side }: PlacedLabel) => `${x} ${y} ${text} ${side}`;
  return (
    <g
      textAnchor="middle"
      fontSize={textSize}
      strokeWidth={3}
      className="fill-ink stroke-paper font-semibold [paint-order:stroke]"
    >
      {mergeWidths(place, name).map(({ label, className }) => (
        <text
          key={`${name(label)} ${className}`}
          x={toPercent(label.x)}
          y={toPercent(label.y)}
          dy={(label.side === "above" ? -labelDistance : labelDistance) + 4.5}
          className={className}
        >
          {label.text}
        </text>
      ))}
    </g>
  );
}

/** What is fitted to each width of the plot, with the class that shows it at those widths alone. */
function mergeWidths<Label>(
  fit: (width: number) => readonly Label[],
  name: (label: Label) => string,
): { label: Label; className: string | undefined }[] {
  const merged = new Map<string, { label: Label; widths: number[] }>();
  for (const [index, width] of plotWidths.entries()) {
    for (const label of fit(width)) {
      const known = merged.get(name(label));
      if (known === undefined) merged.set(name(label), { label, widths: [index] });
      else known.widths.push(index);
    }
  }
  return [...merged.values()].map(({ label, widths }) => ({ label, className: shownAt[widths.join("")] }));
}

/** By the widths of `plotWidths` something is shown at; at all of them it needs no class. */
const shownAt: Readonly<Record<string, string>> = {
  "0": "@xs:hidden",
  "1": "hidden @xs:inline @md:hidden",
  "2": "hidden @md:inline",
  "01": "@md:hidden",
  "02": "@xs:hidden @md:inline",
  "12": "hidden @xs:inline",
};

/** The values of a chart in rows, the first cell of each naming it. */
export type ChartValues = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

function ValuesTable({ caption, columns, rows }: ChartValues) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
