/** The answer to whether calculators may be counted, and a way to change it; nothing where nobody was asked yet. */
import { saveConsent, useTally } from "#client/calculatorTally/calculatorTally.ts";
import { Button } from "#ui/Button.tsx";
import { words } from "./words.ts";

const text = words.tally;

export function TallyChoice() {
  const { consent, waiting } = useTally();
  if (consent === null) return null;
  const isOn = consent === "yes";
  return (
    <section aria-labelledby="tally">
      <h2 id="tally" className="text-3xl">
        {text.title}
      </h2>
      <p role="status" className="mt-2 max-w-text">
        {[isOn ? text.yes : text.no, text.waiting(Object.keys(waiting).length)]
          .filter((sentence) => sentence !== null)
          .join(" ")}
      </p>
      <Button variant="outline" className="mt-4" onClick={() => saveConsent(isOn ? "no" : "yes")}>
        {isOn ? text.stop : text.allow}
      </Button>
    </section>
  );
}
