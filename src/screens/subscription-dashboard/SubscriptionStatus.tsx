/** The account's subscription, its end date, and how to change or cancel it. */
import { useLeave } from "#client/subscription/useLeave.ts";
import { formatDay } from "#components/subscription/words.ts";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { LeaveProblem } from "./LeaveProblem.tsx";
import type { View } from "./view.ts";
import { words } from "./words.ts";

export function SubscriptionStatus({ view }: { view: View }) {
  const { name, title, text, isAttention } = describeStatus(view);
  return (
    <section
      aria-labelledby="standing-title"
      className={joinClasses(
        "rounded-3xl p-6 sm:p-8",
        isAttention ? "border-2 border-support bg-support-soft" : "bg-card shadow-card",
      )}
    >
      <h2
        id="standing-title"
        className="figures font-serif text-5xl leading-tight text-accent-text sm:text-6xl"
      >
        {name}
      </h2>
      {title !== null && <p className="mt-3 text-xl font-semibold">{title}</p>}
      <p className="mt-2 max-w-lead text-lg">{text}</p>
      {hasPortal(view) && <Portal kind={view.kind} />}
    </section>
  );
}

type PortalKind = keyof typeof words.portal;

function hasPortal(view: View): view is Extract<View, { kind: PortalKind }> {
  return Object.hasOwn(words.portal, view.kind);
}

function Portal({ kind }: { kind: PortalKind }) {
  const { go, busy, problem } = useLeave();
  const isUrgent = kind === "due" || kind === "lapsed";
  return (
    <>
      <Button
        className="mt-6"
        variant={isUrgent ? "cta-primary" : "outline"}
        disabled={busy !== null}
        onClick={() => go("portal")}
      >
        {busy === null ? words.portal[kind] : words.leaving}
      </Button>
      <p className="mt-3 max-w-lead text-ink-soft">{words.portalNote}</p>
      <LeaveProblem problem={problem} />
    </>
  );
}

type StatusText = { name: string; title: string | null; text: string; isAttention: boolean };

function describeStatus(view: View): StatusText {
  const plain = { title: null, isAttention: false };
  switch (view.kind) {
    case "open":
      return { ...plain, name: words.open.title, text: words.open.text };
    case "free":
      return {
        ...plain,
        name: words.free,
        text: view.endedAt === null ? words.freeText : words.ended(formatDay(view.endedAt)),
      };
    case "renews":
      return {
        ...plain,
        name: words.family,
        text:
          view.at === null
            ? words.renews.noDay
            : words.renews[view.interval ?? "unknown"](formatDay(view.at)),
      };
    case "ends":
      return { ...plain, name: words.family, text: words.ends(formatDay(view.at)) };
    case "covered":
      return { ...plain, name: words.family, ...words.covered };
    case "due": {
      const text = view.until === null ? words.due.noDay : words.due.text(formatDay(view.until));
      return { name: words.family, title: words.due.title, text, isAttention: true };
    }
    case "lapsed":
    default:
      return { name: words.free, ...words.lapsed, isAttention: true };
  }
}
