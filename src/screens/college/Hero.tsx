/** The top of a college's page: name, place and kind, the save buttons, four figures, and its own pages. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePlan } from "#client/plan/usePlan.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { CompareButton } from "#components/college-actions/CompareButton.tsx";
import { SaveButton } from "#components/college-actions/SaveButton.tsx";
import { words as rowWords } from "#components/college-row/words.ts";
import { CounselorLink } from "#components/counselor-link/CounselorLink.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { LatePart } from "#components/loading/LatePart.tsx";
import type { CollegePageData } from "#contract/colleges.ts";
import { sayPlainDate } from "#domain/college/changeDates.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { joinFacts } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { figuresPart } from "./detailParts.ts";
import { words } from "./words.ts";

/** Few colleges have one, and its sources are not light. */
const changeNotice = createLazyPart(() => import("./ChangeNotice.tsx"));

export function Hero({ reply }: { reply: CollegePageData }) {
  const { college, change, predecessors = [] } = reply;
  const isGone = change?.takesFirstYears === false;
  // What only adds a campus to the name, as federal files do, finds the college but tells nobody anything.
  const otherNames = college.aliases.filter((alias) => !alias.includes(college.name));
  return (
    <div>
      <p className="no-print">
        <Link
          to="/colleges"
          className="inline-flex min-h-11 items-center gap-1.5 text-accent-text underline-offset-4 hover:underline"
        >
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M8 2 4 6l4 4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          {words.search}
        </Link>
      </p>
      <h1 className="mt-2 text-4xl sm:text-5xl">{college.name}</h1>
      <p className="mt-3 text-lg">{joinFacts([rowWords.place(college), rowWords.kind(college)])}</p>
      {otherNames.length > 0 && (
        <p className="mt-1 text-ink-soft">{words.alsoCalled(otherNames.slice(0, 4))}</p>
      )}
      {predecessors.length > 0 && (
        <p className="mt-1 text-ink-soft">
          {words.partOfIt(
            predecessors.slice(0, mostPredecessors).map(({ name, date }) => ({
              name,
              date: date === null ? null : sayPlainDate(date),
            })),
            Math.max(0, predecessors.length - mostPredecessors),
          )}
        </p>
      )}
      <Tags college={college} />
      {change != null && (
        <div className="mt-5">
          <ContentBoundary fallback={null}>
            <changeNotice.Part change={change} />
          </ContentBoundary>
        </div>
      )}
      {!isGone && (
        <div className="no-print mt-5 flex flex-wrap gap-x-2 gap-y-3 sm:gap-x-3">
          <SaveButton unitId={college.unitId} name={college.name} size="sm" />
          <CompareButton unitId={college.unitId} name={college.name} size="sm" />
          <CounselorLink slug={college.slug} className="max-sm:-mr-3.5" />
        </div>
      )}
      {!isGone && <OwnDate unitId={college.unitId} />}
      <LatePart
        of={reply}
        load={figuresPart.preload}
        fallback={<Skeleton label={words.loading} lines={4} className="mt-7" />}
      >
        {() => <figuresPart.Part reply={reply} />}
      </LatePart>
      <div className="mt-5 space-y-4 empty:hidden">
        {college.control === "forProfit" && (
          <Notice tone="attention" title={words.forProfitTitle}>
            {words.forProfit}
          </Notice>
        )}
        {!college.isDegreeGranting && <Notice title={words.noDegreeTitle}>{words.noDegree}</Notice>}
      </div>
    </div>
  );
}

/** More of them are counted, not named. */
const mostPredecessors = 4;

const nextDate = createLazyPart(() => import("./NextDate.tsx"));

/** For a college on the list; the room for it is there before the plan is read, so that nothing below it moves. */
function OwnDate({ unitId }: { unitId: number }) {
  const isMounted = useIsMounted();
  const { plan, isLoaded } = usePlan();
  const isListed = plan.colleges.some((college) => college.unitId === unitId);
  if (isLoaded && !isListed) return null;
  return (
    <>
      {/* It runs where it stands in the prerendered page, before what follows is painted, and nowhere else. */}
      {!isMounted && <script src="/begun.js" data-college={unitId} />}
      <div
        className={joinClasses(
          "no-print mt-4 grid min-h-[8.25rem] content-center border-y border-line py-3 sm:min-h-[6.75rem]",
          !isLoaded && "not-in-data-listed:hidden",
        )}
      >
        {isLoaded && (
          <ContentBoundary fallback={null}>
            <nextDate.Part unitId={unitId} />
          </ContentBoundary>
        )}
      </div>
    </>
  );
}

function Tags({ college }: { college: CollegeRecord }) {
  const tags = [
    college.isHbcu && words.hbcu,
    college.isTribal && words.tribal,
    college.isWomenOnly && words.women,
    college.isMenOnly && words.men,
    college.isOnlineOnly && words.online,
  ].filter((tag) => tag !== false);
  if (tags.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full bg-accent-soft px-3 py-0.5 font-medium text-accent-text">
          {tag}
        </li>
      ))}
    </ul>
  );
}
