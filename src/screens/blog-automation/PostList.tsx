/** All posts, the one that changed last first. */
import { useQuery } from "@tanstack/react-query";
import { readPosts } from "#client/admin/postsApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { ListedPost, PostState } from "#contract/adminPosts.ts";
import { formatMoment } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { StatusMark, type StatusTone } from "#ui/StatusMark.tsx";
import { postAddress, viewAddress } from "./views.ts";
import { words as shared, listWords as words } from "./words.ts";

const tones: Record<PostState, StatusTone> = {
  draft: "caution",
  scheduled: "target",
  published: "safety",
  unpublished: "reach",
  discarded: "unknown",
};

export function PostStatus({ state }: { state: PostState }) {
  return <StatusMark tone={tones[state]} word={words.states[state]} />;
}

export function PostList() {
  const query = useQuery({
    queryKey: ["admin-posts", useAdminScope()],
    queryFn: ({ signal }) => readPosts(signal),
    ...cacheClasses.critical,
  });
  const load = loadStateOf(query);
  const start = <ButtonLink to={viewAddress("new")}>{words.start}</ButtonLink>;
  return (
    <section aria-labelledby="posts-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="posts-title" className="text-3xl sm:text-4xl">
          {words.title}
        </h2>
        {load.status === "ready" && load.value.length > 0 && start}
      </div>
      <div className="mt-6">
        {load.status === "loading" && <Skeleton label={words.loading} lines={5} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.kept} />}
        {load.status === "ready" && load.value.length === 0 && (
          <EmptyState title={words.none} actions={start}>
            {words.noneText}
          </EmptyState>
        )}
        {load.status === "ready" && (
          <ul className="space-y-3">
            {load.value.map((post) => (
              <li key={post.postId}>
                <Entry post={post} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Entry({ post }: { post: ListedPost }) {
  const { postId, title, slug, state, changedAt, changedBy, live, next, version, isHidden } = post;
  return (
    <Link
      to={postAddress(postId)}
      className="block rounded-2xl border border-line bg-card p-4 transition-colors duration-150 hover:border-accent sm:p-5"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold break-words text-accent-text">
          {title === "" ? words.untitled : title}
        </span>
        <PostStatus state={state} />
      </span>
      <span className="block text-[0.95rem] break-all text-ink-soft">/blog/{slug}</span>
      <span className="block text-[0.95rem] text-ink-soft">
        {words.changed(
          formatMoment(changedAt),
          changedBy === null ? words.former : changedBy.name || changedBy.email,
        )}
      </span>
      {next !== null && <span className="block">{words.goesOut(formatMoment(next.at))}</span>}
      {live !== null && live.version !== version && <span className="block">{words.newer}</span>}
      {isHidden && <span className="block font-medium text-danger">{words.hidden}</span>}
    </Link>
  );
}
