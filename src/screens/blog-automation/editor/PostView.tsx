/** One post: its text, what the checks say, publishing, and its versions. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { checkPost, readPost, savePost } from "#client/admin/postsApi.ts";
import { usePageName } from "#client/head.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useAct } from "#components/admin/useAct.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { ArticleFrame } from "#components/article/ArticleFrame.tsx";
import { Blocks } from "#components/article/Blocks.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { ArticlePage } from "#content/article.ts";
import { type Post, type PostChecks, postLimits } from "#contract/adminPosts.ts";
import { formatOneDecimal } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { StatusMark } from "#ui/StatusMark.tsx";
import { viewAddress } from "../views.ts";
import { checkWords, words as shared, editorWords as words } from "../words.ts";
import { Approval } from "./Approval.tsx";
import { forgetTyped, keepTyped, readTyped, type Typed } from "./kept.ts";
import { PostForm } from "./PostForm.tsx";
import { Versions } from "./Versions.tsx";

export function PostView({ postId }: { postId: string }) {
  const queryKey = ["admin-post", useAdminScope(), postId];
  const queries = useQueryClient();
  const [isNew, setNew] = useState(() => readTyped(postId)?.base === 0);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPost(postId, signal),
    enabled: !isNew,
    ...cacheClasses.critical,
  });
  const load = loadStateOf(query);
  const changed = (post: Post) => {
    queries.setQueryData(queryKey, post);
    setNew(false);
  };
  const reread = async () => {
    const { data, error } = await query.refetch();
    if (data === undefined) throw error ?? new Error("Nothing came back.");
    return data;
  };
  return (
    <div>
      <Link
        to={viewAddress("posts")}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
      >
        {words.back}
      </Link>
      <div className="mt-3">
        {!isNew && load.status === "loading" && <Skeleton label={words.loading} lines={8} />}
        {!isNew && load.status === "failed" && (
          <LoadFailed title={words.failed} load={load} kept={shared.kept} />
        )}
        {/* One place for both, so that what the editor says outlives the first save. */}
        {(isNew || load.status === "ready") && (
          <Editor
            postId={postId}
            post={load.status === "ready" ? load.value : null}
            onChanged={changed}
            onReread={reread}
          />
        )}
      </div>
    </div>
  );
}

/** `text` is what was checked, so that a check of an older text is told from one of this. */
type Checked = { text: string; checks: PostChecks };

function Editor(props: {
  postId: string;
  post: Post | null;
  onChanged: (post: Post) => void;
  onReread: () => Promise<Post>;
}) {
  const { postId, post } = props;
  const [typed, setTyped] = useState<Typed>(() => readTyped(postId) ?? toTyped(post));
  const [checked, setChecked] = useState<Checked | null>(
    post === null ? null : { text: toText(toTyped(post)), checks: post.checks },
  );
  const [isPreviewed, setPreviewed] = useState(false);
  const [said, setSaid] = useState("");
  const act = useAct();
  const isDirty = post === null || toText(typed) !== toText(toTyped(post));
  usePageName(typed.fields.title || null);
  const over = typed.fields.body.length - postLimits.body;

  const change = (next: Typed) => {
    setTyped(next);
    setSaid("");
    keepTyped(postId, next);
  };
  const show = (next: Post, words: string) => {
    forgetTyped(postId);
    setTyped(toTyped(next));
    setChecked({ text: toText(toTyped(next)), checks: next.checks });
    props.onChanged(next);
    setSaid(words);
  };
  const save = () => act.run(async () => show(await savePost(postId, typed), words.saved));
  const check = () =>
    act.run(async () => {
      setChecked({ text: toText(typed), checks: await checkPost(typed.slug, typed.fields) });
      setPreviewed(true);
    });
  const page = checked?.checks.read?.page ?? null;
  return (
    <div className="space-y-8">
      <PostForm
        typed={typed}
        isSlugFixed={post !== null && (post.live !== null || post.state === "unpublished")}
        bodyError={over > 0 ? words.tooLong(over) : null}
        onChange={change}
      />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button disabled={act.isBusy || over > 0} onClick={save}>
            {act.isBusy ? words.saving : words.save}
          </Button>
          <Button variant="light" disabled={act.isBusy || over > 0} onClick={check}>
            {words.check}
          </Button>
          {isPreviewed && (
            <Button variant="light" onClick={() => setPreviewed(false)}>
              {words.hidePreview}
            </Button>
          )}
        </div>
        <p role="status" className="mt-3 text-ink-soft">
          {said !== "" ? said : isDirty ? words.keptHere : ""}
        </p>
        {act.problem !== null && (
          <Notice
            tone="problem"
            title={act.isConflict ? words.conflict : shared.problem}
            actions={
              act.isConflict ? (
                <Button variant="light" onClick={() => act.run(async () => show(await props.onReread(), ""))}>
                  {words.showNewest}
                </Button>
              ) : undefined
            }
          >
            {act.problem}
          </Notice>
        )}
      </div>
      {checked !== null && <Checks checks={checked.checks} isStale={checked.text !== toText(typed)} />}
      {isPreviewed && page !== null && <Preview page={page} />}
      {post !== null && (
        <Approval post={post} isDirty={isDirty} onChanged={(next) => props.onChanged(next)} />
      )}
      {post !== null && (
        <Versions
          post={post}
          onTake={(fields, note) => {
            change({ ...typed, base: post.version, fields });
            setSaid(note);
          }}
        />
      )}
    </div>
  );
}

function toTyped(post: Post | null): Typed {
  if (post === null) throw new Error("A new post has its text in this tab.");
  return { base: post.version, slug: post.slug, fields: post.fields };
}

function toText({ slug, fields }: Typed): string {
  return JSON.stringify([slug, fields]);
}

/** A post as readers will see it, drawn by the components of every article. */
function Preview({ page }: { page: ArticlePage }) {
  return (
    <section aria-label={words.preview} className="rounded-2xl border border-line">
      <ArticleFrame page={page}>
        <Blocks
          page={page}
          state={null}
          renderOwn={(block) =>
            block.kind === "tool" ? <p className="rounded-2xl bg-sunk p-4">{words.tool(block.name)}</p> : null
          }
        />
      </ArticleFrame>
    </section>
  );
}

/** What the checks of every written page say about a text. */
function Checks({ checks, isStale }: { checks: PostChecks; isStale: boolean }) {
  const { faults, notes, read } = checks;
  return (
    <section aria-labelledby="checks-title">
      <h2 id="checks-title" className="text-2xl">
        {checkWords.title}
      </h2>
      <div role="status" className="mt-3 rounded-2xl border border-line bg-card p-5">
        <StatusMark
          tone={faults.length === 0 ? "safety" : "reach"}
          word={faults.length === 0 ? checkWords.none : checkWords.faults(faults.length)}
        />
        {faults.length > 0 && (
          <ul className="mt-3 list-disc space-y-2 pl-6">
            {faults.map(({ line, text }) => (
              <li key={`${line} ${text}`} className="wrap-anywhere">
                {line !== null && <span className="font-semibold">{checkWords.line(line)} </span>}
                {text}
              </li>
            ))}
          </ul>
        )}
        {notes.map((note) => (
          <p key={note} className="mt-2 text-[0.95rem] wrap-anywhere text-ink-soft">
            {note}
          </p>
        ))}
        {read !== null && (
          <p className="mt-2 text-[0.95rem] text-ink-soft">
            {checkWords.summary(read.words, formatOneDecimal(read.grade), read.sources)}
          </p>
        )}
        {isStale && <p className="mt-2 font-medium">{checkWords.stale}</p>}
      </div>
    </section>
  );
}
