/** The states of a screen other than its usual one: empty, failed, and offline. */
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

/** Empty: says what will be here and how to get it here. */
export function EmptyState(props: {
  title: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="rounded-3xl border-2 border-dashed border-line px-5 py-12 text-center">
      {props.picture !== undefined && <div className="mx-auto mb-5 w-44 max-w-full">{props.picture}</div>}
      <p className="font-serif text-2xl">{props.title}</p>
      {props.children !== undefined && (
        <div className="mx-auto mt-2 max-w-md text-ink-soft">{props.children}</div>
      )}
      {props.actions !== undefined && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">{props.actions}</div>
      )}
    </div>
  );
}

/** Failed: what happened, what to do, and a retry button. */
export function ErrorState(props: {
  title: ReactNode;
  retryLabel: string;
  isRetrying?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}) {
  return (
    <Notice
      tone="problem"
      title={props.title}
      actions={
        <Button onClick={props.onRetry} disabled={props.isRetrying}>
          {props.retryLabel}
        </Button>
      }
    >
      {props.children}
    </Notice>
  );
}

/** Offline: a quiet line that says what still works. */
export function OfflineNote(props: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-xl border border-line bg-sunk px-4 py-2.5 text-[0.95rem] text-ink"
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="shrink-0">
        <path
          d="M2 7.5a12 12 0 0 1 16 0M5 11a7.5 7.5 0 0 1 10 0M8 14.300a3.200 3.200 0 0 1 4 0M3 3l14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span>{props.children}</span>
    </p>
  );
}
