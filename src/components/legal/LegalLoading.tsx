/** In place of a legal page that was reached by a link, until its text is there: as tall as a screen, so that the footer stays below. */
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

export function LegalLoading() {
  return (
    <div className="page min-h-screen pt-10">
      <Skeleton label={words.loading} lines={8} />
    </div>
  );
}
