/** Where a state's colleges and students are, by setting and size: the two shares as pairs of bars. */
import type { ReactNode } from "react";
import { type CampusFactsData, sizeBandsBelow } from "#content/parts/campusFacts.ts";
import type { StateCode } from "#domain/college/states.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { CollegeLinks } from "../shared/CollegeLinks.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { words } from "./words.ts";

export function Settings({ facts, state }: { facts: CampusFactsData; state: StateCode }) {
  return (
    <PartSection title={words.settings.title} lead={words.settings.lead(state, facts.colleges)}>
      <ul className="space-y-5">
        {facts.settings.map(({ setting, colleges, studentShare, largest }) => (
          <Pair
            key={setting}
            label={words.settings.setting(setting)}
            colleges={colleges}
            collegeShare={colleges / facts.colleges}
            studentShare={studentShare}
          >
            <p className="mt-1 text-[0.92rem] text-ink-soft">
              {words.settings.largest} <CollegeLinks colleges={largest} />
            </p>
          </Pair>
        ))}
      </ul>
      <Origin>{words.settings.origin}</Origin>
    </PartSection>
  );
}

export function Sizes({ facts }: { facts: CampusFactsData }) {
  const [smallest] = facts.sizes;
  return (
    <PartSection
      title={words.sizes.title}
      lead={
        smallest === undefined
          ? undefined
          : words.sizes.lead(smallest.colleges / facts.colleges, smallest.studentShare)
      }
    >
      <ul className="space-y-4">
        {facts.sizes.map(({ colleges, studentShare }, at) => (
          <Pair
            key={getBandName(at)}
            label={getBandName(at)}
            colleges={colleges}
            collegeShare={colleges / facts.colleges}
            studentShare={studentShare}
          />
        ))}
      </ul>
      <Origin>{words.sizes.origin}</Origin>
    </PartSection>
  );
}

function Pair(props: {
  label: string;
  colleges: number;
  collegeShare: number;
  studentShare: number;
  children?: ReactNode;
}) {
  return (
    <li>
      <p className="font-semibold">{props.label}</p>
      <div className="figures mt-1 grid grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-x-3 gap-y-1 text-[0.95rem]">
        <Bar share={props.collegeShare} />
        <span>{words.colleges(props.colleges)}</span>
        <Bar share={props.studentShare} isMarked />
        <span>{words.students(props.studentShare)}</span>
      </div>
      {props.children}
    </li>
  );
}

function getBandName(at: number): string {
  const from = sizeBandsBelow[at - 1];
  const below = sizeBandsBelow[at];
  if (from === undefined) return words.sizes.under(below ?? 0);
  return below === undefined ? words.sizes.over(from) : words.sizes.between(from, below);
}
