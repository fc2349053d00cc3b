/** The family's own plan in place of the sample, and as large: the next date, one step, and the way to Today. */
import { type Glance, hideGlance } from "#client/plan/glance.ts";
import { useToday } from "#client/useToday.ts";
import { FreshGlance } from "#components/due/FreshGlance.tsx";
import { glanceWords as words } from "#components/due/glanceWords.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { useToast } from "#ui/Toast.tsx";

/** A default export because only a device with a plan downloads it. */
export default function OwnCard({ glance }: { glance: Glance }) {
  const today = useToday();
  const showToast = useToast();
  const { next, step } = glance;
  const date = today === null ? null : words.next(glance, today);
  function hide() {
    hideGlance(true);
    // The button is gone with the card.
    document.getElementById("main")?.focus({ preventScroll: true });
    showToast({
      title: words.hidden,
      description: words.hiddenHow,
      action: { label: words.undo, run: () => hideGlance(false) },
    });
  }
  return (
    <section
      aria-labelledby="own-plan"
      className="flex h-full flex-col justify-between gap-2 overflow-hidden rounded-3xl border border-line bg-card p-5 shadow-lift"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="own-plan" className="truncate font-serif text-xl font-medium">
          {words.title(glance.studentName)}
        </h2>
        <span className="figures shrink-0 rounded-full bg-accent-soft px-3 py-0.5 text-[0.88rem] font-semibold text-accent-text">
          {words.colleges(glance.unitIds.length)}
        </span>
      </div>
      {date === null || next === null ? (
        <p className="text-ink-soft">{glance.madeOn === today ? words.none : words.unknown}</p>
      ) : (
        <div>
          <p className="text-[0.88rem] text-ink-soft">{words.label}</p>
          <p className="figures font-serif text-2xl leading-tight">{date}</p>
          <p className="mt-1 line-clamp-2 leading-snug font-semibold">{next.whose}</p>
          <p className="line-clamp-1 leading-snug text-ink-soft">
            {next.what}
            {next.isExpected && ` (${words.expected})`}
          </p>
        </div>
      )}
      {step !== null && (
        <p className="line-clamp-2 max-sm:line-clamp-3 border-t border-line pt-2 leading-snug">
          <span className="text-ink-soft">{words.step}</span>{" "}
          <Link to={step.to} className="text-accent-text underline underline-offset-4">
            {step.title}
          </Link>
        </p>
      )}
      <div className="flex items-center justify-between gap-2">
        <ButtonLink size="sm" to="/my-plan" className="shrink-0">
          {words.open}
        </ButtonLink>
        <Button variant="link" className="text-[0.92rem] leading-tight font-normal" onClick={hide}>
          {words.hide}
        </Button>
      </div>
      <FreshGlance glance={glance} today={today} />
    </section>
  );
}
