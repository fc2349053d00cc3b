/** Location, navigation and links. The only file that knows the router library. */
import { type ComponentProps, createContext, type MouseEvent, use } from "react";
import { navigate as change, useLocationProperty } from "wouter/use-browser-location";

/** How the app got to a location: back or forward in history, a new entry, or replacing the current one. */
export type Move = "pop" | "push" | "replace";

export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** State passed along with the navigation; the browser keeps it across a reload. */
  state: unknown;
  /** Identifies the history entry; entries the app did not create share one key. */
  key: string;
  move: Move;
  /** How far down the page was, in pixels, when the app left the place before: read before this place is rendered. */
  leftAtY: number;
};

/** Omitted parts: the path stays, query and fragment are dropped. */
export type To = string | { pathname?: string; search?: string; hash?: string };

/** The path being prerendered, where there is no address bar; null in the browser. */
export const PrerenderedPath = createContext<string | null>(null);

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Passed along with the navigation and read with `useLocation().state`. */
  state?: object;
};

/** A link inside the app: a plain anchor, handled without a page load by a single listener (app/scroll/useLinkClicks.ts). */
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

/** Not a click that opens another tab or window, or saves the target. */
export function isPlainClick(
  event: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export function useLocation(): Location {
  const path = use(PrerenderedPath);
  // The first browser render already knows the full address; code that depends on it waits for mounting itself.
  useLocationProperty(readName, () => path ?? readName());
  return path === null ? readAddress() : { ...nowhere, pathname: path };
}

const firstKey = "default";
const nowhere: Location = {
  pathname: "/",
  search: "",
  hash: "",
  state: null,
  key: firstKey,
  move: "pop",
  leftAtY: 0,
};
let pending: Move | null = null;
let shown: Location | null = null;

/** Returns the same object until the location changes. A query written to the same entry without the router is not a new location. */
function readAddress(): Location {
  const { pathname, search, hash } = window.location;
  const { key, state } = readEntry(window.history.state);
  const isShown = shown?.key === key && shown.pathname === pathname && shown.hash === hash;
  if (shown !== null && isShown) return shown;
  // React asks for the address before it changes the page, which can be before the browser tells of a step back or
  // of the last bit of scrolling; so neither of those events says as surely where the person was.
  shown = { pathname, search, hash, state, key, move: pending ?? "pop", leftAtY: window.scrollY };
  pending = null;
  return shown;
}

function readName(): string {
  const { key, pathname, hash } = readAddress();
  return `${key} ${pathname}${hash}`;
}

/** Navigates without loading a page; navigating to the current location adds no history entry. */
export function navigate(to: To, options: { replace?: boolean; state?: unknown } = {}): void {
  const address = typeof to === "string" ? to : toAddress(to);
  const isHere = new URL(address, window.location.href).href === window.location.href;
  const replace = options.replace ?? isHere;
  pending = replace ? "replace" : "push";
  try {
    change(address, { replace, state: { key: createKey(), state: options.state ?? null } });
    readAddress();
  } catch {
    // Safari rejects more than 100 history changes in 30 seconds; then load the page instead.
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
