/** Class names for a toast and its viewport, shared by the full and the plain component. Messages keep above a tray at the bottom. */
import { joinClasses } from "./joinClasses.ts";
import type { ToastVariant } from "./toastList.ts";

export const toastViewportClasses =
  "no-print pointer-events-none fixed inset-x-0 bottom-[var(--tray,0)] z-50 mx-auto flex w-full max-w-[420px] flex-col p-4 outline-none empty:p-0";

const looks: Record<ToastVariant, string> = {
  default: "border-line-strong bg-card text-ink",
  destructive: "border-danger bg-danger-soft text-ink",
};

export function getToastClasses(variant: ToastVariant): string {
  return joinClasses(
    "pointer-events-auto flex w-full items-start gap-3 rounded-2xl border py-2 pr-2 pl-4 shadow-lift",
    looks[variant],
  );
}
