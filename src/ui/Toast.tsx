/** Toasts: short messages at the bottom of the page, one at a time, that disappear by themselves and may have one action. */
import type { Toast } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { Cross } from "./Cross.tsx";
import { joinClasses } from "./joinClasses.ts";
import {
  fieldGapPx,
  toastDurationMs,
  toastHotkey,
  toastLibraryWaitMs,
  toastSettleMs,
  toastSwipePx,
} from "./limits.ts";
import { words } from "./toastWords.ts";

export type ToastMessage = {
  title: string;
  description?: string;
  action?: { label: string; run: () => void };
  variant?: "default" | "destructive";
  durationMs?: number;
};

/** Returns what dismisses the message, which does nothing once another one has replaced it. */
type ShowToast = (message: ToastMessage) => () => void;

type ShownToast = ToastMessage & {
  id: string;
  /** False once dismissed: it fades out. */
  isOpen: boolean;
  /** The library did not come in time: it stays plain until it goes, even if the library loads meanwhile. */
  isPlain: boolean;
};

/** Radix: swipe to dismiss, a hotkey, announcements, and pausing while a message is read. */
type Library = typeof Toast;

/** Events that show the page is in use; anything that shows a message comes after one of them. */
const signsOfUse = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

const ToastContext = createContext<ShowToast>(() => () => undefined);

/** Returns a function that shows a message, replacing the current one. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export function ToastProvider(props: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const count = useRef(0);
  const dismiss = useCallback((id: string) => {
    setToast((shown) => (shown?.id === id ? { ...shown, isOpen: false } : shown));
  }, []);
  const showToast = useCallback<ShowToast>(
    (message) => {
      count.current += 1;
      const id = `toast-${count.current}`;
      setToast({ ...message, id, isOpen: true, isPlain: false });
      return () => dismiss(id);
    },
    [dismiss],
  );
  const showPlain = useCallback(() => setToast((shown) => shown && { ...shown, isPlain: true }), []);
  useFieldClear(toast?.isOpen === true ? toast.id : null);
  const library = useLibrary(toast?.isOpen === true ? toast.id : null, showPlain);
  const plain = toast?.isPlain === true && toast.isOpen ? toast : null;
  return (
    <ToastContext value={showToast}>
      {props.children}
      {/* Rendered from the start, so that a screen reader is already listening when a message appears in it. */}
      <div role="status" className="toasts no-print">
        {plain !== null && <PlainToast key={plain.id} toast={plain} onDismiss={dismiss} />}
      </div>
      {library !== null && (
        <library.Provider label={words.label} swipeDirection="right" swipeThreshold={toastSwipePx}>
          {toast?.isPlain === false && (
            <LibraryToast key={toast.id} toast={toast} library={library} onDismiss={dismiss} />
          )}
          <library.Viewport hotkey={hotkey} label={words.region} className="toasts no-print" />
        </library.Provider>
      )}
    </ToastContext>
  );
}

/** A field that is being filled in stays in sight above a message; one as tall as the window does not move for it. */
function useFieldClear(openId: string | null): void {
  useEffect(() => {
    if (openId === null) return undefined;
    const timer = setTimeout(() => {
      const card = document.querySelector(".toast")?.getBoundingClientRect();
      const field = document.activeElement;
      if (card === undefined || field?.matches("input, textarea, select") !== true) return;
      const { top, bottom, height } = field.getBoundingClientRect();
      const overlapPx = bottom - card.top;
      if (overlapPx > 0 && top < card.bottom && height < window.innerHeight / 2)
        window.scrollBy({ top: overlapPx + fieldGapPx, behavior: "instant" });
    }, toastSettleMs);
    return () => clearTimeout(timer);
  }, [openId]);
}

/**
 * Downloaded when the page is first used. A message that comes without it waits a moment, then is shown plain; where the
 * download fails, the next message tries again.
 */
