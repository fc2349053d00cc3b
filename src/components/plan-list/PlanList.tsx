/** The list, grouped by how sure admission is, from safety to reach. */
import { getAdmissionTone } from "#components/label/AdmissionMark.tsx";
import { words as labelWords } from "#components/label/words.ts";
import { ExactIncome } from "#components/odds/ExactIncome.tsx";
import { IncomeTap } from "#components/odds/IncomeTap.tsx";
import { findListScale } from "#components/price/listScale.ts";
import type { ListGroup } from "#domain/match/listGroups.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { StatusShape } from "#ui/StatusMark.tsx";
import { PlanRow } from "./PlanRow.tsx";
import { groupList } from "./planList.ts";
import type { ListView } from "./useListView.ts";
import { words } from "./words.ts";

const text = words.list;

export function PlanList({ view, heading: Heading }: { view: ListView; heading: "h2" | "h4" }) {
  const Below = Heading === "h2" ? "h3" : "h5";
  const scaleMaximumUsd = findListScale(
    view.list.map(({ row }) => row?.priceBand ?? null),
    view.plan.money.payPerYearUsd,
  );
  return (
    <section id="list" aria-labelledby="list-heading" className="scroll-mt-24 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading id="list-heading" className="text-3xl">
          {text.heading(view.list.length)}
        </Heading>
        <ButtonLink variant="outline" size="sm" to="/colleges">
          {text.addMore}
        </ButtonLink>
      </div>
      {view.list.some(({ row }) => row?.priceBand?.pricesByIncome !== undefined) && (
        <div className="mt-4">
          <IncomeTap exact={<ExactIncome />} />
        </div>
      )}
      {groupList(view.list).map(({ group, colleges }) => (
        <section key={group} aria-label={text.group(group)} className="mt-7">
          <GroupHeading group={group} heading={Below} />
          <ul className="mt-3 space-y-3">
            {colleges.map(({ entry, row }) => (
              <PlanRow
                key={entry.unitId}
                entry={entry}
                row={row}
                payPerYearUsd={view.plan.money.payPerYearUsd}
                scaleMaximumUsd={scaleMaximumUsd}
                heading={Heading === "h2" ? "h4" : "h6"}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function GroupHeading({ group, heading: Heading }: { group: ListGroup; heading: "h3" | "h5" }) {
  return (
    <div className="flex items-start gap-2.5">
      <span className="mt-1">
        <StatusShape tone={getAdmissionTone(group)} size={22} />
      </span>
      <div>
        <Heading className="text-xl">{text.group(group)}</Heading>
        <p className="text-[0.95rem] text-ink-soft">{labelWords.admissionMeaning(group)}</p>
      </div>
    </div>
  );
}
