/** Writing an answer: what leaves and from where, and a draft that a reload or another administrator does not lose. */
import { type FormEvent, useId, useState } from "react";
import { answerMessage } from "#client/admin/inboxApi.ts";
import { clearDraft, createFormId, getAttemptId, readDraft, writeDraft } from "#client/forms/draft.ts";
import { useAct } from "#components/admin/useAct.ts";
import { type InboxMessage, inboxLimits } from "#contract/adminInbox.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { messageWords as words } from "./words.ts";

type Kept = { id: string; attempted: string | null; text: string };

export function AnswerForm(props: {
  message: InboxMessage;
  onAnswered: (changed: InboxMessage) => void;
  onReread: () => Promise<void>;
}) {
  const { messageId, version, email, mail } = props.message;
  const closesId = useId();
  const form = `admin-answer-${messageId}`;
  const [draft, setDraft] = useState<Kept>(() => readKept(form));
  const [isClosed, setClosed] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const act = useAct();

  const keep = (changed: Kept) => {
    setDraft(changed);
    writeDraft(form, { id: changed.id, attempted: changed.attempted, values: changed.text });
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = draft.text.trim();
    const over = text.length - inboxLimits.answerMax;
    const wrong = text.length < inboxLimits.answerMin ? words.empty : over > 0 ? words.tooLong(over) : null;
    setError(wrong);
    if (wrong !== null) return;
    // The same words under the same id are mailed once, however often they are sent.
    const id = getAttemptId(draft, text, createFormId);
    keep({ id, attempted: text, text: draft.text });
    act.run(async () => {
      const changed = await answerMessage(messageId, { version, answerId: id, text, isClosed });
      clearDraft(form, id);
      setDraft(newDraft());
      props.onAnswered(changed);
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextAreaField
        label={words.answer}
        hint={words.answerHint}
        rows={8}
        value={draft.text}
        error={error}
        onChange={(event) => keep({ ...draft, text: event.target.value })}
      />
      <ul className="mt-3 text-[0.95rem] text-ink-soft">
        <li className="wrap-anywhere">{words.answerTo(email)}</li>
        {mail.from !== null && <li className="wrap-anywhere">{words.answerFrom(mail.from)}</li>}
        {mail.replyTo !== null && <li className="wrap-anywhere">{words.replyTo(mail.replyTo)}</li>}
      </ul>
      {mail.from === null && <p className="mt-3 rounded-2xl bg-sunk p-4">{words.noMail}</p>}
      <label htmlFor={closesId} className="mt-3 flex min-h-11 items-center gap-3">
        <input
          id={closesId}
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={isClosed}
          onChange={(event) => setClosed(event.target.checked)}
        />
        {words.closes}
      </label>
      <Button type="submit" className="mt-3" disabled={act.isBusy}>
        {act.isBusy ? words.sending : mail.from === null ? words.queue : words.send}
      </Button>
      <div className="mt-4 empty:hidden">
        {act.problem !== null && (
          <Notice
            tone="problem"
            title={act.isConflict ? words.conflict : words.problem}
            actions={
              act.isConflict ? (
                <Button variant="light" onClick={() => act.run(props.onReread)}>
                  {words.show}
                </Button>
              ) : undefined
            }
          >
            {act.problem} {words.conflictKept}
          </Notice>
        )}
      </div>
    </form>
  );
}

function readKept(form: string): Kept {
  const kept = readDraft(form);
  if (kept === null || typeof kept.values !== "string") return newDraft();
  return { id: kept.id, attempted: kept.attempted, text: kept.values };
}

function newDraft(): Kept {
  return { id: createFormId(), attempted: null, text: "" };
}
