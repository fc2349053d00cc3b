/** Says what was just removed and offers to undo it. Rendered empty before, so that screen readers announce it. */
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

/** `removed` is the sentence; null if nothing was removed. */
export function UndoNotice(props: {
  removed: string | null;
  undo: string;
  onUndo: () => void;
  className?: string;
}) {
  return (
    <div role="status" className={props.className}>
      {props.removed !== null && (
        <Notice
          title={props.removed}
          actions={
            <Button variant="outline" onClick={props.onUndo}>
              {props.undo}
            </Button>
          }
        />
      )}
    </div>
  );
}
