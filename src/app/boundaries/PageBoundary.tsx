/** Around each page: an error in it leaves the frame standing, and going elsewhere clears it. */
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Boundary } from "#client/errors/Boundary.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { isLocalHost } from "./hostRules.ts";
import { words } from "./words.ts";

/** Keyed by the path where it stands. */
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
    // What was fetched may be the cause; what is to be sent, and the plan, stay.
    queryClient.getQueryCache().clear();
    // After the button says so.
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
          {/* On the home page itself the path stays the same, so the error is cleared by hand. */}
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
