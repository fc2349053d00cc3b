/** Asks once whether it may be counted that a calculator landed inside our range, and offers to stop; downloaded with the first figure. */
import { useEffect, useId, useRef, useState } from "react";
import { giveAnswer, saveConsent, useTally } from "#client/calculatorTally/calculatorTally.ts";
import type { TallyAnswer } from "#client/calculatorTally/tallyState.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { consentWords as words } from "./calculatorFormWords.ts";

type Answered = "yes" | "no" | null;

export default function CalculatorConsent({ unitId, answer }: { unitId: number; answer: TallyAnswer }) {
  const { consent } = useTally();
  const [answered, setAnswered] = useState<Answered>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const id = useId();
  // The pressed button is gone.
  useEffect(() => {
    if (answered !== null) said.current?.focus();
  }, [answered]);

  function choose(choice: "yes" | "no") {
    saveConsent(choice);
    if (choice === "yes") giveAnswer(unitId, answer);
    setAnswered(choice);
  }

  if (consent === null)
    return (
      <section aria-labelledby={id} className="no-print mt-3 max-w-md rounded-xl bg-sunk px-4 py-3">
        <h4 id={id} className="font-serif text-lg">
          {words.title}
        </h4>
        <p className="mt-1 text-[0.95rem]">{words.ask(answer.kind)}</p>
        <p className="mt-1.5 text-[0.95rem] text-ink-soft">
          {words.not}{" "}
          <Link to="/privacy#tally" className="text-accent-text underline underline-offset-4">
            {words.more}
          </Link>
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => choose("yes")}>
            {words.yes}
          </Button>
          <Button size="sm" variant="light" onClick={() => choose("no")}>
            {words.no}
          </Button>
        </div>
      </section>
    );
  // Who said no is left alone, but hears once what came of it.
  if (consent === "no" && answered === null) return null;
  return (
    <div className="no-print mt-2 flex flex-wrap items-baseline gap-x-3 text-[0.95rem] text-ink-soft">
      <p ref={said} tabIndex={-1}>
        {consent === "no" ? words.stopped : answered === "yes" ? words.thanks : words.isOn}
      </p>
      {consent === "yes" && (
        <Button variant="link" className="text-[0.95rem]" onClick={() => choose("no")}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}
