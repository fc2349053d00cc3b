/** Catches errors inside one page: the chrome stays, and navigating away clears the error. */
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Boundary } from "#client/errors/Boundary.tsx";
import { isLocalHost } from "#client/hostRules.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { words } from "./words.ts";

/** Keyed by path by its parent. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary name="page" renderFallback={(_error, clear) => <PageError onLeave={clear} />}>
      {children}
    </Boundary>
  );
}

function PageError({ onLeave }: { onLeave: () => void }) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const reload = () => {
    setBusy(true);
    // Cached data may be the cause, so clear it; pending mutations and the plan stay.
    queryClient.getQueryCache().clear();
    // Wait until the button has rendered its busy label.
    setTimeout(() => window.location.reload());
  };
  return (
    <ErrorScreen
      title={words.page.title}
      detail={words.page.detail}
      actions={
        <>
          <Button onClick={reload} disabled={isBusy}>
            {isBusy ? words.retrying : words.reloadPage}
          </Button>
          {/* On the home page the path does not change, so clear the error explicitly. */}
          <ButtonLink variant="light" to="/" onClick={onLeave}>
            {words.goHome}
          </ButtonLink>
        </>
      }
    >
      {!isLocalHost(window.location.hostname) && <p className="mt-3 text-ink-soft">{words.page.hint}</p>}
    </ErrorScreen>
  );
}
