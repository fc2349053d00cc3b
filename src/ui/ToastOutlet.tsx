/** Renders toasts with the full component, which is loaded on first interaction; until then, or if that fails, with the plain one. */
import { type ComponentType, useEffect, useState } from "react";
import { toastPartWaitMs } from "./limits.ts";
import type { ToastPartProps } from "./ToastPart.tsx";
import { ToastPlain } from "./ToastPlain.tsx";
import { toastViewportClasses } from "./toastClasses.ts";
import type { ToastEntry } from "./toastList.ts";

/** Events that show the page is in use; anything that shows a message comes after one of them. */
const signsOfUse = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

export function ToastOutlet(props: ToastPartProps) {
  const [Part, setPart] = useState<ComponentType<ToastPartProps> | null>(null);
  /** The message shown with the plain component: it stays plain until it goes, even if the full component loads meanwhile. */
  const [plainId, setPlainId] = useState<string | null>(null);
  const openId = props.toasts.find((toast) => toast.isOpen)?.id ?? null;

  useEffect(() => {
    if (Part !== null) return undefined;
    const load = () => {
      for (const sign of signsOfUse) window.removeEventListener(sign, load);
      import("./ToastPart.tsx").then(
        (module) => setPart(() => module.ToastPart),
        // A message is never lost: this one is shown plain, and the next one tries to load the component again.
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
      {/* Rendered from the start, so that a screen reader is already listening when a message appears in it. */}
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
