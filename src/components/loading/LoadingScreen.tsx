/** The placeholder for content that is loading: its shape, an optional message, and a hint once it takes long. */
import { LoadingHint } from "#ui/LoadingHint.tsx";
import { words } from "./words.ts";

export function LoadingScreen(props: {
  /** Shown; without it, announced only. */
  message?: string | undefined;
  hintAfterMs: number;
}) {
  return (
    <div className="mx-auto min-h-screen max-w-5xl px-4 py-10" role="status" data-loading-screen="">
      {props.message === undefined ? (
        <p className="sr-only">{words.loading}</p>
      ) : (
        <p className="mb-6 font-serif text-xl">{props.message}</p>
      )}
      <div aria-hidden="true" className="animate-pulse space-y-4 motion-reduce:animate-none">
        <div className="h-10 w-2/3 rounded-lg bg-line" />
        <div className="h-5 w-full rounded bg-line" />
        <div className="h-5 w-5/6 rounded bg-line" />
        <div className="h-40 w-full rounded-2xl bg-line" />
      </div>
      <LoadingHint afterMs={props.hintAfterMs} className="mt-6" />
    </div>
  );
}
