/** Loads a screen's code when it is first needed, tells a failed load apart from a broken screen, and forgets failures. */
import { type ComponentType, createElement, use } from "react";
import { retryAddress } from "./retryAddress.ts";

export type LazyScreen = {
  /** Starts or joins the load; rejects with ChunkLoadError. */
  preload: () => Promise<ComponentType>;
  /** Forgets a failed load, so that the next visit asks again. */
  forget: () => void;
  Screen: ComponentType;
};

/** The code of a page could not be fetched; the name is what the chunk boundary looks for. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(`Loading chunk failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "ChunkLoadError";
  }
}

type ScreenModule = { default: ComponentType };

/** `load` must be a plain `() => import("…")`: its text holds the address for a second try. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let loaded: ComponentType | null = null;
  let pending: Promise<ComponentType> | null = null;
  let failures = 0;

  function preload(): Promise<ComponentType> {
    pending ??= loadModule().then(
      (module) => {
        loaded = module.default;
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
  function loadModule(): Promise<ScreenModule> {
    const address = failures > 0 ? retryAddress(load.toString(), failures) : null;
    // The file is one of our own build's page chunks: each has a screen as its default export.
    return address === null ? load() : (import(/* @vite-ignore */ address) as Promise<ScreenModule>);
  }

  function Screen() {
    return createElement(loaded ?? use(preload()));
  }

  return {
    preload,
    forget() {
      if (loaded === null) pending = null;
    },
    Screen,
  };
}
