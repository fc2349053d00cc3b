/** Below a list: loads its next page; nothing on the last one. */
import { Button } from "#ui/Button.tsx";
import type { Pages } from "./usePages.ts";
import { words } from "./words.ts";

export function MoreButton({ more }: { more: Pages<unknown>["more"] }) {
  if (more === null) return null;
  return (
    <Button variant="light" className="mt-5" disabled={more.isBusy} onClick={more.run}>
      {more.isBusy ? words.loadingMore : words.more}
    </Button>
  );
}
