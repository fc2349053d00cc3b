/** A comment with the sentence it is about, the answers to it, and what this person can do with it. */
import { useState } from "react";
import { AskFirst } from "#components/family/AskFirst.tsx";
import { describeFailure } from "#components/family/failure.ts";
import type { EssayComment } from "#contract/essays.ts";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { CommentForm } from "./CommentForm.tsx";
import { words } from "./words.ts";

type ThreadProps = {
  comment: EssayComment;
  /** Its sentence is the one shown in the text. */
  isCurrent?: boolean;
  /** Leads to the sentence; null if it is gone. */
  onShow: (() => void) | null;
  /** Each rejects as the request does. */
  onAnswer: (text: string) => Promise<void>;
  onRemove: () => Promise<void>;
  /** The student's alone. */
  onResolve?: (isResolved: boolean) => Promise<void>;
};

export function CommentThread(props: ThreadProps) {
  const { comment, onShow } = props;
  const isResolved = comment.resolvedAt !== null;
  return (
    <article
      aria-label={describeAuthor(comment.author)}
      className={joinClasses(
        "rounded-2xl border bg-card p-4 sm:p-5",
        props.isCurrent === true ? "border-support shadow-card" : "border-line",
      )}
    >
      <blockquote className="border-l-4 border-support pl-3 text-[0.98rem] whitespace-pre-wrap break-words">
        {comment.quote}
      </blockquote>
      {onShow === null ? (
        <p className="mt-1.5 text-[0.95rem] font-semibold">{words.gone}</p>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3.5"
          aria-label={words.showHeard(comment.quote)}
          onClick={onShow}
        >
          {words.show}
        </Button>
      )}
      <Said author={comment.author} createdAt={comment.createdAt} text={comment.text} />
      {comment.answers.length > 0 && (
        <ol aria-label={words.answers} className="mt-3 space-y-3 border-l-2 border-line pl-4">
          {comment.answers.map((answer) => (
            <li key={answer.answerId}>
              <Said author={answer.author} createdAt={answer.createdAt} text={answer.text} />
            </li>
          ))}
        </ol>
      )}
      {isResolved && <p className="mt-3 text-[0.95rem] font-semibold text-accent-text">{words.resolved}</p>}
      <Actions {...props} />
    </article>
  );
}

function Said({ author, createdAt, text }: Pick<EssayComment, "author" | "createdAt" | "text">) {
  return (
    <div className="mt-2">
      <p className="text-[0.9rem] text-ink-soft">
        <span className="font-semibold break-words text-ink">{describeAuthor(author)}</span>{" "}
        <time dateTime={createdAt} className="figures">
          {words.when(createdAt)}
        </time>
      </p>
      <p className="mt-0.5 whitespace-pre-wrap break-words">{text}</p>
    </div>
  );
}

function Actions({ comment, onAnswer, onRemove, onResolve }: ThreadProps) {
  const [isAnswering, setAnswering] = useState(false);
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isResolved = comment.resolvedAt !== null;

  async function run(sent: Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await sent;
    } catch (failure) {
      setProblem(describeFailure(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-3">
      {isAnswering ? (
        <CommentForm
          label={words.answerField}
          send={words.sendAnswer}
          text={text}
          onType={setText}
          onSend={async (said) => {
            await onAnswer(said);
            setText("");
            setAnswering(false);
          }}
        >
          <Button type="button" variant="light" onClick={() => setAnswering(false)}>
            {words.cancel}
          </Button>
        </CommentForm>
      ) : (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={words.answerHeard(comment.text)}
            onClick={() => setAnswering(true)}
          >
            {words.answer}
          </Button>
          {onResolve !== undefined && (
            <Button
              variant="outline"
              size="sm"
              aria-disabled={isBusy}
              aria-label={isResolved ? words.reopenHeard(comment.text) : words.resolveHeard(comment.text)}
              onClick={() => {
                if (!isBusy) void run(onResolve(!isResolved));
              }}
            >
              {isResolved ? words.reopen : words.resolve}
            </Button>
          )}
          <AskFirst
            label={words.remove}
            fullLabel={words.removeHeard(comment.text)}
            question={words.removeAsk}
            yes={words.removeYes}
            no={words.removeNo}
            isBusy={isBusy}
            onYes={() => void run(onRemove())}
          />
        </div>
      )}
      {problem !== null && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function describeAuthor(author: EssayComment["author"]): string {
  if (author === null) return words.accountGone;
  if (author.isYou) return words.you;
  const name = author.name.trim() === "" ? author.email : author.name;
  return author.role === null ? words.noLongerReads(name) : name;
}
