/** Says what was just changed and takes it back; it stays at the lower edge of the screen while the trip is looked at. */
import { Button } from "#ui/Button.tsx";
import type { TripEdits } from "./useTripEdits.ts";
import { words } from "./words.ts";

export function UndoBar({ edits }: { edits: TripEdits }) {
  const { message, undo } = edits;
  return (
    <div role="status" className="no-print sticky bottom-3 z-10">
      {message !== "" && (
        <div className="mr-16 flex max-w-xl items-center gap-3 rounded-2xl border border-line-strong bg-card py-1.5 pr-1.5 pl-4 shadow-card">
          <p className="min-w-0 flex-1">{message}</p>
          {undo !== null && (
            <Button variant="secondary" size="sm" onClick={undo}>
              {words.stops.undo}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
