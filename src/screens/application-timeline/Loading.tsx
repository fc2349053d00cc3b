/** The loading message that the specification gives the generator, over the gray shapes of what is to come. */
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
