/** A message without the full part: the same words, action and time, where that part could not be loaded in time. */
import { useEffect } from "react";
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
import type { ToastEntry } from "./toastList.ts";
import { getToastClasses } from "./toastClasses.ts";
import { words } from "./toastWords.ts";

export function ToastPlain({ toast, onDismiss }: { toast: ToastEntry; onDismiss: (id: string) => void }) {
  const { id, durationMs, action } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, onDismiss]);
  return (
    <div className={getToastClasses(toast.variant)}>
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
