/** Where the app is, how it goes elsewhere, and links that do: the one file that knows the router. */
import { type ComponentProps, createContext, type MouseEvent, use } from "react";
import { navigate as change, useLocationProperty } from "wouter/use-browser-location";

/** How the app came to a place: by the browser's history, by a step forward, or instead of the place before. */
export type Move = "pop" | "push" | "replace";

export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** What was handed along with the step; the browser keeps it through a reload. */
  state: unknown;
  /** Names the entry of the browser's history; those that the app did not make share one. */
  key: string;
  move: Move;
};

/** Parts that are left out: the path stays, query and fragment go. */
export type To = string | { pathname?: string; search?: string; hash?: string };

/** The path that is prerendered: there is no address bar then. Null in the browser. */
export const PrerenderedPath = createContext<string | null>(null);

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Handed along with the step: `useLocation().state` at the other end. */
  state?: object;
};

/** A link within the app: plain, and followed without a new page by one listener (app/scroll/useLinkClicks.ts). */
export function Link({ to, state, children, ...rest }: LinkProps) {
  if (state === undefined) {
    return (
      <a {...rest} href={to} data-in-app="">
        {children}
      </a>
    );
  }
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { state });
  };
  return (
    <a {...rest} href={to} onClick={onClick}>
      {children}
    </a>
  );
}

/** Not one that opens another tab or window, or saves. */
export function isPlainClick(
  event: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export function useLocation(): Location {
  const path = use(PrerenderedPath);
  // The first render in the browser knows the whole address already; what depends on it waits for mounting by itself.
  useLocationProperty(readName, () => path ?? readName());
  return path === null ? readAddress() : { ...nowhere, pathname: path };
}

const firstKey = "default";
const nowhere: Location = { pathname: "/", search: "", hash: "", state: null, key: firstKey, move: "pop" };
let pending: Move | null = null;
let shown: Location | null = null;

/** The same object until the place changes. A query written past the router, at the same entry, is no other place. */
function readAddress(): Location {
  const { pathname, search, hash } = window.location;
  const { key, state } = readEntry(window.history.state);
  const isShown = shown?.key === key && shown.pathname === pathname && shown.hash === hash;
  if (shown !== null && isShown) return shown;
  shown = { pathname, search, hash, state, key, move: pending ?? "pop" };
  pending = null;
  return shown;
}

function readName(): string {
  const { key, pathname, hash } = readAddress();
  return `${key} ${pathname}${hash}`;
}

/** Goes there without loading a page; to where the person already is without a further entry in the history. */
export function navigate(to: To, options: { replace?: boolean; state?: unknown } = {}): void {
  const address = typeof to === "string" ? to : toAddress(to);
  const isHere = new URL(address, window.location.href).href === window.location.href;
  const replace = options.replace ?? isHere;
  pending = replace ? "replace" : "push";
  try {
    change(address, { replace, state: { key: createKey(), state: options.state ?? null } });
    readAddress();
  } catch {
    // Safari refuses more than 100 steps in 30 seconds: the browser then loads the page.
    pending = null;
    window.location.assign(address);
  }
}

function toAddress({
  pathname = window.location.pathname,
  search = "",
  hash = "",
}: Exclude<To, string>): string {
  return `${pathname}${search === "" || search.startsWith("?") ? search : `?${search}`}${hash}`;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function readEntry(raw: unknown): { key: string; state: unknown } {
  if (typeof raw !== "object" || raw === null || !("key" in raw) || typeof raw.key !== "string") {
    return { key: firstKey, state: null };
  }
  return { key: raw.key, state: "state" in raw ? raw.state : null };
}
