/** Says what a shared link contained and what could not be read, and asks before replacing the student's own answers. */
import type { ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { SharedState } from "./useSharedAnswers.ts";
import { words } from "./words.ts";

export function SharedNotice(props: {
  state: SharedState;
  /** Whether this device has money answers of its own. */
  hasMoney: boolean;
  onReplace: () => void;
  onAddBudget: () => void;
  onClose: () => void;
}) {
  const { state } = props;
  if (state.kind === "none") return null;
  const close = (
    <Button variant="outline" size="sm" onClick={props.onClose}>
      {words.shared.close}
    </Button>
  );
  if (state.kind === "unreadable") {
    return (
      <Frame>
        <Notice tone="problem" title={words.shared[state.problem]} actions={close} />
      </Frame>
    );
  }
  const { answered, broken } = state.shared;
  const brokenText = broken.length === 0 ? undefined : <p>{words.shared.broken(broken)}</p>;
  if (answered.length === 0) {
    return (
      <Frame>
        <Notice tone="problem" title={words.shared.nothingRead} actions={close}>
          {brokenText}
        </Notice>
      </Frame>
    );
  }
  if (!state.isAsking) {
    return (
      <Frame>
        <Notice
          tone="attention"
          title={words.shared.taken}
          actions={
            <>
              {!props.hasMoney && (
                <Button size="sm" onClick={props.onAddBudget}>
                  {words.shared.addBudget}
                </Button>
              )}
              {close}
            </>
          }
        >
          <p>{props.hasMoney ? words.shared.leftOutOwn : words.shared.leftOut}</p>
          {brokenText}
        </Notice>
      </Frame>
    );
  }
  return (
    <Frame>
      <Notice
        tone="attention"
        title={words.shared.askTitle}
        actions={
          <>
            <Button onClick={props.onReplace}>{words.shared.replace}</Button>
            <Button variant="outline" onClick={props.onClose}>
              {words.shared.keep}
            </Button>
          </>
        }
      >
        <p>{words.shared.ask}</p>
        {brokenText}
      </Notice>
    </Frame>
  );
}

function Frame(props: { children: ReactNode }) {
  return (
    <div role="status" className="page max-w-4xl! pt-6">
      {props.children}
    </div>
  );
}
