/** A field for a comment or an answer. What was typed stays until it has been sent. */
import { type ReactNode, type Ref, useState } from "react";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { describeFailure } from "#components/family/failure.ts";
import { essayCommentLimits } from "#contract/essays.ts";
import { Button } from "#ui/Button.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { words } from "./words.ts";

export function CommentForm(props: {
  /** The field, for a dialog that gives it the focus. */
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  hint?: string;
  send: string;
  text: string;
  onType: (text: string) => void;
  /** Rejects as the request does; its reason is shown below the field. */
  onSend: (text: string) => Promise<void>;
  /** Beside the button. */
  children?: ReactNode;
}) {
  const { ref, text, label, hint, onType } = props;
  const isOnline = useIsOnline();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const trimmed = text.trim();
  const tooLong = trimmed.length > essayCommentLimits.textLength ? words.tooLong(trimmed.length) : null;

  async function send(): Promise<void> {
    if (isSending || !isOnline || tooLong !== null) return;
    if (trimmed === "") {
      setError(words.empty);
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      await props.onSend(trimmed);
    } catch (failure) {
      setProblem(describeFailure(failure));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        ref={ref}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        rows={4}
        autoFocus
        value={text}
        readOnly={isSending}
        error={tooLong ?? error}
        onChange={(event) => {
          setError(null);
          onType(event.target.value.replaceAll("\0", ""));
        }}
      />
      {problem !== null && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {problem}
        </p>
      )}
      {!isOnline && (
        <p role="status" className="mt-2 text-[0.95rem]">
          {words.offline}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending || !isOnline}>
          {isSending ? words.sending : props.send}
        </Button>
        {props.children}
      </div>
    </form>
  );
}
