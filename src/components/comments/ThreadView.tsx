/** One thread of comments at a task or a college, with a way to answer or add to it; and the form to begin one. */
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { AskFirst } from "#components/family/AskFirst.tsx";
import {
  type CommentThread,
  commentLimits,
  findCommentProblem,
  type PlanComment,
} from "#domain/plan/comments.ts";
import { Button } from "#ui/Button.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { words } from "./words.ts";

export type CommentActions = {
  /** Rejects with the reason in words, so that what was typed stays in its field. */
  say: (text: string, thread: string | null) => Promise<void>;
  remove: (comment: PlanComment) => Promise<void>;
  canRemove: (comment: PlanComment) => boolean;
  /** Not sent yet, for want of a network. */
  isWaiting: (comment: PlanComment) => boolean;
};

type ThreadProps = {
  thread: CommentThread;
  /** What it is about, for whoever hears the page. */
  place: string;
  nameOf: (comment: PlanComment) => string;
  /** The other person of the thread. */
  otherName: string;
  /** The student answers, everyone else adds to what they said. */
  isOwner: boolean;
  actions: CommentActions;
};

export function ThreadView({ thread, place, nameOf, otherName, isOwner, actions }: ThreadProps) {
  const list = useRef<HTMLUListElement>(null);
  const isFull = thread.comments.length >= commentLimits.inThread;
  return (
    <div className="border-l-2 border-support pl-3 text-[0.95rem]">
      <ul ref={list} tabIndex={-1} className="space-y-2 outline-none">
        {thread.comments.map((comment) => (
          <li key={comment.id}>
            <p className="text-ink-soft">
              <span className="font-semibold text-ink">{nameOf(comment)}</span> · {words.on(comment.at)}
            </p>
            <p className="max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{comment.text}</p>
            {actions.isWaiting(comment) && <p className="font-medium">{words.waiting}</p>}
            {actions.canRemove(comment) && (
              <Remove
                comment={comment}
                actions={actions}
                // The pressed button disappears with its comment.
                onRemoved={() => list.current?.focus({ preventScroll: true })}
              />
            )}
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="mt-1">{words.full}</p>
      ) : (
        <SayForm
          label={isOwner ? words.answer : words.sayMore}
          fieldLabel={isOwner ? words.answerLabel : words.label}
          place={place}
          otherName={otherName}
          isOwner={isOwner}
          isEager={isOwner && thread.isOpen}
          onSay={(text) => actions.say(text, thread.id)}
        />
      )}
    </div>
  );
}

function Remove(props: { comment: PlanComment; actions: CommentActions; onRemoved: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function remove(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await props.actions.remove(props.comment);
      props.onRemoved();
    } catch (error) {
      setProblem(readMessage(error));
      setBusy(false);
    }
  }
  return (
    <>
      <AskFirst
        label={words.remove}
        fullLabel={words.removeFull(props.comment.text)}
        question={words.removeAsk}
        yes={words.removeYes}
        no={words.removeNo}
        isBusy={isBusy}
        onYes={() => void remove()}
      />
      <Problem text={problem} />
    </>
  );
}

type FormProps = {
  label: string;
  fieldLabel: string;
  place: string;
  otherName: string;
  isOwner?: boolean;
  /** The button stands out where somebody waits for an answer. */
  isEager?: boolean;
  onSay: (text: string) => Promise<void>;
};

/** Folded to a button; what was typed stays until it is sent. */
export function SayForm({
  label,
  fieldLabel,
  place,
  otherName,
  isOwner = false,
  isEager = false,
  onSay,
}: FormProps) {
  const [isOpen, setOpen] = useState<"notYet" | "open" | "closed">("notYet");
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const about = <span className="sr-only">{words.about(place)}</span>;

  async function send(): Promise<void> {
    if (isBusy) return;
    const wrong = findCommentProblem(text);
    setProblem(wrong === null ? null : wrong === "empty" ? words.empty : words.tooLong(text.trim().length));
    if (wrong !== null) return;
    setBusy(true);
    try {
      await onSay(text.trim());
      setText("");
      setOpen("closed");
    } catch (error) {
      setProblem(readMessage(error));
    } finally {
      setBusy(false);
    }
  }

  if (isOpen !== "open") {
    return (
      <div>
        <Button
          variant={isEager ? "outline" : "ghost"}
          size="sm"
          className={isEager ? "mt-2" : "-ml-3.5"}
          autoFocus={isOpen === "closed"}
          onClick={() => setOpen("open")}
        >
          {label}
          {about}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="mt-2 max-w-prose space-y-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label={
          <>
            {fieldLabel}
            {about}
          </>
        }
        hint={words.hint(otherName, isOwner)}
        rows={3}
        autoFocus
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" aria-disabled={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
        <Button variant="light" size="sm" onClick={() => setOpen("closed")}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function Problem({ text }: { text: string | null }) {
  return (
    <p role="alert" className={text === null ? "sr-only" : "font-medium text-danger"}>
      {text}
    </p>
  );
}

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A heading with its threads below, for lists of comments apart from what they are about. */
export function ThreadGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <li aria-labelledby={id} className="min-w-0 space-y-2">
      <p id={id} className="font-semibold break-words">
        {title}
      </p>
      {children}
    </li>
  );
}
