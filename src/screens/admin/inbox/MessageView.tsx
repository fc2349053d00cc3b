/** One message: what was written, who takes care of it, its answers, and writing one. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { assignMessage, closeMessage, readMessage } from "#client/admin/inboxApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useAct } from "#components/admin/useAct.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { InboxMessage } from "#contract/adminInbox.ts";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { viewAddress } from "../views.ts";
import { words as shared } from "../words.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { MessageStatus } from "./MessageStatus.tsx";
import { describe, describePerson, inboxWords, messageWords as words } from "./words.ts";

export function MessageView({ messageId }: { messageId: string }) {
  const queryKey = ["admin-message", useAdminScope(), messageId];
  const queries = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readMessage(messageId, signal),
    ...cacheClasses.critical,
  });
  const load = loadStateOf(query);
  return (
    <div>
      <Link
        to={viewAddress("inbox")}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
      >
        {words.back}
      </Link>
      <div className="mt-3">
        {load.status === "loading" && <Skeleton label={words.loading} lines={6} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.failedKept} />}
        {load.status === "ready" && (
          <Message
            message={load.value}
            onChanged={(changed) => queries.setQueryData(queryKey, changed)}
            onReread={async () => {
              await query.refetch();
            }}
          />
        )}
      </div>
    </div>
  );
}

function Message(props: {
  message: InboxMessage;
  onChanged: (changed: InboxMessage) => void;
  onReread: () => Promise<void>;
}) {
  const { message, onChanged, onReread } = props;
  const { messageId, version, state } = message;
  const [done, setDone] = useState("");
  const act = useAct();
  const change = (said: string, work: () => Promise<InboxMessage>) =>
    act.run(async () => {
      onChanged(await work());
      setDone(said);
    });
  const isClosed = state === "closed";
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_1.3fr]">
      <section aria-labelledby="message-title">
        <h2 id="message-title" className="text-3xl break-words">
          {message.name}
        </h2>
        <Facts message={message} />
        <SelectField
          label={words.who}
          className="mt-5 max-w-md"
          value={message.assignedTo?.accountId ?? ""}
          disabled={act.isBusy}
          onChange={(event) => {
            const accountId = event.target.value === "" ? null : event.target.value;
            change(words.done.assigned, () => assignMessage(messageId, version, accountId));
          }}
        >
          <option value="">{words.nobody}</option>
          {message.administrators.map((one) => (
            <option key={one.accountId} value={one.accountId}>
              {describePerson(one)}
            </option>
          ))}
        </SelectField>
        <Button
          variant="light"
          className="mt-5"
          disabled={act.isBusy}
          onClick={() =>
            change(isClosed ? words.done.reopened : words.done.closed, () =>
              closeMessage(messageId, version, !isClosed),
            )
          }
        >
          {isClosed ? words.reopen : message.answers.length > 0 ? words.closeAnswered : words.close}
        </Button>
        <p role="status" className="mt-3 text-ink-soft">
          {done}
        </p>
        {act.problem !== null && (
          <Problem problem={act.problem} isConflict={act.isConflict} onReread={() => act.run(onReread)} />
        )}
      </section>
      <div className="space-y-8">
        <section aria-labelledby="text-title">
          <h3 id="text-title" className="text-2xl">
            {words.text}
          </h3>
          <p className="mt-3 rounded-2xl border border-line bg-card p-5 whitespace-pre-wrap wrap-anywhere">
            {message.message}
          </p>
        </section>
        {message.answers.length > 0 && <Answers answers={message.answers} />}
        <AnswerForm
          message={message}
          onAnswered={(changed) => {
            onChanged(changed);
            setDone(words.done.answered);
          }}
          onReread={onReread}
        />
      </div>
    </div>
  );
}

function Facts({ message }: { message: InboxMessage }) {
  return (
    <dl className="mt-3 space-y-2">
      <Fact name={words.from}>
        <span className="wrap-anywhere">{message.email}</span>
      </Fact>
      <Fact name={words.received}>{formatMoment(message.receivedAt)}</Fact>
      <Fact name={words.about}>{describe(inboxWords.topics, message.topic)}</Fact>
      <Fact name={words.status}>
        <MessageStatus state={message.state} />
      </Fact>
      {message.record !== null && (
        <Fact name={words.record}>
          <span className="figures font-semibold break-all">{message.record}</span>
          <span className="block text-[0.95rem] text-ink-soft">{words.recordNote}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.95rem] text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Answers({ answers }: { answers: InboxMessage["answers"] }) {
  return (
    <section aria-labelledby="answers-title">
      <h3 id="answers-title" className="text-2xl">
        {words.answers}
      </h3>
      <ul className="mt-3 space-y-3">
        {answers.map(({ answerId, by, writtenAt, text, mail }) => (
          <li key={answerId} className="rounded-2xl bg-sunk p-5">
            <p className="text-[0.95rem] text-ink-soft">
              {words.answeredBy(by === null ? words.former : describePerson(by), formatMoment(writtenAt))}
            </p>
            <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="mt-2 text-[0.95rem] font-semibold">{words.mail[mail ?? "gone"]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Problem(props: { problem: string; isConflict: boolean; onReread: () => void }) {
  return (
    <Notice
      tone="problem"
      title={props.isConflict ? words.conflict : words.problem}
      actions={
        props.isConflict ? (
          <Button variant="light" onClick={props.onReread}>
            {words.show}
          </Button>
        ) : undefined
      }
    >
      {props.problem}
    </Notice>
  );
}
