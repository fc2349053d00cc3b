/** The full toast component: swipe to dismiss, a hotkey, and pausing while it is read. Lazy-loaded on first use. */
import { Toast } from "radix-ui";
import { Button } from "./Button.tsx";
import { joinClasses } from "./joinClasses.ts";
import { toastHotkey, toastSwipePx } from "./limits.ts";
import {
  actionClasses,
  CloseMark,
  closeClasses,
  descriptionClasses,
  ToastBody,
  ToastMark,
  titleClasses,
} from "./ToastCard.tsx";
import { getToastClasses, toastViewportClasses } from "./toastClasses.ts";
import type { ToastEntry } from "./toastList.ts";
import { words } from "./toastWords.ts";
import { useIsWatched } from "./useIsWatched.ts";

export type ToastPartProps = { toasts: readonly ToastEntry[]; onDismiss: (id: string) => void };

const hotkey = [toastHotkey];

const motion = joinClasses(
  "data-[state=open]:animate-[toast-in_200ms_ease-out] data-[state=closed]:animate-[toast-out_150ms_ease-in_forwards]",
  "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate] data-[swipe=end]:animate-[toast-swiped_150ms_ease-out_forwards]",
);

export function ToastPart(props: ToastPartProps) {
  return (
    <Toast.Provider label={words.label} swipeDirection="right" swipeThreshold={toastSwipePx}>
      {props.toasts.map((toast) => (
        <ToastRoot key={toast.id} toast={toast} onDismiss={props.onDismiss} />
      ))}
      <Toast.Viewport hotkey={hotkey} label={words.region} className={toastViewportClasses} />
    </Toast.Provider>
  );
}

function ToastRoot({ toast, onDismiss }: { toast: ToastEntry; onDismiss: (id: string) => void }) {
  const { id, action } = toast;
  const isWatched = useIsWatched();
  return (
    <Toast.Root
      open={toast.isOpen}
      // Radix pauses a message when the window loses focus, but not one that appears while it is already in the background.
      duration={isWatched ? toast.durationMs : Number.POSITIVE_INFINITY}
      // Responses to an action and warnings are announced at once; everything else waits for a pause.
      type={action !== null || toast.variant === "destructive" ? "foreground" : "background"}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss(id);
      }}
      // Radix holds a message while a pointer moves over it. A finger that presses it may not move.
      onPointerDown={({ currentTarget, nativeEvent }) =>
        currentTarget.dispatchEvent(new PointerEvent("pointermove", nativeEvent))
      }
      className={joinClasses(getToastClasses(toast.variant), motion)}
    >
      <ToastMark variant={toast.variant} />
      <ToastBody
        words={
          <>
            <Toast.Title className={titleClasses}>{toast.title}</Toast.Title>
            {toast.description !== null && (
              <Toast.Description className={descriptionClasses}>{toast.description}</Toast.Description>
            )}
          </>
        }
        action={
          action !== null && (
            <Toast.Action asChild altText={action.label}>
              <Button variant="link" className={actionClasses} onClick={action.run}>
                {action.label}
              </Button>
            </Toast.Action>
          )
        }
      />
      <Toast.Close asChild>
        <Button variant="ghost" size="icon" className={closeClasses} aria-label={words.close}>
          <CloseMark />
        </Button>
      </Toast.Close>
    </Toast.Root>
  );
}
