/** /stop-reminders: the unsubscribe link in emails. One click stops all reminders, signed in or not. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "#client/http/api.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { toFailure } from "#components/failure/toFailure.ts";
import { RemindersForm } from "#components/reminders/RemindersForm.tsx";
import { remindersKey } from "#components/reminders/reminders.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useLocation } from "#ui/router.tsx";
import { words } from "./words.ts";

export default function StopRemindersScreen() {
  return (
    <div className="page max-w-3xl pt-8 pb-24 sm:pt-14">
      <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
      <p className="mt-4 text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-7">
        <Stopping />
      </div>
      <section aria-labelledby="again" className="mt-14">
        <h2 id="again" className="text-3xl">
          {words.again}
        </h2>
        <p className="mt-2 mb-5 max-w-lead">{words.againText}</p>
        <RemindersForm />
      </section>
    </div>
  );
}

/** Requires a click: mail scanners open every link, and would stop reminders a student relies on. */
function Stopping() {
  const isMounted = useIsMounted();
  const { hash } = useLocation();
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: stop,
    // Fails at once without a network: silently stopping later would be misleading.
    networkMode: "always",
    retry: false,
    onSuccess: () => queries.resetQueries({ queryKey: remindersKey }),
  });
  const sentence = useRef<HTMLDivElement>(null);
  const hasEnded = stopping.isSuccess || stopping.isError;
  useEffect(() => {
    if (hasEnded) sentence.current?.focus();
  }, [hasEnded]);
  const token = isMounted ? hash.replace(/^#/, "") : null;
  if (token === null) return <p className="text-ink-soft">{words.waiting}</p>;
  if (token === "") return <Notice title={words.noLinkTitle}>{words.noLink}</Notice>;
  if (stopping.isSuccess) {
    return (
      <div ref={sentence} tabIndex={-1} role="status" className="outline-none">
        <Notice title={words.stoppedTitle}>
          <p>{words.stopped(stopping.data)}</p>
          <p className="mt-1 text-ink-soft">{words.underWay}</p>
        </Notice>
      </div>
    );
  }
  return (
    <div className="space-y-5">
      {stopping.isError && (
        <div ref={sentence} tabIndex={-1} className="outline-none">
          <Notice tone="problem" title={words.failedTitle}>
            {words.failed(toFailure(stopping.error))}
          </Notice>
        </div>
      )}
      <div>
        <Button
          size="lg"
          aria-disabled={stopping.isPending}
          onClick={() => {
            if (!stopping.isPending) stopping.mutate(token);
          }}
        >
          {stopping.isPending ? words.stopping : words.stop}
        </Button>
        <p className="mt-3 text-[0.95rem] text-ink-soft">{words.kept}</p>
      </div>
    </div>
  );
}

async function stop(token: string): Promise<{ digest: boolean; beforeDue: boolean }> {
  const [answer, { stopRemindersEndpoint }] = await Promise.all([
    call("stopReminders", { token }),
    import("#contract/reminders.ts"),
  ]);
  return stopRemindersEndpoint.replies[200].parse(answer).stopped;
}
