/** What is stored on this device right now, in figures. */
import { useOpenedColleges } from "#client/colleges/openedColleges.ts";
import type { PlanState } from "#client/plan/planStoreTypes.ts";
import { isMilitaryZip } from "#domain/geography/militaryZip.ts";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { DeviceState } from "./deviceState.ts";
import { words } from "./words.ts";

export function StoredData({ state, device }: { state: PlanState; device: DeviceState | null }) {
  const { plan } = state;
  const answers = countAnswers(plan);
  const opened = useOpenedColleges().length;
  const isEmpty =
    plan.colleges.length === 0 && answers === 0 && plan.essays.length === 0 && state.plans.length <= 1;
  return (
    <section
      aria-label={words.now}
      className="mt-8 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <h2 className="font-sans text-base font-normal text-ink-soft">{words.now}</h2>
      {!state.isLoaded ? (
        <>
          <p className="mt-1 font-serif text-2xl leading-10 text-ink-soft sm:text-4xl sm:leading-12">
            {words.loading}
          </p>
          {/* As tall as where nothing is stored, which is what a first visit shows next. */}
          <p aria-hidden="true" className="mt-2 opacity-0">
            {words.nothingText}
          </p>
        </>
      ) : isEmpty ? (
        <>
          <p className="mt-1 font-serif text-4xl sm:text-5xl">
            {opened > 0 ? words.openedPages(opened) : words.nothing}
          </p>
          <p className="mt-2 text-ink-soft">{opened > 0 ? words.openedText : words.nothingText}</p>
        </>
      ) : (
        <ul className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          <StoredItem figure={words.students(state.plans.length)} note={words.onDevice} />
          <StoredItem
            figure={words.colleges(plan.colleges.length)}
            note={words.shownPlan(plan.studentName)}
          />
          <StoredItem figure={words.answers(answers)} note={words.shownPlan(plan.studentName)} />
          {plan.essays.length > 0 && (
            <StoredItem
              figure={words.essays(plan.essays.length)}
              note={words.essayVersions(device?.essayVersions ?? 0)}
            />
          )}
          {opened > 0 && <StoredItem figure={words.openedPages(opened)} note={words.opened} />}
          {device?.usedMegabytes != null && (
            <StoredItem figure={words.space(device.usedMegabytes)} note={words.spaceLabel} />
          )}
        </ul>
      )}
    </section>
  );
}

function StoredItem(props: { figure: string; note: string }) {
  return (
    <li className="min-w-0">
      <p className="figures font-serif text-3xl leading-tight sm:text-4xl">{props.figure}</p>
      <p className="text-[0.95rem] text-ink-soft">{props.note}</p>
    </li>
  );
}

/** Counts given answers; derived ones (a GPA's scale, a ZIP code's position) do not count. */
function countAnswers({ profile, money, calculatorPrices }: Plan): number {
  const isDerived = profile.homeZip !== null && !isMilitaryZip(profile.homeZip);
  const homeState = isDerived ? null : profile.homeState;
  const sentence = { ...profile, homeState, homeLatitude: null, homeLongitude: null };
  return (
    countDiffering({ ...sentence, gpaScale: emptyProfile.gpaScale }, emptyProfile) +
    countDiffering(money, emptyMoney) +
    Object.keys(calculatorPrices).length
  );
}

function countDiffering(given: object, empty: object): number {
  const before = new Map(Object.entries(empty));
  return Object.entries(given).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(key)),
  ).length;
}
