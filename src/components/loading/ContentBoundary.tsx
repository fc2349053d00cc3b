/** Wraps a lazy-loaded part of a page: if it cannot load, the rest of the page stays. */

import { type ReactNode, useEffect } from "react";
import { forgetFailedLoads } from "#client/chunks/createLazyPart.tsx";
import { Boundary } from "#client/errors/Boundary.tsx";
import { isChunkError } from "#client/errors/errorKinds.ts";
import { describePlanSafety } from "#components/keeping/safetyWords.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

/** Other errors go to the boundary above. */
export function ContentBoundary({ children }: { children: ReactNode }) {
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
      {children}
    </Boundary>
  );
}
