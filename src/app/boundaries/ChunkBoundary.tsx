/** Around each screen: code that could not be loaded is tried again three times, each after a longer wait; then a reload. */
import { type ReactNode, useEffect, useState } from "react";
import { getChunkStep } from "#client/chunks/chunkRules.ts";
import { forgetFailedLoads } from "#client/chunks/createLazyPart.tsx";
import { Boundary } from "#client/errors/Boundary.tsx";
import { describeError, isChunkError } from "#client/errors/errorKinds.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { words } from "./words.ts";

export function ChunkBoundary({ children }: { children: ReactNode }) {
  const [retriesUsed, setRetriesUsed] = useState(0);
  // Who comes back to the page finds it as if it had never failed.
  useEffect(() => forgetFailedLoads, []);
  return (
    <Boundary
      name="chunk"
      handles={isChunkError}
      renderFallback={(error, clear) => (
        <ChunkError
          message={describeError(error).message}
          retriesUsed={retriesUsed}
          onRetry={() => {
            setRetriesUsed(retriesUsed + 1);
            forgetFailedLoads();
            clear();
          }}
        />
      )}
    >
      {children}
    </Boundary>
  );
}

function ChunkError(props: { message: string; retriesUsed: number; onRetry: () => void }) {
  const { retriesUsed, onRetry } = props;
  const step = getChunkStep(retriesUsed);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || step.kind === "reload") return undefined;
    const timer = setTimeout(onRetry, step.waitMs);
    return () => clearTimeout(timer);
    // One try from the press on: what is handed in does not change while this stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWaiting]);
  return (
    <ErrorScreen
      title={words.chunk.title}
      detail={words.chunk.detail}
      actions={
        step.kind === "retry" ? (
          <Button onClick={() => setWaiting(true)} disabled={isWaiting}>
            {isWaiting ? words.retrying : words.chunk.tryAgain(step.number, step.of)}
          </Button>
        ) : (
          <Button onClick={() => window.location.reload()}>{words.reloadPage}</Button>
        )
      }
    >
      <p className="mt-4">{words.chunk.causesTitle}</p>
      <ul className="mt-1 list-disc pl-5">
        {words.chunk.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <details className="mt-4">
        <summary className="flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4">
          {words.chunk.technicalDetails}
        </summary>
        <p className="text-[0.95rem] break-words">{props.message}</p>
      </details>
    </ErrorScreen>
  );
}
