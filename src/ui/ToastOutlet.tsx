/** Shows messages by the full part, which is loaded when the page is first used; until then, or without it, plainly. */
import { type ComponentType, useEffect, useState } from "react";
import { toastPartWaitMs } from "./limits.ts";
import type { ToastPartProps } from "./ToastPart.tsx";
import { ToastPlain } from "./ToastPlain.tsx";
import type { ToastEntry } from "./toastList.ts";
import { toastViewportClasses } from "./toastClasses.ts";

/** What shows that the page is in use: whatever calls for a message comes after one of them. */
const signsOfUse = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

export function ToastOutlet(props: ToastPartProps) {
  const [Part, setPart] = useState<ComponentType<ToastPartProps> | null>(null);
  /** The message shown plainly: it stays so until it goes, even where the part arrives meanwhile. */
  const [plainId, setPlainId] = useState<string | null>(null);
  const openId = props.toasts.find((toast) => toast.isOpen)?.id ?? null;

  useEffect(() => {
    if (Part !== null) return undefined;
    const load = () => {
      for (const sign of signsOfUse) window.removeEventListener(sign, load);
      import("./ToastPart.tsx").then(
        (module) => setPart(() => module.ToastPart),
        // A message is never lost: what is to be said now is said plainly, and the next one asks again.
        () => setPlainId(openId),
      );
    };
    if (openId === null) {
      for (const sign of signsOfUse) window.addEventListener(sign, load, { passive: true });
      return () => {
        for (const sign of signsOfUse) window.removeEventListener(sign, load);
      };
    }
    load();
    const timer = setTimeout(() => setPlainId(openId), toastPartWaitMs);
    return () => clearTimeout(timer);
  }, [Part, openId]);

  const isPlain = (toast: ToastEntry) => toast.id === plainId;
  return (
    <>
      {/* Stands from the first render on, so that a screen reader already listens when something is said in it. */}
      <div role="status" className={toastViewportClasses}>
        {props.toasts
          .filter((toast) => isPlain(toast) && toast.isOpen)
          .map((toast) => (
            <ToastPlain key={toast.id} toast={toast} onDismiss={props.onDismiss} />
          ))}
      </div>
      {Part !== null && (
        <Part toasts={props.toasts.filter((toast) => !isPlain(toast))} onDismiss={props.onDismiss} />
      )}
    </>
  );
}
