/** What one application or college asks: a folded card with its due date and progress, and its questions inside. */
import { useState } from "react";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { EssayItem, EssayList, EssaySet } from "#domain/essays/essayList.ts";
import { joinFacts } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Bar } from "#ui/chart/Track.tsx";
import { EssayLink } from "./EssayLink.tsx";
import { listWords as words } from "./listWords.ts";
import type { ShownList } from "./useEssayList.ts";

type Group = EssayList["groups"][number];

export function EssayGroup(props: {
  group: Group;
  shown: ShownList;
  /** Open from the start. */
  isFirst: boolean;
  onStart: (promptId: string) => void;
  /** Adds a prompt of one's own for this college. */
  onAdd: (unitId: number | null) => void;
}) {
  const { group, shown } = props;
  const [isOpen, setOpen] = useState(props.isFirst);
  const { progress, due } = group;
  const name = group.kind === "platform" ? words.platformNames[group.platform] : toName(group.unitId, shown);
  const optional = group.sets.filter(({ items }) => items[0]?.prompt.audience === "optional").length;
  const facts = [words.progress(group), optional === 0 ? null : words.optionalCount(optional)];
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-2xl border border-line bg-card open:shadow-card"
    >
      <summary className="flex min-h-16 items-center gap-x-4 rounded-2xl px-4 py-3 sm:px-6">
        <svg
          viewBox="0 0 12 12"
          width="14"
          height="14"
          aria-hidden="true"
          className="shrink-0 text-accent-text transition-transform duration-150 [details[open]>summary>&]:rotate-90"
        >
          <path d="m4 2 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 sm:grid-cols-[1fr_auto] sm:items-center">
          <span className="min-w-0 font-serif text-xl leading-tight break-words">{name}</span>
          <span className="figures text-[0.95rem] font-semibold sm:text-right">{words.describeDue(due)}</span>
          <span className="figures text-[0.95rem] text-ink-soft">{joinFacts(facts)}</span>
          {progress.asked > 0 && (
            <span className="hidden w-40 justify-self-end sm:block">
              <Bar share={progress.finished / progress.asked} />
            </span>
          )}
        </span>
      </summary>
      {/* Rendered on demand: a long list has hundreds of questions. */}
      {isOpen && <Inside {...props} name={name} />}
    </details>
  );
}

function Inside(props: Parameters<typeof EssayGroup>[0] & { name: string }) {
  const { group, shown, name, onStart } = props;
  const note = words.coverage[group.coverage];
  return (
    <div className="border-t border-line px-4 pt-4 pb-4 sm:px-6">
      {group.kind === "platform" && (
        <p className="mb-3 text-[0.95rem] text-ink-soft">{words.serves(group.colleges, shown.getName)}</p>
      )}
      {note !== null && <p className="mb-3">{note}</p>}
      {group.kind === "platform" && words.mainEssay[group.mainEssay] !== null && (
        <p className="mb-3">{words.mainEssay[group.mainEssay]}</p>
      )}
      {group.kind === "college" && group.note !== null && <p className="mb-3">{group.note}</p>}
      {group.sets.map((set) => (
        <SetView key={set.items[0]?.prompt.id} set={set} shown={shown} onStart={onStart} />
      ))}
      {group.own.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {group.own.map((essay) => (
            <li key={essay.essayId} className="py-2">
              <EssayLink essay={essay} plan={shown.plan} topic={null} limit={null} />
            </li>
          ))}
        </ul>
      )}
      {group.kind === "college" && (
        <Button variant="ghost" size="sm" className="-ml-3" onClick={() => props.onAdd(group.unitId)}>
          {words.addOwnFor(name)}
        </Button>
      )}
      <AiRule group={group} />
      <div className="mt-1 flex flex-wrap gap-x-6">
        {group.kind === "college" && group.source !== null && (
          <SourceNote source={group.source} summary={words.source} />
        )}
        {group.due?.basis?.source != null && (
          <SourceNote source={group.due.basis.source} summary={words.dateSource} />
        )}
      </div>
    </div>
  );
}

function SetView(props: { set: EssaySet; shown: ShownList; onStart: (promptId: string) => void }) {
  const { set } = props;
  const choice = set.items.length > 1 ? words.choice(set) : null;
  return (
    <div className="border-t border-line first-of-type:border-t-0">
      {choice !== null && (
        <p className="pt-3 text-[0.95rem] font-semibold">
          <span className="rounded-full bg-support-soft px-3 py-1">{choice}</span>
        </p>
      )}
      <ul className="divide-y divide-line">
        {set.items.map((item) => (
          <li key={item.prompt.id} className="py-3">
            <ItemView item={item} shown={props.shown} onStart={props.onStart} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ItemView({
  item,
  shown,
  onStart,
}: {
  item: EssayItem;
  shown: ShownList;
  onStart: (promptId: string) => void;
}) {
  const { prompt, essays, answeredBy } = item;
  const { audience, options } = prompt;
  const isText = prompt.openLimit !== "notText";
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="max-w-lead leading-snug">{prompt.topic}</p>
          <p className="figures mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-[0.92rem] text-ink-soft">
            <span>{words.describeLimit(prompt)}</span>
            {audience === "optional" && <span className="font-semibold">{words.optional}</span>}
            {audience === "some" && <span className="font-semibold">{words.some(prompt.forWhom)}</span>}
          </p>
        </div>
        {essays.length === 0 && isText && (
          <Button
            variant="light"
            size="sm"
            className="shrink-0"
            aria-label={words.startHeard(prompt.topic)}
            onClick={() => onStart(prompt.id)}
          >
            {words.start}
          </Button>
        )}
      </div>
      {prompt.limitNote !== null && (
        <p className="mt-1 max-w-lead text-[0.92rem] text-ink-soft">{prompt.limitNote}</p>
      )}
      {prompt.note !== null && <p className="mt-1 max-w-lead text-[0.92rem] text-ink-soft">{prompt.note}</p>}
      {options.length > 0 && (
        <>
          <p className="mt-2 text-[0.92rem] font-semibold">{words.options}</p>
          <ul className="list-disc pl-5 text-[0.95rem]">
            {options.map(({ topic }) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </>
      )}
      {prompt.answeredBy !== null && answeredBy.length > 0 && (
        <p className="mt-1 text-[0.95rem]">{words.answeredBy(prompt.answeredBy)}</p>
      )}
      {essays.map((essay) => (
        <EssayLink
          key={essay.essayId}
          essay={essay}
          plan={shown.plan}
          topic={words.open}
          limit={prompt.limit}
        />
      ))}
    </>
  );
}

function AiRule({ group }: { group: Group }) {
  const { text, policy } = words.describeAiRule(group.aiRules);
  return (
    <div className="mt-3 rounded-r-xl border-l-4 border-support bg-support-soft/50 py-2 pr-3 pl-4 text-[0.95rem]">
      <p>
        <span className="font-semibold">{words.aiTitle}: </span>
        {text}
      </p>
      {policy?.consequence != null && <p>{words.aiConsequence(policy.consequence)}</p>}
      {policy !== null && <SourceNote source={policy.source} />}
    </div>
  );
}

function toName(unitId: number, { getName }: ShownList): string {
  return getName(unitId) ?? words.college(unitId);
}
