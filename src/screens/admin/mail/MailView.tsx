/** Mail by state and kind, page by page, and having one sent again. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type MailFilter, readMail, resendMail } from "#client/admin/mailApi.ts";
import { useAct } from "#components/admin/useAct.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { type ListedMail, type MailState, mailKinds, mailStates } from "#contract/adminMail.ts";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Notice } from "#ui/Notice.tsx";
import { Link, navigate, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { StatusMark, type StatusTone } from "#ui/StatusMark.tsx";
import { ConfirmDialog } from "../ConfirmDialog.tsx";
import { MoreButton } from "../MoreButton.tsx";
import { usePages } from "../usePages.ts";
import { viewAddress } from "../views.ts";
import { words as shared } from "../words.ts";
import { words } from "./words.ts";

const tones: Record<MailState, StatusTone> = {
  waiting: "target",
  sending: "likely",
  sent: "safety",
  kept: "unknown",
  failed: "caution",
};

export function MailView() {
  const asked = new URLSearchParams(useLocation().search);
  const state = mailStates.find((one) => one === asked.get("state")) ?? null;
  const kind = mailKinds.find((one) => one === asked.get("kind")) ?? null;
  const key = ["admin-mail", useAdminScope(), state ?? "", kind ?? ""];
  const queries = useQueryClient();
  const { load, more } = usePages(key, (after: string | null, signal) =>
    readMail({ state, kind }, after, signal),
  );
  const [chosen, setChosen] = useState<ListedMail | null>(null);
  const [done, setDone] = useState("");
  const act = useAct();
  const first = load.status === "ready" ? load.value[0] : undefined;
  const mails = load.status === "ready" ? load.value.flatMap((page) => page.mails) : [];
  const how = chosen?.resend.how ?? null;
  const question = how === null ? null : words.confirm[how];
  const resend = () =>
    act.run(async () => {
      if (chosen === null) return;
      try {
        await resendMail(chosen);
        setChosen(null);
        setDone(words.done);
      } finally {
        // Also where it was refused: then the list was old.
        await queries.invalidateQueries({ queryKey: key });
      }
    });
  return (
    <section aria-labelledby="mail-title">
      <h2 id="mail-title" className="text-3xl sm:text-4xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-lead text-ink-soft">{words.lead}</p>
      {first?.hasMailServer === false && (
        <div className="mt-5">
          <Notice tone="attention" title={words.noServer}>
            {words.noServerText}
          </Notice>
        </div>
      )}
      <Filters filter={{ state, kind }} counts={first?.counts ?? null} />
      <p role="status" className="mt-4 font-medium text-accent-text empty:hidden">
        {done}
      </p>
      <div className="mt-6">
        {load.status === "loading" && <Skeleton label={words.loading} lines={5} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.failedKept} />}
        {load.status === "ready" && mails.length === 0 && (
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        )}
        {mails.length > 0 && (
          <ul aria-label={words.list} className="space-y-3">
            {mails.map((mail) => (
              <li key={mail.mailId} className="rounded-2xl border border-line bg-card p-4 sm:p-5">
                <OneMail
                  mail={mail}
                  onResend={() => {
                    setDone("");
                    act.reset();
                    setChosen(mail);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <MoreButton more={more} />
      </div>
      <ConfirmDialog
        isOpen={question !== null}
        title={question?.title ?? ""}
        yes={words.yes}
        problemTitle={words.problem}
        act={act}
        onYes={resend}
        onClose={() => setChosen(null)}
      >
        {chosen !== null && (
          <p className="font-semibold">
            {describeKind(chosen)}, {chosen.recipient ?? words.operator}
          </p>
        )}
        <p>{question?.text}</p>
      </ConfirmDialog>
    </section>
  );
}

function Filters(props: { filter: MailFilter; counts: Readonly<Record<MailState, number>> | null }) {
  const { filter, counts } = props;
  const addressOf = ({ state, kind }: MailFilter) =>
    viewAddress("mail", {
      ...(state === null ? {} : { state }),
      ...(kind === null ? {} : { kind }),
    });
  return (
    <>
      <SelectField
        label={words.kind}
        className="mt-5 max-w-md"
        value={filter.kind ?? ""}
        onChange={(event) => {
          const kind = mailKinds.find((one) => one === event.target.value) ?? null;
          navigate(addressOf({ ...filter, kind }));
        }}
      >
        <option value="">{words.allKinds}</option>
        {mailKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <nav aria-label={words.states} className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {[null, ...mailStates].map((state) => {
            const name = state === null ? words.all : words.state[state];
            return (
              <li key={state ?? "all"}>
                <Link
                  to={addressOf({ ...filter, state })}
                  aria-current={state === filter.state ? "true" : undefined}
                  className={joinClasses(
                    "inline-flex min-h-11 items-center rounded-xl border px-4 font-semibold",
                    state === filter.state
                      ? "border-accent bg-accent-soft text-accent-text"
                      : "border-line bg-card text-ink hover:border-line-strong",
                  )}
                >
                  {counts === null || state === null ? name : words.withCount(name, counts[state])}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

function OneMail({ mail, onResend }: { mail: ListedMail; onResend: () => void }) {
  const { state, attempts, resends, createdAt, nextTryAt, settledAt, reason, resend } = mail;
  const recipient = mail.recipient ?? words.operator;
  const kind = describeKind(mail);
  const facts = [
    words.written(formatMoment(createdAt)),
    ...(attempts > 0 ? [words.tries(attempts)] : []),
    ...(nextTryAt === null ? [] : [words.nextTry(formatMoment(nextTryAt))]),
    ...(settledAt === null ? [] : [words.settled(formatMoment(settledAt))]),
    ...(resends > 0 ? [words.resends(resends)] : []),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{kind}</span>
        <StatusMark tone={tones[state]} word={words.state[state]} />
      </p>
      <p className="wrap-anywhere">{recipient}</p>
      <p className="text-[0.95rem] text-ink-soft">{facts.join(" · ")}</p>
      {reason !== null && (
        <p className="mt-1 text-[0.95rem] wrap-anywhere">
          {words.reason} {reason}
        </p>
      )}
      {resend.how === null ? (
        <p className="mt-2 text-[0.95rem] text-ink-soft">{resend.why}</p>
      ) : (
        <Button
          variant="light"
          size="sm"
          className="mt-3"
          aria-label={words.resendHeard(words.resend[resend.how], kind, recipient)}
          onClick={onResend}
        >
          {words.resend[resend.how]}
        </Button>
      )}
    </>
  );
}

function describeKind({ kind }: ListedMail): string {
  return kind === null ? words.noKind : words.kinds[kind];
}
