/**
 * One screen of a questionnaire: its tool and counter, what is asked, the fields, what is wrong with them, and where the
 * buttons lead. Every flow of the product is drawn by this. Enter continues.
 */
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Progress } from "#ui/Progress.tsx";
import { useLocation } from "#ui/router.tsx";
import { words } from "./flowWords.ts";
import { ProblemsShownContext } from "./useTypedField.ts";

/** `name` is how a button calls the screen: "Next: test scores". */
export type FlowScreen = { title: ReactNode; lead: ReactNode | null; name: string };

export type AnswerFlowProps<Id extends string> = {
  /** The tool's name, above the question. Null where the page's own heading says it. */
  tool: string | null;
  /** The screens that apply to the answers so far, in order; `at` is one of them. */
  asked: readonly Id[];
  at: Id;
  describe: (id: Id) => FlowScreen;
  /** How far this is, where a screen is not simply one of `asked`: questions that follow from another have its number. */
  progress?: { number: number; of: number };
  /** What the counter says; by default "Question 2 of 6". */
  counter?: (number: number, of: number) => string;
  /** Which part of a longer flow this is, such as "Part 2 of 5: your parents". */
  part?: string | null;
  /** What the last button says, such as "See my colleges". */
  end: string;
  /** Opened to change one answer: what the button says, which then leads back. */
  returns?: string | null;
  /** Why the flow cannot go on yet; null if it can. */
  missing?: string | null;
  /** To the screen with this id; null is the end, or where the answer was changed from. */
  onContinue: (next: Id | null) => void;
  /** The way on without an answer; null where one is needed. */
  skip?: { label: string; run: (next: Id | null) => void } | null;
  /** To the screen before this; null at the first, where there may be something before the flow. */
  onBack: ((before: Id | null) => void) | null;
  backLabel?: string;
  /** Another link beside "Back". */
  aside?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** What the answer means, between the fields and the buttons. */
  notes?: ReactNode;
  /** Below the form. */
  after?: ReactNode;
  /** The heading's id, so that a page can move the focus to it. */
  headingId: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** In a card, or as wide as a table needs; a page's text column by default. */
  frame?: "page" | "wide" | "card";
};

export function AnswerFlow<Id extends string>({ headingRef, ...props }: AnswerFlowProps<Id>) {
  const { asked, at, describe, missing = null, returns = null, skip = null, frame = "page" } = props;
  const place = asked.indexOf(at);
  const next = returns !== null ? null : (asked[place + 1] ?? null);
  const before = returns !== null ? null : (asked[place - 1] ?? null);
  const { title, lead } = describe(at);
  const { number, of } = props.progress ?? { number: place + 1, of: asked.length };
  const form = useRef<HTMLFormElement>(null);
  const [areProblemsShown, setProblemsShown] = useState(false);
  const [isMissingShown, setMissingShown] = useState(false);
  const Heading = frame === "card" ? "h3" : "h2";

  function submit(event: FormEvent) {
    event.preventDefault();
    // The message must be rendered at the field before focus can move to it.
    flushSync(() => setProblemsShown(true));
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null;
    setMissingShown(wrong === null);
    if (wrong !== null) return wrong.focus();
    if (missing !== null) return form.current?.querySelector<HTMLElement>("input")?.focus();
    props.onContinue(next);
  }

  const isProblem = isMissingShown && missing !== null;
  return (
    <div className={frames[frame]}>
      {props.tool !== null && (
        <h1 className="font-sans text-base font-semibold tracking-normal text-accent-text">{props.tool}</h1>
      )}
      <div className="mt-2">
        <Progress value={number} maximum={of} label={(props.counter ?? words.counter)(number, of)} />
      </div>
      {/* Outside a dialog the method "dialog" sends nothing, so submitting before the app runs loses nothing. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="mt-6">
        {props.part != null && <p className="mb-1 font-semibold text-ink-soft">{props.part}</p>}
        <Heading
          ref={headingRef}
          id={props.headingId}
          tabIndex={-1}
          className={joinClasses(
            "outline-none",
            frame === "card" ? "text-2xl sm:text-3xl" : "text-3xl sm:text-4xl",
          )}
        >
          {title}
        </Heading>
        {lead !== null && lead !== "" && <p className="mt-2 text-lg text-ink-soft">{lead}</p>}
        <div className="mt-5 space-y-6">
          <ProblemsShownContext value={areProblemsShown}>{props.children}</ProblemsShownContext>
        </div>
        <p role="alert" className={isProblem ? "mt-3 font-medium text-danger" : "sr-only"}>
          {isProblem && missing}
        </p>
        {props.notes}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            size="lg"
            variant="cta-primary"
            className="min-w-[min(11rem,100%)] flex-1 sm:flex-none"
          >
            {returns ?? (next === null ? props.end : words.next(describe(next).name))}
          </Button>
          {skip !== null && (
            <Button variant="ghost" size="lg" onClick={() => skip.run(next)}>
              {skip.label}
            </Button>
          )}
        </div>
        <div className="mt-4 flex flex-wrap justify-between gap-3">
          {props.onBack === null ? (
            <span />
          ) : (
            <Button variant="link" onClick={() => props.onBack?.(before)}>
              {props.backLabel ?? words.back}
            </Button>
          )}
          {props.aside}
        </div>
      </form>
      {props.after}
    </div>
  );
}

const frames = {
  page: "page max-w-2xl! py-6 sm:py-10",
  wide: "page max-w-5xl! py-6 sm:py-10",
  card: "",
} as const;

/**
 * After a change of screen the heading has the focus, at the top of the page; going back, the browser restores the place.
 * A screen whose code is still on its way gets it when it comes, unless the person has gone elsewhere by then.
 */
export function useScreenFocus(headingId: string, screen: string | null): void {
  const { move } = useLocation();
  const shownBefore = useRef<string | null>(null);
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = screen;
    // The first screen of a flow may follow a press on the page before the flow; not so one that was opened by its address.
    if (before === screen || (before === null && move !== "push")) return undefined;
    if (move !== "pop") window.scrollTo(0, 0);
    const focus = () => {
      const heading = document.getElementById(headingId);
      heading?.focus({ preventScroll: true });
      // That of the screen before may still be there, hidden, and takes no focus.
      return heading !== null && document.activeElement === heading;
    };
    if (focus()) return undefined;
    const arrivals = new MutationObserver(() => {
      const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
      if (isElsewhere || focus()) arrivals.disconnect();
    });
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => {
      arrivals.disconnect();
      // Still owed, should this effect run again for the same screen.
      if (document.activeElement?.id !== headingId) shownBefore.current = before;
    };
  }, [headingId, screen, move]);
}
