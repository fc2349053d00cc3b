/** The list: how far the student is, what each application and college asks, and which draft could serve twice. */
import { useState } from "react";
import { useEssays } from "#client/essays/useEssay.ts";
import { BlankPlan } from "#components/illustration/BlankPlan.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { StudentSwitcher } from "#components/students/StudentSwitcher.tsx";
import type { EssayList, EssayProgress } from "#domain/essays/essayList.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { navigate } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { toEssayAddress } from "../addresses.ts";
import { EssayGroup } from "./EssayGroup.tsx";
import { EssayLink } from "./EssayLink.tsx";
import { listWords as words } from "./listWords.ts";
import { OwnPromptDialog } from "./OwnPromptDialog.tsx";
import { ReuseSection } from "./ReuseSection.tsx";
import { type ShownList, useEssayList } from "./useEssayList.ts";

export default function EssayListView() {
  const load = useEssayList();
  switch (load.status) {
    case "loading":
      return <Skeleton label={words.loading} lines={4} className="mt-8" />;
    case "failed":
      return (
        <div className="mt-8">
          <LoadFailed title={words.loadFailed} load={load} kept={words.loadFailedKept} />
        </div>
      );
    case "ready":
    default:
      return <Ready shown={load.value} />;
  }
}

function Ready({ shown }: { shown: ShownList }) {
  const { change } = useEssays();
  // The college the dialog is opened for; null for none in particular, undefined while it is closed.
  const [asking, setAsking] = useState<number | null | undefined>(undefined);
  const { list, plan } = shown;
  const start = (promptId: string) => navigate(toEssayAddress(change.add({ promptId })));
  const dialog = (
    <OwnPromptDialog
      isOpen={asking !== undefined}
      unitId={asking ?? null}
      shown={shown}
      onClose={() => setAsking(undefined)}
      onAdd={(ownPrompt) => navigate(toEssayAddress(change.add({ ownPrompt })))}
    />
  );
  if (plan.colleges.length === 0 && plan.essays.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState
          title={words.emptyTitle}
          picture={<BlankPlan />}
          actions={
            <>
              <ButtonLink to="/colleges">{words.emptyColleges}</ButtonLink>
              <Button variant="outline" onClick={() => setAsking(null)}>
                {words.addOwn}
              </Button>
            </>
          }
        >
          {words.empty}
        </EmptyState>
        {dialog}
      </div>
    );
  }
  const first = findNext(list)?.key;
  const isGuess = (group: Group) => group.kind === "platform" && group.isGuess;
  const shared = list.groups.filter((group) => group.kind === "platform" && !group.isGuess);
  const colleges = list.groups.filter(({ kind }) => kind === "college");
  return (
    <div className="mt-7">
      <Overview shown={shown} />
      {[
        { title: words.sharedTitle, text: null, groups: shared },
        { title: words.collegesTitle, text: null, groups: colleges },
        { title: words.guessedTitle, text: words.guessedText, groups: list.groups.filter(isGuess) },
      ].map(
        ({ title, text, groups }) =>
          groups.length > 0 && (
            <section key={title} aria-label={title} className="mt-10">
              <h2 className="text-2xl sm:text-3xl">{title}</h2>
              {text !== null && <p className="mt-1 max-w-text text-ink-soft">{text}</p>}
              <ul className="mt-4 space-y-3">
                {groups.map((group) => {
                  const key = toKey(group);
                  return (
                    <li key={key}>
                      <EssayGroup
                        group={group}
                        shown={shown}
                        isFirst={key === first}
                        onStart={start}
                        onAdd={setAsking}
                      />
                    </li>
                  );
                })}
              </ul>
            </section>
          ),
      )}
      {list.others.length > 0 && (
        <section aria-labelledby="other-essays" className="mt-10">
          <h2 id="other-essays" className="text-2xl sm:text-3xl">
            {words.others}
          </h2>
          <p className="mt-1 text-ink-soft">{words.othersText}</p>
          <ul className="mt-4 divide-y divide-line rounded-2xl border border-line bg-card px-4 sm:px-6">
            {list.others.map((essay) => (
              <li key={essay.essayId} className="py-3">
                <EssayLink essay={essay} plan={plan} topic={null} limit={null} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6">
        <Button variant="outline" onClick={() => setAsking(null)}>
          {words.addOwn}
        </Button>
      </p>
      <ReuseSection shown={shown} />
      {dialog}
    </div>
  );
}

/** The figures of all groups together, and what is due next. */
function Overview({ shown }: { shown: ShownList }) {
  const { list, getName } = shown;
  const total = sumProgress(list);
  const next = findNext(list);
  return (
    <div className="grid gap-x-10 gap-y-4 rounded-3xl border border-line bg-card p-5 shadow-card sm:grid-cols-[auto_1fr] sm:items-center sm:p-7">
      {total.asked > 0 && (
        <p className="figures flex flex-wrap items-baseline gap-x-3 leading-none">
          <span className="font-serif text-5xl sm:text-6xl">
            {words.finished(total.finished, total.asked)}
          </span>
          <span className="text-lg text-ink-soft">{words.finishedLabel(total.asked)}</span>
        </p>
      )}
      <div className="min-w-0">
        <p className="text-lg">{total.asked === 0 ? words.noneAsked : words.summary(total)}</p>
        {next !== undefined && (
          <p className="mt-1 font-semibold">
            {words.next(
              next.group.kind === "platform"
                ? words.platformNames[next.group.platform]
                : (getName(next.group.unitId) ?? words.college(next.group.unitId)),
              words.describeDue(next.group.due),
            )}
          </p>
        )}
        {list.cycle !== null && (
          <p className="mt-2 text-[0.95rem] text-ink-soft">
            {words.cycle(list.cycle.of, list.cycle.isCurrent)}
          </p>
        )}
        <StudentSwitcher />
      </div>
    </div>
  );
}

type Group = EssayList["groups"][number];

function toKey(group: Group): string {
  return group.kind === "platform" ? group.platform : String(group.unitId);
}

/** The group with work left whose date comes first. */
function findNext({ groups }: EssayList): { group: Group; key: string } | undefined {
  const open = groups.filter(({ progress, due }) => {
    const isOver = due !== null && (due.isOver || !due.isToSend);
    return progress.finished < progress.asked && !isOver;
  });
  const [first] = open.toSorted((a, b) => toSortDay(a).localeCompare(toSortDay(b)));
  return first === undefined ? undefined : { group: first, key: toKey(first) };
}

function toSortDay({ due }: Group): string {
  return due?.aim ?? due?.day ?? "9999";
}

function sumProgress({ groups }: EssayList): EssayProgress {
  const sum = { asked: 0, started: 0, drafted: 0, finished: 0 };
  for (const { progress } of groups) {
    sum.asked += progress.asked;
    sum.started += progress.started;
    sum.drafted += progress.drafted;
    sum.finished += progress.finished;
  }
  return sum;
}
