/** Approving a saved version, for now or for a moment by the administrator's own clock; taking it back; taking a post down. */
import { useState } from "react";
import {
  approvePost,
  discardPost,
  exportPost,
  unpublishPost,
  type WantedMoment,
  withdrawPost,
} from "#client/admin/postsApi.ts";
import { saveFile } from "#client/saveFile.ts";
import { type Act, useAct } from "#components/admin/useAct.ts";
import type { Post } from "#contract/adminPosts.ts";
import { formatMoment } from "#lib/format.ts";
import { findMoment } from "#lib/localTime.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { PostStatus } from "../PostList.tsx";
import { editorWords, listWords, words as shared, approvalWords as words } from "../words.ts";

type Choice = NonNullable<WantedMoment["choice"]>;

export function Approval(props: { post: Post; isDirty: boolean; onChanged: (post: Post) => void }) {
  const { post, isDirty, onChanged } = props;
  const { postId, version, slug, state, live, next, checks } = post;
  const [done, setDone] = useState("");
  const [isAsked, setAsked] = useState(false);
  const act = useAct();
  const change = (said: string, work: () => Promise<Post>) =>
    act.run(async () => {
      onChanged(await work());
      setDone(said);
    });
  const isOver = state === "unpublished" || state === "discarded";
  const isShown = live?.version === version && next === null;
  const blocked = isDirty ? words.saveFirst : checks.faults.length > 0 ? words.fixFirst : null;
  return (
    <section aria-labelledby="approval-title">
      <h2 id="approval-title" className="text-2xl">
        {words.title}
      </h2>
      <div className="mt-3 rounded-2xl border border-line bg-card p-5">
        <PostStatus state={state} />
        {next !== null && <p className="mt-2">{listWords.goesOut(formatMoment(next.at))}</p>}
        {live !== null && <p className="mt-2">{isShown ? words.isLive : listWords.newer}</p>}
        {!isOver && !isShown && blocked !== null && <p className="mt-3 rounded-2xl bg-sunk p-4">{blocked}</p>}
        {!isOver && !isShown && blocked === null && (
          <Schedule
            act={act}
            onApprove={(zone, when) =>
              change(when === null ? words.done.published : words.done.approved, () =>
                approvePost(postId, { version, zone, when }),
              )
            }
          />
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {next !== null && (
            <Button
              variant="light"
              disabled={act.isBusy}
              onClick={() => change(words.done.withdrawn, () => withdrawPost(postId, version))}
            >
              {words.withdraw}
            </Button>
          )}
          {live !== null && (
            <ButtonLink variant="light" to={`/blog/${slug}`}>
              {words.open}
            </ButtonLink>
          )}
          {live !== null && (
            <Button variant="light" disabled={act.isBusy} onClick={() => setAsked(true)}>
              {words.down}
            </Button>
          )}
          {(state === "draft" || state === "discarded") && (
            <Button
              variant="light"
              disabled={act.isBusy}
              onClick={() =>
                change(state === "draft" ? words.done.aside : words.done.up, () =>
                  discardPost(postId, version, state === "draft"),
                )
              }
            >
              {state === "draft" ? words.setAside : words.takeUp}
            </Button>
          )}
          <Button
            variant="light"
            disabled={act.isBusy}
            onClick={() =>
              act.run(async () => {
                const { name, text } = await exportPost(postId);
                saveFile(name, "text/markdown", text);
                setDone(words.done.file);
              })
            }
          >
            {words.file}
          </Button>
        </div>
        <p className="mt-2 text-[0.95rem] text-ink-soft">{words.fileNote}</p>
        <p role="status" className="mt-3 text-ink-soft">
          {done}
        </p>
        {act.problem !== null && (
          <Notice tone="problem" title={act.isConflict ? editorWords.conflict : shared.problem}>
            {act.problem}
          </Notice>
        )}
      </div>
      <Dialog
        isOpen={isAsked}
        title={words.downTitle}
        closeLabel={words.keep}
        onClose={() => setAsked(false)}
        isBusy={act.isBusy}
      >
        <p>{words.downText}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            disabled={act.isBusy}
            onClick={() => {
              setAsked(false);
              change(words.done.down, () => unpublishPost(postId, version));
            }}
          >
            {words.down}
          </Button>
          <Button variant="light" onClick={() => setAsked(false)}>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

/** The time zone of the administrator's device. */
function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function hasPassed(at: string): boolean {
  return at <= new Date().toISOString();
}

function Schedule({
  act,
  onApprove,
}: {
  act: Act;
  onApprove: (zone: string, when: WantedMoment | null) => void;
}) {
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [choice, setChoice] = useState<Choice>("earlier");
  const [error, setError] = useState<string | null>(null);
  const zone = readTimeZone();
  const found = findMoment(day, time, zone);
  const isAsked = found.kind === "lost" || found.kind === "doubled";
  const schedule = () => {
    const at =
      found.kind === "one"
        ? found.at
        : found.kind === "lost"
          ? found.after
          : found.kind === "doubled"
            ? found.later
            : null;
    const wrong =
      day === "" || time === ""
        ? words.incomplete
        : at === null
          ? words.unreadable
          : hasPassed(at)
            ? words.past
            : null;
    setError(wrong);
    if (wrong === null) onApprove(zone, { day, time, choice: isAsked ? choice : null });
  };
  return (
    <div className="mt-4 space-y-4">
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <TextField
          label={words.day}
          type="date"
          value={day}
          error={error}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label={words.time}
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <p className="text-[0.95rem] text-ink-soft">{words.zone(zone)}</p>
      {isAsked && (
        <RadioGroup<Choice>
          legend={found.kind === "lost" ? words.lost(time) : words.doubled(time)}
          value={choice}
          onChange={setChoice}
          options={(["earlier", "later"] as const).map((value) => ({
            value,
            label: (found.kind === "lost" ? words.lostChoices : words.doubledChoices)[value],
          }))}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={act.isBusy} onClick={() => onApprove(zone, null)}>
          {words.now}
        </Button>
        <Button variant="light" disabled={act.isBusy} onClick={schedule}>
          {words.schedule}
        </Button>
      </div>
    </div>
  );
}
