/** The place of a lazy-loaded part of a page: if it cannot load, the rest of the page stays. */
import { type ReactNode, Suspense, useEffect } from "react";
import { forgetFailedLoads } from "#client/chunks/createLazyPart.tsx";
import { Boundary } from "#client/errors/Boundary.tsx";
import { isChunkError } from "#client/errors/errorKinds.ts";
import { describePlanSafety } from "#components/keeping/safetyWords.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

type ContentBoundaryProps = {
  /** Shown while it loads. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Errors that are not about loading go to the boundary above. */
export function ContentBoundary({ fallback, children }: ContentBoundaryProps) {
  useEffect(() => forgetFailedLoads, []);
  return (
    <Boundary
      name="content"
      handles={isChunkError}
      renderFallback={(_error, clear) => (
        <Notice
          tone="problem"
          title={words.contentTitle}
          actions={
            <Button
              onClick={() => {
                forgetFailedLoads();
                clear();
              }}
            >
              {words.tryAgain}
            </Button>
          }
        >
          <p>{words.contentDetail}</p>
          <p className="mt-2 font-semibold">{describePlanSafety()}</p>
        </Notice>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
