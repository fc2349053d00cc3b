/** A plain toast with the same text, action and duration, for when the full component could not be loaded in time. */
import { useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import {
  actionClasses,
  CloseMark,
  closeClasses,
  descriptionClasses,
  ToastBody,
  ToastMark,
  titleClasses,
} from "./ToastCard.tsx";
import { getToastClasses } from "./toastClasses.ts";
import type { ToastEntry } from "./toastList.ts";
import { words } from "./toastWords.ts";
import { useIsWatched } from "./useIsWatched.ts";

export function ToastPlain({ toast, onDismiss }: { toast: ToastEntry; onDismiss: (id: string) => void }) {
  const { id, durationMs, action } = toast;
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
      className={getToastClasses(toast.variant)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ToastMark variant={toast.variant} />
      <ToastBody
        words={
          <>
            <p className={titleClasses}>{toast.title}</p>
            {toast.description !== null && <p className={descriptionClasses}>{toast.description}</p>}
          </>
        }
        action={
          action !== null && (
            <Button
              variant="link"
              className={actionClasses}
              onClick={() => {
                action.run();
                onDismiss(id);
              }}
            >
              {action.label}
            </Button>
          )
        }
      />
      <Button
        variant="ghost"
        size="icon"
        className={closeClasses}
        aria-label={words.close}
        onClick={() => onDismiss(id)}
      >
        <CloseMark />
      </Button>
    </div>
  );
}
