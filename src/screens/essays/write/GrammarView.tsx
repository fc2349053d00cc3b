/** The grammar check: what it would download, the check itself, and each place with what the rule says. */

import { mostGrammarFindings } from "#domain/essays/grammar/chooseFindings.ts";
import { Button } from "#ui/Button.tsx";
import { Bar } from "#ui/chart/Track.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Notice } from "#ui/Notice.tsx";
import { grammarWords as words } from "./grammarWords.ts";
import { readWords } from "./readWords.ts";
import type { Grammar, PlacedFinding } from "./useGrammar.ts";

export function GrammarView(props: {
  grammar: Grammar;
  isEmpty: boolean;
  isOnline: boolean;
  currentKey: string | null;
  onShow: (finding: PlacedFinding) => void;
}) {
  const { grammar } = props;
  const { status, isKept, isSavingData, findings } = grammar;
  const isHere = isKept === true;
  const isRefused = isKept === false && (isSavingData || !props.isOnline);
  const isRunning = status.kind === "checking" || status.kind === "loading";
  return (
    <section aria-labelledby="grammar" className="mt-8 border-t border-line pt-6">
      <h2 id="grammar" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1.5 text-[0.98rem]">{words.intro}</p>
      <p className="figures mt-1 text-[0.95rem] text-ink-soft">
        {isHere ? words.kept : isRefused ? (isSavingData ? words.saving : words.offline) : words.download}
      </p>
      {isRunning ? (
        <div className="mt-4">
          {status.kind === "loading" && <Bar share={status.share} />}
          <div className="mt-1 flex items-center justify-between gap-4">
            <p className="figures text-[0.95rem]" role="status">
              {status.kind === "loading" ? words.downloading(status.share) : words.checking}
            </p>
            <Button variant="ghost" size="sm" onClick={grammar.cancel}>
              {words.cancel}
            </Button>
          </div>
        </div>
      ) : (
        !isRefused && (
          <Button
            className="mt-4"
            variant="outline"
            disabled={props.isEmpty || isKept === null}
            onClick={grammar.check}
          >
            {isHere ? (status.kind === "found" ? words.again : words.check) : words.start}
          </Button>
        )
      )}
      {(status.kind === "network" || status.kind === "failed" || status.kind === "notEnglish") && (
        <div className="mt-4">
          <Notice tone={status.kind === "notEnglish" ? "plain" : "problem"} title={words[status.kind]} />
        </div>
      )}
      <p role="status" className="mt-5 font-serif text-xl empty:hidden">
        {status.kind === "found"
          ? words.found(findings.length, findings.length < mostGrammarFindings)
          : status.kind === "canceled"
            ? words.canceled
            : ""}
      </p>
      {status.kind === "found" && findings.length > 0 && (
        <p className="mt-1 text-[0.95rem] text-ink-soft">{words.advice}</p>
      )}
      {grammar.isChanged && !isRunning && (
        <p className="mt-1 text-[0.95rem] text-ink-soft">{words.changed}</p>
      )}
      <ol className="mt-3 space-y-3">
        {findings.map((one) => (
          <li key={one.key}>
            <FindingCard
              placed={one}
              isCurrent={one.key === props.currentKey}
              onShow={() => props.onShow(one)}
              onSetAside={() => grammar.setAside(one.key)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function FindingCard(props: {
  placed: PlacedFinding;
  isCurrent: boolean;
  onShow: () => void;
  onSetAside: () => void;
}) {
  const { finding, quote, place } = props.placed;
  const { kind, rule, usual } = finding;
  const heard = quote.text.slice(quote.at, quote.to);
  return (
    <div
      className={joinClasses(
        "rounded-2xl border bg-card p-4 sm:p-5",
        props.isCurrent ? "border-support shadow-card" : "border-line",
      )}
    >
      <p className="text-[0.88rem] font-semibold tracking-wide text-ink-soft">{words.kinds[kind]}</p>
      <blockquote className="mt-1.5 border-l-4 border-support pl-3 text-[0.98rem] break-words">
        {quote.text.slice(0, quote.at)}
        <mark className="rounded-sm bg-support-soft text-ink">{heard}</mark>
        {quote.text.slice(quote.to)}
      </blockquote>
      <p className="mt-2.5 text-[0.98rem] text-ink-soft">
        {rule} {usual.length > 0 && words.usual(usual)}
      </p>
      <p className="mt-2 font-serif text-xl leading-snug">{words.questions[kind]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {place === null ? (
          <p className="flex min-h-11 items-center text-[0.95rem] font-semibold">{words.gone}</p>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={readWords.showHeard(heard)}
            onClick={props.onShow}
          >
            {readWords.show}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={readWords.setAsideHeard(heard)}
          onClick={props.onSetAside}
        >
          {readWords.setAside}
        </Button>
      </div>
    </div>
  );
}
