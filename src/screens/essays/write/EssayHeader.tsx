/** What the essay is for: its title, prompt, limit, due date, status and the rule on AI. */
import { memo, useId, useState } from "react";
import { useEssays } from "#client/essays/useEssay.ts";
import { usePageName } from "#client/head.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { isRecorded } from "#domain/essays/authorship/isRecorded.ts";
import { type EssayStatus, essayLimits, type PlanEssay } from "#domain/essays/essay.ts";
import type { EssayList } from "#domain/essays/essayList.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import { cleanText } from "#domain/essays/text/cleanText.ts";
import type { LengthLimit } from "#domain/essays/text/countText.ts";
import { joinFacts } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { inputClasses, TextField } from "#ui/Field.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { listWords } from "../list/listWords.ts";
import { useEssayList } from "../list/useEssayList.ts";
import { findGroup } from "./findGroup.ts";
import { exactPromptNote, getPromptText } from "./promptText.ts";
import { ReadyNote } from "./ReadyNote.tsx";
import { writeWords as words } from "./writeWords.ts";

export const EssayHeader = memo(function EssayHeader(props: {
  essay: PlanEssay;
  prompt: EssayPrompt | null;
  limit: LengthLimit | null;
}) {
  const { essay, prompt } = props;
  const load = useEssayList();
  const shown = load.status === "ready" ? load.value : null;
  const group = shown === null ? null : findGroup(shown.list, essay, prompt);
  const unitId = prompt?.unitId ?? essay.ownPrompt?.unitId ?? null;
  const asker =
    prompt?.platform != null
      ? listWords.platformNames[prompt.platform]
      : unitId === null
        ? null
        : (shown?.getName(unitId) ?? null);
  const heading = essay.title || asker || words.untitled;
  usePageName(heading);
  const facts = [
    heading === asker ? null : asker,
    prompt === null ? null : listWords.describeLimit(prompt),
    group == null ? null : listWords.describeDue(group.due),
    isRecorded(essay) ? words.recorded : null,
  ];
  return (
    <header>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl break-words sm:text-4xl">{heading}</h1>
          <p className="figures mt-1.5 min-h-6 text-ink-soft">{joinFacts(facts)}</p>
        </div>
        <StatusField essay={essay} />
      </div>
      <p className="mt-4 max-w-lead border-l-4 border-accent pl-4 font-serif text-xl leading-snug whitespace-pre-wrap break-words">
        {getPromptText(essay, prompt)}
      </p>
      <Disclosure summary={words.promptTitle} className="no-print mt-2 max-w-text">
        <div className="space-y-4">
          {prompt !== null && <p>{words.ourWords}</p>}
          {prompt !== null && <SourceNote source={prompt.source} />}
          {prompt !== null && <ExactPrompt essay={essay} />}
          {group != null && <AiRule group={group} />}
          <TitleField essay={essay} />
        </div>
      </Disclosure>
    </header>
  );
});

function AiRule({ group }: { group: EssayList["groups"][number] }) {
  const { text, policy } = listWords.describeAiRule(group.aiRules);
  return (
    <div>
      <p>
        <span className="font-semibold">{words.aiTitle}: </span>
        {text}
      </p>
      {policy !== null && <SourceNote source={policy.source} />}
    </div>
  );
}

function StatusField({ essay }: { essay: PlanEssay }) {
  const id = useId();
  const { change } = useEssays();
  return (
    <div className="no-print">
      <label htmlFor={id} className="block text-[0.92rem] font-semibold">
        {words.status}
      </label>
      <select
        id={id}
        className={`${inputClasses} mt-1 font-medium`}
        value={essay.status}
        onChange={(event) => {
          const status = words.statuses.find(({ value }) => value === event.target.value)?.value;
          if (status !== undefined) change.set(essay.id, { status: status satisfies EssayStatus });
        }}
      >
        {words.statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {essay.status === "ready" && <ReadyNote essay={essay} />}
    </div>
  );
}

function TitleField({ essay }: { essay: PlanEssay }) {
  const { change } = useEssays();
  const [typed, setTyped] = useState(essay.title);
  return (
    <TextField
      label={words.titleField}
      hint={words.titleHint}
      maxLength={essayLimits.titleLength}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed.trim() !== essay.title) change.set(essay.id, { title: typed.trim() });
      }}
    />
  );
}

/** The application's own words are the student's copy: our records have only the topic. */
function ExactPrompt({ essay }: { essay: PlanEssay }) {
  const { change } = useEssays();
  const [typed, setTyped] = useState(essay.notes[exactPromptNote] ?? "");
  const isTooLong = typed.length > essayLimits.noteLength;
  return (
    <TextAreaField
      label={words.exactPrompt}
      hint={words.exactHint}
      rows={3}
      value={typed}
      error={isTooLong ? words.exactTooLong : null}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        const text = cleanText(typed).trim();
        if (!isTooLong && text !== (essay.notes[exactPromptNote] ?? ""))
          change.setNotes(essay.id, { [exactPromptNote]: text === "" ? null : text });
      }}
    />
  );
}
