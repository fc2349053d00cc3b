/** The two outermost error boundaries: one around the chrome, one around the whole app. */
import type { ReactNode } from "react";
import { Boundary } from "#client/errors/Boundary.tsx";
import { Button, getButtonClasses } from "#ui/Button.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { words } from "./words.ts";

type Props = {
  path: string;
  /** Before hydration, errors belong to mount.tsx, which retries and has its own fallback screen. */
  hasMounted: () => boolean;
  children: ReactNode;
};

/** Wraps everything, so it must render without any part of the app. */
export function AppBoundary(props: Props) {
  return (
    <Boundary
      name="app"
      resetKey={props.path}
      handles={props.hasMounted}
      renderFallback={() => <BrokenFrame title={words.app.title} detail={words.app.detail} />}
    >
      {props.children}
    </Boundary>
  );
}

/** Wraps the header, page and footer. */
export function FrameBoundary(props: Props) {
  return (
    <Boundary
      name="frame"
      resetKey={props.path}
      handles={props.hasMounted}
      renderFallback={() => <BrokenFrame title={words.frame.title} detail={words.frame.detail} />}
    >
      {props.children}
    </Boundary>
  );
}

/** A plain link, so that the home page is loaded fresh from the server. */
function BrokenFrame(props: { title: string; detail: string }) {
  return (
    <main id="main">
      <ErrorScreen
        title={props.title}
        detail={props.detail}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{words.refreshPage}</Button>
            <a href="/" className={getButtonClasses("light", "default")}>
              {words.goHome}
            </a>
          </>
        }
      />
    </main>
  );
}
