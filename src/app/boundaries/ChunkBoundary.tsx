/** Catches failed code loads around each screen: three retries with growing waits, then a full reload. */
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
  // Start clean for people who come back to the page.
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
    // One retry per press: the inputs do not change while this is mounted.
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
