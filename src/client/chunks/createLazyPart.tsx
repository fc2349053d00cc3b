/** A part of a page whose code is downloaded on first use, and that can forget a failed download. */
import { type ComponentType, createElement, type FunctionComponent, use } from "react";

export type LazyPart<Props> = {
  /** Starts or joins the load. A failure that no page is showing is forgotten at once. */
  preload: () => Promise<ComponentType<Props>>;
  /** Suspends until the code has loaded. */
  Part: FunctionComponent<Props>;
};

export type LazyScreen = LazyPart<object>;

/** Failed loads that a page is showing, each with a function that forgets it. */
const shownFailures = new Set<() => void>();

/** Forgets every failed load, so that the next render tries again. */
export function forgetFailedLoads(): void {
  for (const forget of shownFailures) forget();
  shownFailures.clear();
}

type PartModule<Props> = { default: ComponentType<Props> };

export function createLazyPart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
): LazyPart<Props> {
  let pending: Promise<ComponentType<Props>> | null = null;
  /** The load a page is waiting for. */
  let shown: Promise<ComponentType<Props>> | null = null;

  function preload(): Promise<ComponentType<Props>> {
    if (pending !== null) return pending;
    const loading: Promise<ComponentType<Props>> = load().then(
      (module) => {
        // Set the fields React reads on a promise, so that `use` returns at once and a loaded screen hydrates in one go.
        void Object.assign(loading, { status: "fulfilled", value: module.default });
        return module.default;
      },
      (error: unknown) => {
        if (shown === loading) shownFailures.add(forget);
        else forget();
        throw error;
      },
    );
    pending = loading;
    return loading;
  }

  function forget(): void {
    pending = null;
  }

  return {
    preload,
    Part(props) {
      // Always call `use`: a render that suspended must call it again when it resumes.
      shown = preload();
      return createElement(use(shown), props);
    },
  };
}
