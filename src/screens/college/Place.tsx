/** Where the college is: its address, its other campuses, and a point on a map of the fifty states. */

import { usePlan } from "#client/plan/usePlan.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { words as rowWords } from "#components/college-row/words.ts";
import { type MapPoint, projectToMap, UsMap } from "#components/map/UsMap.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { CollegePageData } from "#contract/colleges.ts";
import type { CampusReport } from "#domain/college/campusReport.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { measureTravel } from "#domain/geography/travel.ts";
import { formatAnd } from "#lib/format.ts";
import { Legend } from "#ui/chart/Legend.tsx";
import { words } from "./detailWords.ts";
import { FoldedSection } from "./Section.tsx";

export function Place({ reply }: { reply: CollegePageData }) {
  const { college, campuses = null } = reply;
  const { latitude, longitude } = college;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <FoldedSection id="place" glance={rowWords.place(college)}>
      <div className="grid items-start gap-x-10 gap-y-5 md:grid-cols-[1fr_1.4fr]">
        <div>
          <address className="text-lg not-italic">
            {college.address !== null && <span className="block">{college.address}</span>}
            <span className="block">
              {rowWords.place(college)} {college.zip}
            </span>
            {college.county !== null && <span className="block text-ink-soft">{college.county}</span>}
          </address>
          {position === null ? <p className="mt-2">{words.noPosition}</p> : <FromHome college={college} />}
          {campuses !== null && <Campuses {...campuses} />}
        </div>
        {position !== null && <Picture college={college} {...position} />}
      </div>
    </FoldedSection>
  );
}

/** To the nearest campus, once the student's home is known. */
function FromHome({ college }: { college: CollegeRecord }) {
  const { homeLatitude, homeLongitude } = usePlan().plan.profile;
  if (homeLatitude === null || homeLongitude === null) return null;
  const travel = measureTravel({ latitude: homeLatitude, longitude: homeLongitude }, college);
  return <p className="mt-2">{words.fromHome(travel)}</p>;
}

function Campuses({ places, source }: CampusReport) {
  const namesOf = (offers: "degrees" | "courses") =>
    places
      .filter((place) => place.offers === offers)
      .map(({ name }) => name)
      .toSorted();
  const [degrees, courses] = [namesOf("degrees"), namesOf("courses")];
  return (
    <div className="mt-3">
      {degrees.length > 0 && <p>{words.campuses(formatAnd(degrees))}</p>}
      {courses.length > 0 && <p className="mt-1">{words.courseSites(formatAnd(courses))}</p>}
      {degrees.length > 0 && <p className="mt-1 text-ink-soft">{words.askCampus}</p>}
      <SourceNote source={source} />
    </div>
  );
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
    <div className="no-print">
      <div className="aspect-[488/305] w-full">
        {isMounted && (
          <UsMap points={points} highlighted={[college.state]} label={words.map(college.name, place)} />
        )}
      </div>
      {points.length > 1 && (
        <Legend
          className="mt-2"
          items={[
            { mark: "support", name: words.home },
            { mark: "disc", name: college.name },
          ]}
        />
      )}
    </div>
  );
}
