/** A modal dialog built on the native element, with its focus trap and Escape; the page behind does not scroll. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./Button.tsx";

export function Dialog(props: {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** An action that cannot be canceled is running: the dialog stays open until it is done. */
  isBusy?: boolean;
  children: ReactNode;
}) {
  const { onClose, isBusy = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !props.isOpen) return undefined;
    if (!element.open) element.showModal();
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      document.documentElement.classList.remove("overflow-hidden");
      if (element.open) element.close();
    };
  }, [props.isOpen]);
  if (!props.isOpen) return null;
  return (
    // A click on the backdrop targets the dialog itself; keyboard users close it with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
      onClose={() => {
        // Browsers close the dialog on a second Escape no matter what the page does.
        if (isBusy) dialog.current?.showModal();
        else onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !isBusy) onClose();
      }}
      className="m-auto mb-0 max-h-[92dvh] w-full max-w-2xl overflow-auto rounded-t-3xl bg-paper p-0 text-ink sm:mb-auto sm:rounded-3xl"
    >
      <div className="sticky top-0 flex items-start justify-between gap-4 border-b border-line bg-paper px-5 py-3">
        <h2 id={titleId} className="pt-2 text-2xl">
          {props.title}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label={props.closeLabel}
          disabled={isBusy}
          onClick={onClose}
          className="shrink-0"
        >
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </Button>
      </div>
      <div className="p-5">{props.children}</div>
    </dialog>
  );
}
