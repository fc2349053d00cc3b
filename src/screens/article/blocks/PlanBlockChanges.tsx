/** What changed in a story plan since the previous chapter: colleges, answers, labels and tasks. */
import type { ReactNode } from "react";
import { words as labelWords } from "#components/label/words.ts";
import type { StoryChanges } from "#content/parts/storyPlan.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { toCollegePath } from "#site/pages.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { planBlockWords as words } from "./planBlockWords.ts";

type Named = { name: string; slug: string };

export function PlanBlockChanges({ changes }: { changes: StoryChanges }) {
  const { added, dropped, told, moved, relabeled, done } = changes;
  const budgetChanged = changes.budgetChanged ?? [];
  const isEmpty = [added, dropped, told, moved, relabeled, budgetChanged].every((part) => part.length === 0);
  return (
    <div className="mt-5 rounded-xl bg-sunk p-4">
      <h4 className="text-xl">{words.changes(changes.since)}</h4>
      <dl className="mt-2 space-y-2">
        {added.length > 0 && (
          <Line name={words.added} items={added.map((one) => <CollegeLink key={one.slug} {...one} />)} />
        )}
        {dropped.length > 0 && (
          <Line name={words.dropped} items={dropped.map((one) => <CollegeLink key={one.slug} {...one} />)} />
        )}
        {told.length > 0 && <Line name={words.told} items={[words.toldList(told)]} />}
        {moved.length > 0 && (
          <Line name={words.movedTitle} items={moved.map(({ name, status }) => words.moved(name, status))} />
        )}
        {relabeled.length > 0 && (
          <Line
            name={words.relabeled}
            items={relabeled.map(({ name, from, to }) =>
              words.relabeledFrom(name, lowerName(from), lowerName(to)),
            )}
          />
        )}
        {budgetChanged.length > 0 && (
          <Line
            name={words.budgetChanged}
            items={budgetChanged.map(({ name, to }) => words.budgetNow(name, labelWords.budgetName(to)))}
          />
        )}
      </dl>
      {isEmpty && <p className="mt-1">{words.nothing}</p>}
      {done.length > 0 && (
        <Disclosure summary={words.done(done.length)} className="mt-2">
          <ul className="list-disc space-y-1 pl-6 text-[0.95rem]">
            {done.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function lowerName(code: AdmissionLabel): string {
  return labelWords.admissionName(code).toLowerCase();
}

function Line({ name, items }: { name: string; items: readonly ReactNode[] }) {
  return (
    <div className="sm:grid sm:grid-cols-[11rem_1fr] sm:gap-x-4">
      <dt className="font-semibold">{name}</dt>
      {items.map((item, at) => (
        // The lines never change.
        <dd key={at} className="sm:col-start-2">
          {item}
        </dd>
      ))}
    </div>
  );
}

function CollegeLink({ name, slug }: Named) {
  return (
    <Link to={toCollegePath(slug)} className="underline decoration-dotted underline-offset-4">
      {name}
    </Link>
  );
}
