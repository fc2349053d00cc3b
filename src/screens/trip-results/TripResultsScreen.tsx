/** /trip-results: the planned trip with its days, map and costs, to be changed, printed and taken along. */
import { useColleges } from "#client/colleges/useColleges.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { SavedTrips } from "#components/trip/SavedTrips.tsx";
import { UnreadableNote } from "#components/trip/UnreadableNote.tsx";
import { type RequestedTrip, useRequestedTrip } from "#components/trip/useTrips.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { EmptyPicture } from "./EmptyPicture.tsx";
import { TripView } from "./TripView.tsx";
import { words } from "./words.ts";

export default function TripResultsScreen() {
  const asked = useRequestedTrip();
  return (
    <div className="page min-h-screen py-8 sm:py-12 print:min-h-0 print:max-w-none print:py-0">
      <h1 className="no-print text-4xl sm:text-5xl">{words.title}</h1>
      <p className="no-print mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
      <noscript>
        <p className="mt-4 max-w-2xl">{words.noScript}</p>
      </noscript>
      <div className="mt-8 space-y-10 print:mt-0">
        {asked.status === "loading" ? <Skeleton label={words.loading} lines={4} /> : <Asked asked={asked} />}
      </div>
    </div>
  );
}

function Asked({ asked }: { asked: Extract<RequestedTrip, { status: "ready" }> }) {
  const { trip, trips, askedId } = asked;
  return (
    <>
      <UnreadableNote />
      {trip !== null ? <Loaded key={trip.id} trip={trip} /> : askedId === null ? <Empty /> : <Unknown />}
      <SavedTrips trips={trips} currentId={trip?.id ?? null} />
    </>
  );
}

function Loaded({ trip }: Pick<Parameters<typeof TripView>[0], "trip">) {
  const index = useColleges();
  if (index.status === "loading") return <Skeleton label={words.colleges.loading} lines={4} />;
  if (index.status === "failed") {
    return <LoadFailed title={words.colleges.failed} load={index} kept={words.colleges.kept} />;
  }
  return <TripView trip={trip} all={index.value} />;
}

function Empty() {
  return (
    <EmptyState
      title={words.empty.title}
      picture={<EmptyPicture />}
      actions={
        <>
          <ButtonLink to="/college-visit-planner">{words.empty.plan}</ButtonLink>
          <ButtonLink variant="outline" to="/colleges">
            {words.empty.colleges}
          </ButtonLink>
        </>
      }
    >
      {words.empty.text}
    </EmptyState>
  );
}

function Unknown() {
  return (
    <Notice
      tone="attention"
      title={words.unknown.title}
      actions={<ButtonLink to="/college-visit-planner">{words.unknown.plan}</ButtonLink>}
    >
      {words.unknown.text}
    </Notice>
  );
}
