/** The content of a toast: its icon and text. */
import type { ReactNode } from "react";
import type { ToastVariant } from "./toastList.ts";

/** A warning or a success icon, distinguished by shape as well as by color. */
export function ToastMark({ variant }: { variant: ToastVariant }) {
  const isWarning = variant === "destructive";
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      className={isWarning ? "mt-3 shrink-0 text-danger" : "mt-3 shrink-0 text-accent"}
    >
      <path
        d={
          isWarning
            ? "M10 2.500 18.500 17h-17ZM10 8v4m0 2.400v.2"
            : "M10 1.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM6.200 10.300l2.600 2.600 5-5.400"
        }
        fill="none"
        stroke="currentColor"
        strokeWidth="1.800"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function CloseMark() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** The text takes the remaining width; a long action goes below it. */
export function ToastBody(props: { words: ReactNode; action: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-0 flex-[1_1_9rem] py-2">{props.words}</div>
      {props.action}
    </div>
  );
}

export const titleClasses = "font-semibold";
export const descriptionClasses = "mt-0.5 text-[0.95rem]";
export const actionClasses = "-ml-3 shrink-0 px-3";
export const closeClasses = "shrink-0";
