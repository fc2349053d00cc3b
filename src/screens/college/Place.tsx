/** Where the college is: its address, and a point on a map of the fifty states. */

import { usePlan } from "#client/plan/usePlan.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { words as rowWords } from "#components/college-row/words.ts";
import { type MapPoint, projectToMap, UsMap } from "#components/map/UsMap.tsx";
import type { CollegeRecord } from "#domain/college/record.ts";
import { calculateDistanceMiles } from "#domain/geography/distance.ts";
import { words } from "./detailWords.ts";
import { Section } from "./Section.tsx";

export function Place({ college }: { college: CollegeRecord }) {
  const { latitude, longitude } = college;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <Section id="place">
      <div className="grid items-start gap-x-10 gap-y-5 md:grid-cols-[1fr_1.4fr]">
        <div>
          <address className="text-lg not-italic">
            {college.address !== null && <span className="block">{college.address}</span>}
            <span className="block">
              {rowWords.place(college)} {college.zip}
            </span>
            {college.county !== null && <span className="block text-ink-soft">{college.county}</span>}
          </address>
          {position === null ? <p className="mt-2">{words.noPosition}</p> : <FromHome {...position} />}
        </div>
        {position !== null && <Picture college={college} {...position} />}
      </div>
    </Section>
  );
}

/** Great-circle miles, once the student's home is known. */
function FromHome(props: { latitude: number; longitude: number }) {
  const { homeLatitude, homeLongitude } = usePlan().plan.profile;
  if (homeLatitude === null || homeLongitude === null) return null;
  const miles = calculateDistanceMiles(
    { latitude: homeLatitude, longitude: homeLongitude },
    { latitude: props.latitude, longitude: props.longitude },
  );
  return <p className="mt-2">{words.fromHome(miles)}</p>;
}

/** Rendered after hydration: prerendering the state outlines would double the page's weight. */
function Picture(props: { college: CollegeRecord; latitude: number; longitude: number }) {
  const { college, latitude, longitude } = props;
  const isMounted = useIsMounted();
  const { homeLatitude, homeLongitude } = usePlan().plan.profile;
  const place = rowWords.place(college);
  if (projectToMap(latitude, longitude) === null) return <p>{words.offMap(place)}</p>;
  const points: MapPoint[] = [{ latitude, longitude, kind: "college", label: college.name }];
  if (homeLatitude !== null && homeLongitude !== null) {
    points.unshift({ latitude: homeLatitude, longitude: homeLongitude, kind: "home", label: words.home });
  }
  return (
    <div className="no-print aspect-[488/305] w-full">
      {isMounted && (
        <UsMap points={points} highlighted={[college.state]} label={words.map(college.name, place)} />
      )}
    </div>
  );
}
