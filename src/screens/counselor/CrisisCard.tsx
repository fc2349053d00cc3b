/**
 * Help instead of an answer, when someone may be in danger, or in a line above one. It needs no network; of the first,
 * nothing is stored.
 */
import type { CrisisTier, HelpLine } from "#domain/counselor/counselor.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { words } from "./words.ts";

export function CrisisCard({ tier }: { tier: CrisisTier }) {
  return (
    <section
      aria-labelledby="help-now"
      data-crisis={tier}
      className="rounded-3xl border-2 border-accent bg-card p-5 shadow-card sm:p-8"
    >
      {tier === "harmedByOthers" ? <ForHarmed /> : <ForDanger />}
    </section>
  );
}

/** Above an answer, whatever it is. */
export function HelpLineNote({ line }: { line: HelpLine }) {
  const isHarmed = line.tier === "harmedByOthers";
  const number = isHarmed ? "+18004224453" : "988";
  const labels = isHarmed ? words.harmed : words.danger;
  return (
    <aside
      aria-label={words.helpLine}
      data-help-line={line.tier}
      className="mt-4 rounded-2xl border-2 border-accent p-4"
    >
      <p lang={line.language}>{line.text}</p>
      <div className="no-print mt-3 flex flex-wrap gap-3">
        <a href={`tel:${number}`} className={getButtonClasses("default", "sm")}>
          {labels.call}
        </a>
        <a href={`sms:${number}`} className={getButtonClasses("outline", "sm")}>
          {labels.message}
        </a>
      </div>
    </aside>
  );
}

function ForDanger() {
  const text = words.danger;
  return (
    <>
      <Heading>{text.title}</Heading>
      <p className="mt-2 max-w-lead text-lg">{text.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Call to="tel:988">{text.call}</Call>
        <Call to="sms:988">{text.message}</Call>
      </div>
      <p className="mt-2">{text.line}</p>
      <p lang="es">{text.spanish}</p>
      <Emergency text={text.emergency} />
      <p className="mt-3">{text.poison}</p>
      <p className="mt-3">{text.people}</p>
      <p className="mt-3 text-ink-soft">{text.kept}</p>
    </>
  );
}

function ForHarmed() {
  const text = words.harmed;
  return (
    <>
      <Heading>{text.title}</Heading>
      <p className="mt-2 max-w-lead text-lg">{text.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Call to="tel:+18004224453">{text.call}</Call>
        <Call to="sms:+18004224453">{text.message}</Call>
      </div>
      <p className="mt-2" lang="es">
        {text.spanish}
      </p>
      <Emergency text={text.emergency} />
      <ul className="mt-3 list-disc pl-5">
        {text.others.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="mt-3">{text.people}</p>
      <p className="mt-3">{text.crisisLine}</p>
      <p className="mt-3 text-ink-soft">{words.danger.kept}</p>
    </>
  );
}

function Heading(props: { children: string }) {
  return (
    <h2 id="help-now" className="text-2xl sm:text-3xl">
      {props.children}
    </h2>
  );
}

function Emergency(props: { text: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">{props.text}</p>
      <a href="tel:911" className={getButtonClasses("outline", "sm")}>
        {words.danger.emergencyCall}
      </a>
    </div>
  );
}

function Call(props: { to: string; children: string }) {
  return (
    <a href={props.to} className={getButtonClasses("default", "lg")}>
      {props.children}
    </a>
  );
}
