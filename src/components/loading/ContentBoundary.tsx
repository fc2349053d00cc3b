/** Around a part of a page whose code comes later: where it does not come, the rest of the page stays. */
import { type ReactNode, useEffect } from "react";
import { forgetFailedLoads } from "#client/chunks/createLazyPart.tsx";
import { Boundary } from "#client/errors/Boundary.tsx";
import { isChunkError } from "#client/errors/errorKinds.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

/** Errors of another kind go to the boundary above. */
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
          <p className="mt-2 font-semibold">{words.planIsSafe}</p>
        </Notice>
      )}
    >
      {children}
    </Boundary>
  );
}
