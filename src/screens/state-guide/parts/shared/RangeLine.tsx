/** A spread drawn as a thin line from end to end, a band for its middle half where there is one, and a mark for the middle. */

export type RangeLineProps = {
  minimum: number;
  maximum: number;
  median: number;
  /** Null where the middle half is not told apart. */
  band: { lower: number; upper: number } | null;
  /** Where a value stands from the left, in this picture's units. */
  at: (value: number) => number;
  width: number;
  label: string;
};

/** Room at both ends for the marks. */
export const rangeEdge = 4;

export function RangeLine({ minimum, maximum, median, band, at, width, label }: RangeLineProps) {
  return (
    <svg viewBox={`0 0 ${width} 26`} role="img" aria-label={label} className="mt-1 h-auto w-full">
      <path d={`M${rangeEdge} 13H${width - rangeEdge}`} className="stroke-line" strokeWidth={1} />
      <path
        d={`M${at(minimum)} 8v10M${at(minimum)} 13H${at(maximum)}M${at(maximum)} 8v10`}
        className="stroke-ink-soft"
        strokeWidth={1.6}
      />
      {band !== null && (
        <rect
          x={at(band.lower)}
          y={4}
          width={Math.max(3, at(band.upper) - at(band.lower))}
          height={18}
          rx={5}
          className="fill-accent-soft stroke-accent"
          strokeWidth={1.4}
        />
      )}
      <path d={`M${at(median)} 1v24`} className="stroke-accent" strokeWidth={3.5} strokeLinecap="round" />
    </svg>
  );
}
