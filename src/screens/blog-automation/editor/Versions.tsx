/** The versions of a post; any of them can be put into the editor again. */
import { readPostVersion } from "#client/admin/postsApi.ts";
import { useAct } from "#components/admin/useAct.ts";
import type { Post, PostFields } from "#contract/adminPosts.ts";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { listWords, words as shared, versionWords as words } from "../words.ts";

export function Versions({
  post,
  onTake,
}: {
  post: Post;
  onTake: (fields: PostFields, note: string) => void;
}) {
  const act = useAct();
  const { postId, version: newest, live, versions } = post;
  const take = (version: number) =>
    act.run(async () => onTake(await readPostVersion(postId, version), words.taken(version)));
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title" className="text-2xl">
        {words.title}
      </h2>
      <ul className="mt-3 space-y-3">
        {versions.map(({ version, savedAt, savedBy, isBeside }) => {
          const marks = [
            ...(version === newest ? [words.newest] : []),
            ...(isBeside ? [words.beside] : []),
            ...(version === live?.version ? [words.live] : []),
          ];
          const who = savedBy === null ? listWords.former : savedBy.name || savedBy.email;
          return (
            <li
              key={version}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{[words.version(version), ...marks].join(" · ")}</span>
                <span className="block text-[0.95rem] wrap-anywhere text-ink-soft">
                  {words.by(who, formatMoment(savedAt))}
                </span>
              </span>
              {version !== newest && (
                <Button variant="light" disabled={act.isBusy} onClick={() => take(version)}>
                  {words.take(version)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {act.problem !== null && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {shared.problem}. {act.problem}
        </p>
      )}
    </section>
  );
}
