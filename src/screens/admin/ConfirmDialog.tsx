/** Asks before an administrator's act, does it, and stays open with the reason where it was refused. */
import type { ReactNode } from "react";
import type { Act } from "#components/admin/useAct.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

export function ConfirmDialog(props: {
  /** Mounted also while closed: the element closes itself where it is mounted open. */
  isOpen: boolean;
  title: string;
  yes: string;
  problemTitle: string;
  isDangerous?: boolean;
  act: Act;
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { act } = props;
  return (
    <Dialog
      isOpen={props.isOpen}
      title={props.title}
      closeLabel={words.close}
      isBusy={act.isBusy}
      onClose={props.onClose}
    >
      <div className="space-y-3 wrap-anywhere">{props.children}</div>
      {act.problem !== null && (
        <div className="mt-4">
          <Notice tone="problem" title={props.problemTitle}>
            {act.problem}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant={props.isDangerous === true ? "destructive" : "default"}
          disabled={act.isBusy}
          onClick={props.onYes}
        >
          {act.isBusy ? words.busy : props.yes}
        </Button>
        <Button variant="light" disabled={act.isBusy} onClick={props.onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
