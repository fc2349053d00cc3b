/** Loads code when it is first needed, tells a failed load apart from broken code, and forgets failures. */
import { type ComponentType, createElement, type FunctionComponent, use } from "react";
import { loadModule } from "./loadModule.ts";

export type LazyPart<Props> = {
  /** Starts or joins the load; rejects with ChunkLoadError. A failure that no page shows is forgotten at once. */
  preload: () => Promise<ComponentType<Props>>;
  /** Suspends until the code is there. */
  Part: FunctionComponent<Props>;
};

export type LazyScreen = LazyPart<object>;

/** The code could not be fetched; the name is what the chunk boundary looks for. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(`Loading chunk failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "ChunkLoadError";
  }
}

/** Failed loads that a page shows, each with what forgets it. */
const shownFailures = new Set<() => void>();

/** Forgets every failed load, so that the next render asks again. */
export function forgetFailedLoads(): void {
  for (const forget of shownFailures) forget();
  shownFailures.clear();
}

type PartModule<Props> = { default: ComponentType<Props> };

/** `load` must be a plain `() => import("…")`: its text holds the address for a second try. */
export function createLazyPart<Props extends object>(load: () => Promise<PartModule<Props>>): LazyPart<Props> {
  let pending: Promise<ComponentType<Props>> | null = null;
  /** The load that a page is waiting for. */
  let shown: Promise<ComponentType<Props>> | null = null;
  let failures = 0;

  function preload(): Promise<ComponentType<Props>> {
    if (pending !== null) return pending;
    const loading: Promise<ComponentType<Props>> = loadModule(load, failures).then(
      (module) => {
        // What React reads of a promise: with these set `use` answers at once, so that a loaded screen hydrates whole.
        void Object.assign(loading, { status: "fulfilled", value: module.default });
        return module.default;
      },
      (error: unknown) => {
        failures += 1;
        if (shown === loading) shownFailures.add(forget);
        else forget();
        throw new ChunkLoadError(error);
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
      // Always through `use`: a render that suspended must call it again when it resumes.
      shown = preload();
      return createElement(use(shown), props);
    },
  };
}
