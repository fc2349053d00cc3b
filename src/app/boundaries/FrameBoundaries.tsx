/** The two outermost boundaries: for a frame that broke while in use, and for what stands around the frame. */
import type { ReactNode } from "react";
import { Boundary } from "#client/errors/Boundary.tsx";
import { Button, getButtonClasses } from "#ui/Button.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { words } from "./words.ts";

type Props = {
  path: string;
  /** Until the page has been taken over an error is the mount's: it tries again, and has a screen of its own. */
  hasMounted: () => boolean;
  children: ReactNode;
};

/** Around everything: no part of the app is needed to show it. */
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

/** Around header, page and footer. */
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

/** Its link is a plain one: the home page comes anew from the server. */
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
