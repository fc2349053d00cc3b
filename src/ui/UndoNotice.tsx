/** Where something was just removed: says what, and brings it back. Stands empty before, so that a screen reader hears it. */
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

/** `removed` is the sentence; null where nothing was removed. */
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
