/** The plan's colleges and which CSS Profile forms each requires: the family looks it up, the page totals the fees. */
import { useCollegeReplies } from "#client/colleges/useCollege.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import {
  type CssWish,
  calculateCssFee,
  calculateOtherCssFee,
  countCssColleges,
  cssWishes,
  getCssWish,
  toCssWishKey,
} from "#domain/aid/cssProfile.ts";
import { cssProfileTerms } from "#domain/aid/cssProfileTerms.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { collegeWords as words } from "./householdWords.ts";

/** Financial aid pages are fetched for at most this many colleges: one request each. */
const asked = 20;

export default function CssColleges() {
  const { plan, isLoaded } = usePlan();
  const unitIds = plan.colleges.map(({ unitId }) => unitId);
  const isEmpty = unitIds.length === 0;
  const index = useColleges(isLoaded && !isEmpty);
  const replies = useCollegeReplies(unitIds.slice(0, asked));
  if (!isLoaded) return null;
  const aidPages = new Map(replies.map(({ college }) => [college.unitId, college.financialAidUrl]));
  const getName = (unitId: number) =>
    (index.status === "ready" ? index.value.byUnitId.get(unitId)?.name : null) ?? words.unknown(unitId);
  return (
    <div className="mt-8 print:hidden">
      <h3 className="text-2xl">{words.title}</h3>
      {isEmpty && (
        <>
          <p className="mt-2">{words.empty}</p>
          <TextLink link={{ label: words.find, to: "/colleges" }} />
        </>
      )}
      {!isEmpty && index.status === "loading" && (
        <Skeleton label={words.loading} lines={3} className="mt-4" />
      )}
      {!isEmpty && index.status === "failed" && (
        <LoadFailed title={words.failed} load={index} kept={words.failedKept} />
      )}
      {!isEmpty && index.status !== "loading" && (
        <>
          <p className="mt-2 max-w-text">{words.lead}</p>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {unitIds.map((unitId) => (
              <li key={unitId} className="py-4">
                <CollegeRequirement
                  unitId={unitId}
                  name={getName(unitId)}
                  aidPage={aidPages.get(unitId) ?? null}
                />
              </li>
            ))}
          </ul>
          <Fees unitIds={unitIds} />
        </>
      )}
    </div>
  );
}

function CollegeRequirement(props: { unitId: number; name: string; aidPage: string | null }) {
  const store = usePlanStore();
  const { aid } = usePlan().plan;
  return (
    <>
      <RadioGroup<CssWish>
        legend={words.legend(props.name)}
        options={cssWishes.map((value) => ({ value, label: words.wishes[value] }))}
        value={getCssWish(aid, props.unitId)}
        onChange={(wish) =>
          store.give({ kind: "setAidAnswers", answers: { [toCssWishKey(props.unitId)]: wish } })
        }
      />
      {props.aidPage !== null && (
        <a
          href={props.aidPage}
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.aidPage(props.name)}
        </a>
      )}
    </>
  );
}

function Fees({ unitIds }: { unitIds: readonly number[] }) {
  const { aid } = usePlan().plan;
  const { filing, other, open } = countCssColleges(aid, unitIds);
  return (
    <div role="status" className="mt-4 space-y-1">
      {filing > 0 && <p>{words.fees(filing, calculateCssFee(filing), cssProfileTerms.awardYear)}</p>}
      {other > 0 && <p>{words.otherFee(other, calculateOtherCssFee(other))}</p>}
      {open > 0 && <p className="text-ink-soft">{words.stillOpen(open)}</p>}
    </div>
  );
}
