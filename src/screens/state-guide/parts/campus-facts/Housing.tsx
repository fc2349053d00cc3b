/** The cost of on-campus housing and meals: the median, and the colleges at both ends. */
import type { CampusFactsData, HousingFacts } from "#content/parts/campusFacts.ts";
import { formatUsd } from "#lib/format.ts";
import { createScale, listTicks, type Scale } from "#ui/chart/scale.ts";
import { RangeTrack } from "#ui/chart/Track.tsx";
import { CollegeLink } from "../shared/CollegeLinks.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { words } from "./words.ts";

export function Housing({ housing }: Pick<CampusFactsData, "housing">) {
  const dearest = Math.max(0, ...housing.map(({ medianUsd, most: maximum }) => maximum?.usd ?? medianUsd));
  const at = createScale(0, listTicks(dearest, { step: 5_000 }).at(-1) ?? dearest);
  return (
    <PartSection title={words.housing.title} lead={words.housing.lead}>
      {housing.length === 0 ? (
        <p>{words.housing.none}</p>
      ) : (
        <ul className="max-w-lg space-y-7">
          {housing.map((one) => (
            <Control key={one.control} facts={one} at={at} />
          ))}
        </ul>
      )}
      <Origin>{words.housing.origin}</Origin>
    </PartSection>
  );
}

function Control({ facts, at }: { facts: HousingFacts; at: Scale }) {
  const { control, n, medianUsd, least: minimum, most: maximum } = facts;
  return (
    <li>
      <p className="text-[0.95rem]">{words.housing.control[control]}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-serif text-4xl">{formatUsd(medianUsd)}</span>
        <span className="text-[0.9rem] text-ink-soft">{words.housing.n(n)}</span>
      </p>
      {minimum !== null && maximum !== null && (
        <>
          <RangeTrack
            ends={[at(minimum.usd), at(maximum.usd)]}
            band={null}
            median={at(medianUsd)}
            label={words.housing.chart(formatUsd(minimum.usd), formatUsd(maximum.usd))}
            className="mt-1"
          />
          <p className="mt-1 text-[0.92rem]">
            <End word={words.housing.least} end={minimum} />
            <br />
            <End word={words.housing.most} end={maximum} />
          </p>
        </>
      )}
    </li>
  );
}

function End(props: { word: string; end: { name: string; slug: string; usd: number } }) {
  const { word, end } = props;
  return (
    <>
      <span className="text-ink-soft">{word}</span> <CollegeLink {...end} />{" "}
      <span className="figures whitespace-nowrap">{words.housing.at(end.usd)}</span>
    </>
  );
}