function useLibrary(openId: string | null, showPlain: () => void): Library | null {
  const [library, setLibrary] = useState<Library | null>(null);
  useEffect(() => {
    if (library !== null) return undefined;
    const unused = new AbortController();
    const load = () => {
      unused.abort();
      import("./toastLibrary.ts").then(({ Toast }) => setLibrary(Toast), showPlain);
    };
    if (openId === null) {
      const { signal } = unused;
      for (const sign of signsOfUse) window.addEventListener(sign, load, { passive: true, signal });
      return () => unused.abort();
    }
    load();
    const timer = setTimeout(showPlain, toastLibraryWaitMs);
    return () => clearTimeout(timer);
  }, [library, openId, showPlain]);
  return library;
}

type CardProps = { toast: ShownToast; onDismiss: (id: string) => void };

function LibraryToast({ toast, library, onDismiss }: CardProps & { library: Library }) {
  const { id, action, durationMs = toastDurationMs } = toast;
  const isWatched = useIsWatched();
  return (
    <library.Root
      open={toast.isOpen}
      // Radix pauses a message when the window loses focus, but not one that appears while it is already in the background.
      duration={isWatched ? durationMs : Number.POSITIVE_INFINITY}
      // Responses to an action and warnings are announced at once; everything else waits for a pause.
      type={action !== undefined || toast.variant === "destructive" ? "foreground" : "background"}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss(id);
      }}
      // Radix holds a message while a pointer moves over it. A finger that presses it may not move.
      onPointerDown={({ currentTarget, nativeEvent }) =>
        currentTarget.dispatchEvent(new PointerEvent("pointermove", nativeEvent))
      }
      className={joinClasses("toast", toast.variant === "destructive" && "toast-warning")}
    >
      <ToastContent toast={toast} library={library} onDismiss={onDismiss} />
    </library.Root>
  );
}

function PlainToast({ toast, onDismiss }: CardProps) {
  const { id, durationMs = toastDurationMs } = toast;
  const isWatched = useIsWatched();
  /** While a pointer is over it, or the focus in it, its time does not run. */
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isWatched || isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, onDismiss, isWatched, isHeld]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <div
      className={joinClasses("toast", toast.variant === "destructive" && "toast-warning")}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ToastContent toast={toast} library={null} onDismiss={onDismiss} />
    </div>
  );
}

/** The action stands beside a text that fits on one line with it, and below a longer one. */
function ToastContent({ toast, library, onDismiss }: CardProps & { library: Library | null }) {
  const { id, title, description, action } = toast;
  const Title = library?.Title ?? "p";
  const Description = library?.Description ?? "p";
  const run = () => {
    action?.run();
    onDismiss(id);
  };
  const actionButton = action !== undefined && (
    <Button variant="link" className="-ml-3 shrink-0 px-3" onClick={run}>
      {action.label}
    </Button>
  );
  const closeButton = (
    <Button
      variant="ghost"
      size="icon"
      className="shrink-0"
      aria-label={words.close}
      onClick={() => onDismiss(id)}
    >
      <Cross />
    </Button>
  );
  return (
    <>
      <ToastMark isWarning={toast.variant === "destructive"} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 flex-auto py-2">
          <Title className="font-semibold">{title}</Title>
          {description !== undefined && (
            <Description className="mt-0.5 text-[0.95rem]">{description}</Description>
          )}
        </div>
        {library !== null && action !== undefined ? (
          <library.Action asChild altText={action.label}>
            {actionButton}
          </library.Action>
        ) : (
          actionButton
        )}
      </div>
      {library === null ? closeButton : <library.Close asChild>{closeButton}</library.Close>}
    </>
  );
}

/** A warning or a success icon, distinguished by shape as well as by color. */
function ToastMark({ isWarning }: { isWarning: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      className={joinClasses("mt-3 shrink-0", isWarning ? "text-danger" : "text-accent")}
    >
      <path
        d={
          isWarning
            ? "M10 2.5 18.5 17h-17ZM10 8v4m0 2.4v.2"
            : "M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM6.2 10.3l2.6 2.6 5-5.4"
        }
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Whether a person can be looking: false for what appeared while the window was in the background, until it is focused. */
function useIsWatched(): boolean {
  const [isWatched, setIsWatched] = useState(() => document.hasFocus());
  useEffect(() => {
    if (isWatched) return undefined;
    const watch = () => setIsWatched(true);
    window.addEventListener("focus", watch, { once: true });
    return () => window.removeEventListener("focus", watch);
  }, [isWatched]);
  return isWatched;
}

const hotkey = [toastHotkey];
