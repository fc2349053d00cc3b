/**
 * Sends mail that is due in the outbox: each is claimed before and settled after, so that two processes never
 * send it twice.
 */
import type { Attachment, MailPart } from "#server/ports/mail.ts";
import type { Job } from "#server/repeat.ts";
import type { Log } from "#server/store/savingLog.ts";
import type { Store } from "#server/store/store.ts";
import { afterRefusal, claimLimitMs } from "./rules.ts";
import {
  type ClaimedMail,
  claimMail,
  dueMailIds,
  emptyExpiredSecrets,
  postponeMail,
  releaseClaims,
  settleMail,
} from "./store.ts";

const pauseMs = 5_000;
const mailsPerRun = 50;
const clockPauseMs = 10 * 60_000;

export type MailRun = { sent: number; kept: number; postponed: number; failed: number };

export type MailSending = {
  store: Pick<Store, "database">;
  mail: MailPart;
  now: () => Date;
  /** Checked between mails: a server that is stopping does not start another one. */
  isStopping?: () => boolean;
  /** Then nothing counts as run out, since that may not be so. */
  isClockDoubted?: boolean;
  /** Makes what is attached when a mail goes out, so that the outbox never holds it. */
  attach?: (mail: ClaimedMail) => Promise<Attaching>;
};

/** A sentence says why a mail must not go out at all. */
export type Attaching = { attachment: Attachment | null } | { refused: string };

export function createMailJob(
  sending: Omit<MailSending, "isStopping" | "isClockDoubted">,
  log: Pick<Log, "info">,
): Job {
  return {
    name: "mail",
    pauseMs,
    failure: "mail could not be worked on",
    needsClock: false,
    async run(state) {
      const run = await sendDueMail({ ...sending, ...state });
      if (run.sent + run.kept + run.postponed + run.failed > 0) log.info(run, "mail");
    },
  };
}

/** One run. If the process dies mid-send, the mail is sent again under the same Message-ID. */
export async function sendDueMail(sending: MailSending): Promise<MailRun> {
  const { store, now, isStopping = () => false, isClockDoubted = false } = sending;
  const run: MailRun = { sent: 0, kept: 0, postponed: 0, failed: 0 };
  await releaseClaims(store.database, new Date(now().getTime() - claimLimitMs));
  if (!isClockDoubted) await emptyExpiredSecrets(store.database, now());
  for (const id of await dueMailIds(store.database, now(), mailsPerRun)) {
    if (isStopping()) break;
    const claimed = await claimMail(store.database, id, now());
    if (claimed !== null) run[await deliver(sending, claimed)] += 1;
  }
  return run;
}

const nothingAttached = { attachment: null };

async function deliver(
  { store, mail, now, attach, isClockDoubted }: MailSending,
  claimed: ClaimedMail,
): Promise<keyof MailRun> {
  if (claimed.secretUntil !== null && claimed.secretUntil <= now().toISOString()) {
    if (isClockDoubted === true) {
      const nextTryAt = new Date(now().getTime() + clockPauseMs);
      await postponeMail(store.database, claimed, "The server’s clock may be wrong.", nextTryAt);
      return "postponed";
    }
    await settleMail(
      store.database,
      claimed,
      "failed",
      "What it holds ran out before it could be sent.",
      now(),
    );
    return "failed";
  }
  const attaching = mail.kind === "outbox" ? nothingAttached : ((await attach?.(claimed)) ?? nothingAttached);
  if ("refused" in attaching) {
    await settleMail(store.database, claimed, "failed", attaching.refused, now());
    return "failed";
  }
  const delivery = await mail.deliver({ ...claimed, ...attaching });
  if (delivery.outcome !== "refused") {
    const reason = delivery.outcome === "kept" ? delivery.reason : null;
    await settleMail(store.database, claimed, delivery.outcome, reason, now());
    return delivery.outcome;
  }
  const next = afterRefusal(claimed.attempts, delivery.isFinal, now());
  if (next.step === "giveUp") {
    await settleMail(store.database, claimed, "failed", delivery.reason, now());
    return "failed";
  }
  await postponeMail(store.database, claimed, delivery.reason, next.at);
  return "postponed";
}
