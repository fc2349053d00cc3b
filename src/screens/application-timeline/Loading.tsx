/** The specification's loading message for the generator, over a skeleton. */
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

export function Loading({ lines }: { lines: number }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-4 font-serif text-xl">
        {words.loading}
      </p>
      <Skeleton label={words.loading} lines={lines} />
    </div>
  );
}
