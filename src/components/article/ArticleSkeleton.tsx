/** The placeholder for a written page that is loading. */
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

export function ArticleSkeleton() {
  return (
    <div className="page min-h-screen py-10">
      <h1 className="text-4xl sm:text-5xl">{words.loading}</h1>
      <Skeleton label={words.loading} lines={6} className="mt-8" />
    </div>
  );
}
