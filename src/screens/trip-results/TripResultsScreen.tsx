/** /trip-results: the planned trip with its days, map and costs; editing, printing and export. */
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePageName } from "#client/head.ts";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { getTripName, SavedTrips } from "#components/trip/SavedTrips.tsx";
import { UnreadableNote } from "#components/trip/UnreadableNote.tsx";
import { type RequestedTrip, useRequestedTrip } from "#components/trip/useTrips.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { TripView } from "./TripView.tsx";
import { words } from "./words.ts";

export default function TripResultsScreen() {
  const asked = useRequestedTrip();
  return (
    <div className="page py-8 sm:py-12 print:max-w-none print:py-0">
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
  usePageName(trip === null || askedId === null ? null : getTripName(trip));
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
    return <RequiredLoadFailed title={words.colleges.failed} load={index} kept={words.colleges.kept} />;
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

/** Illustration for a page without a trip: a road past three campuses. */
function EmptyPicture() {
  return (
    <svg
      viewBox="0 0 240 150"
      fill="none"
      aria-hidden="true"
      className="h-auto w-full stroke-line-strong [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2.2]"
    >
      <path
        d="M30 122c20-60 58-16 78-52s30-58 58-40 18 70 44 72"
        className="stroke-accent [stroke-dasharray:1_7]"
      />
      <path d="M96 58V40l12-8 12 8v18ZM152 26V12l10-6 10 6v14" />
      <path d="M198 98V80l12-8 12 8v18Z" />
      <path d="M18 124v-18l14-12 14 12v18Z" className="fill-support stroke-none" />
    </svg>
  );
}
