/** The inbox: messages of the contact form by what is to be done, or the one message that the address names. */
import { readInbox } from "#client/admin/inboxApi.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { inboxViews, type ListedMessage, type InboxView as Which } from "#contract/adminInbox.ts";
import { formatMoment } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { MoreButton } from "../MoreButton.tsx";
import { usePages } from "../usePages.ts";
import { viewAddress } from "../views.ts";
import { words as shared } from "../words.ts";
import { MessageStatus } from "./MessageStatus.tsx";
import { MessageView } from "./MessageView.tsx";
import { SaveForms } from "./SaveForms.tsx";
import { describe, describePerson, inboxWords as words } from "./words.ts";

export function InboxView() {
  const asked = new URLSearchParams(useLocation().search);
  const messageId = asked.get("message");
  const which = inboxViews.find((view) => view === asked.get("show")) ?? "open";
  return messageId === null ? (
    <MessageList which={which} />
  ) : (
    <MessageView key={messageId} messageId={messageId} />
  );
}

function MessageList({ which }: { which: Which }) {
  const scope = useAdminScope();
  const { load, more } = usePages(["admin-inbox", scope, which], (after: string | null, signal) =>
    readInbox(which, after, signal),
  );
  const counts = load.status === "ready" ? (load.value[0]?.counts ?? null) : null;
  const messages = load.status === "ready" ? load.value.flatMap((page) => page.messages) : [];
  return (
    <section aria-labelledby="inbox-title">
      <h2 id="inbox-title" className="text-3xl sm:text-4xl">
        {words.title}
      </h2>
      <nav aria-label={words.which} className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {inboxViews.map((view) => (
            <li key={view}>
              <Link
                to={viewAddress("inbox", { show: view })}
                aria-current={view === which ? "true" : undefined}
                className={joinClasses(
                  "inline-flex min-h-11 items-center rounded-xl border px-4 font-semibold",
                  view === which
                    ? "border-accent bg-accent-soft text-accent-text"
                    : "border-line bg-card text-ink hover:border-line-strong",
                )}
              >
                {counts === null ? words.views[view] : words.withCount(words.views[view], counts[view])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        {load.status === "loading" && <Skeleton label={words.loading} lines={5} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.failedKept} />}
        {load.status === "ready" && messages.length === 0 && (
          <EmptyState title={words.none[which]}>{words.noneText}</EmptyState>
        )}
        {messages.length > 0 && (
          <ul className="space-y-3">
            {messages.map((message) => (
              <li key={message.messageId}>
                <MessageLink message={message} />
              </li>
            ))}
          </ul>
        )}
        <MoreButton more={more} />
      </div>
      <SaveForms form="contact" label={words.save} />
    </section>
  );
}

function MessageLink({ message }: { message: ListedMessage }) {
  const { name, email, topic, record, preview, receivedAt, state, assignedTo } = message;
  return (
    <Link
      to={viewAddress("inbox", { message: message.messageId })}
      className="block rounded-2xl border border-line bg-card p-4 transition-colors duration-150 hover:border-accent sm:p-5"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold break-words text-accent-text">{describePerson({ name, email })}</span>
        <MessageStatus state={state} />
      </span>
      <span className="block text-[0.95rem] text-ink-soft">
        {describe(words.topics, topic)} · {formatMoment(receivedAt)}
        {assignedTo !== null && ` · ${words.assignedTo(describePerson(assignedTo))}`}
      </span>
      {record !== null && (
        <span className="block text-[0.95rem]">
          {words.record}: <span className="figures font-semibold break-all">{record}</span>
        </span>
      )}
      <span className="mt-1 block wrap-anywhere">{preview}</span>
    </Link>
  );
}
