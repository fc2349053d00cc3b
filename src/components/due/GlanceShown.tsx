/** The way back where a family keeps its next date off the home page and the header's menu. */
import { hideGlance, useIsGlanceHidden } from "#client/plan/glance.ts";
import { Button } from "#ui/Button.tsx";
import { glanceWords as words } from "./glanceWords.ts";

export function GlanceShown() {
  if (!useIsGlanceHidden()) return null;
  return (
    <p className="no-print flex flex-wrap items-center gap-x-3 border-t border-line pt-4 text-[0.95rem] text-ink-soft">
      {words.hiddenNote}
      <Button variant="link" onClick={() => hideGlance(false)}>
        {words.show}
      </Button>
    </p>
  );
}
