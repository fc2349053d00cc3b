/** Loads code when it is first needed, tells a failed load apart from broken code, and forgets failures. */
import { type ComponentType, createElement, type FunctionComponent, use } from "react";
import { retryAddress } from "./retryAddress.ts";

export type LazyPart<Props> = {
  /** Starts or joins the load; rejects with ChunkLoadError. */
  preload: () => Promise<ComponentType<Props>>;
  /** Forgets a failed load, so that the next visit asks again. */
  forget: () => void;
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

type PartModule<Props> = { default: ComponentType<Props> };

/** `load` must be a plain `() => import("…")`: its text holds the address for a second try. */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;
  let failures = 0;

  function preload(): Promise<ComponentType<Props>> {
    pending ??= loadModule().then(
      (module) => {
        loaded = module.default;
        // What React reads of a promise: with these set `use` answers at once, so that a loaded screen hydrates whole.
        if (pending !== null) void Object.assign(pending, { status: "fulfilled", value: module.default });
        return module.default;
      },
      (error: unknown) => {
        failures += 1;
        throw new ChunkLoadError(error);
      },
    );
    return pending;
  }

  /** Older browsers keep a failed import for the life of the page, so later tries use a changed address. */
  function loadModule(): Promise<PartModule<Props>> {
    const address = failures > 0 ? retryAddress(load.toString(), failures) : null;
    // The file is one of our own build's chunks: the same one that `load` names.
    return address === null ? load() : (import(/* @vite-ignore */ address) as Promise<PartModule<Props>>);
  }

  return {
    preload,
    forget() {
      if (loaded === null) pending = null;
    },
    Part(props) {
      // Always through `use`: a render that suspended must call it again when it resumes.
      return createElement(use(preload()), props);
    },
  };
}
