/** The other way to sign in, below the password: a passkey. */
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { usePasskeySignIn } from "./usePasskeySignIn.ts";
import { words as all } from "./words.ts";

const words = all.passkey;

export function PasskeyButton(props: { interaction: string; finish: (answer: unknown) => void }) {
  const { state, ask } = usePasskeySignIn(props.interaction, props.finish);
  const isAsking = state.kind === "asking";
  return (
    <div className="mt-5 border-t border-line pt-5">
      <Button
        variant="outline"
        size="lg"
        className="w-full"
        aria-disabled={isAsking}
        onClick={isAsking ? undefined : ask}
      >
        {isAsking ? all.sending : words.button}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.hint}</p>
      <p role="status" className="sr-only">
        {isAsking && words.asking}
      </p>
      <div className="mt-4 empty:hidden">
        {state.kind === "unused" && (
          <Notice tone="problem" title={words.unusedTitle}>
            {words.unused[state.why]}
          </Notice>
        )}
        {state.kind === "failed" && (
          <Notice tone="problem" title={all.failedTitle}>
            {state.failed.reason === "wrong"
              ? words.refused
              : all.failed[state.failed.reason](state.failed.retryAfterMinutes)}
          </Notice>
        )}
      </div>
    </div>
  );
}
