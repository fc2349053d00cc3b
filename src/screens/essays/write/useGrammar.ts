/** The grammar check on press: the download of the checker, what it found, and where those places are by now. */
import { useEffect, useMemo, useRef, useState } from "react";
import { checkGrammar, type GrammarOutcome } from "#client/essays/grammar/checkGrammar.ts";
import { isGrammarKept } from "#client/essays/grammar/grammarFile.ts";
import { readConnectionNow } from "#client/lifecycle/connection.ts";
import type { GrammarFinding } from "#domain/essays/grammar/chooseFindings.ts";
import { locateQuote } from "./locateQuote.ts";

export type PlacedFinding = {
  key: string;
  finding: GrammarFinding;
  /** The sentence around it, with what the finding is about from `at` to `to`. */
  quote: { text: string; at: number; to: number };
  /** Null if it is gone. */
  place: { start: number; end: number } | null;
};

export type GrammarStatus =
  | { kind: "none" | "checking" | "canceled" | "found" | "network" | "failed" | "notEnglish" }
  /** `share` is how much has arrived, 0 to 1. */
  | { kind: "loading"; share: number };

export type Grammar = {
  status: GrammarStatus;
  /** The checker is on this device. Null until that is known. */
  isKept: boolean | null;
  /** The browser asked to save data, so nothing large is downloaded. */
  isSavingData: boolean;
  /** The text is not the one that was checked. */
  isChanged: boolean;
  findings: readonly PlacedFinding[];
  check: () => void;
  cancel: () => void;
  setAside: (key: string) => void;
};

type Done = { text: string; findings: readonly GrammarFinding[] };

export function useGrammar(text: string): Grammar {
  const [status, setStatus] = useState<GrammarStatus>({ kind: "none" });
  const [isKept, setKept] = useState<boolean | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const running = useRef<(() => void) | null>(null);
  useEffect(() => {
    void isGrammarKept().then(setKept);
    // Who leaves the essay does not wait for the download any more.
    return () => running.current?.();
  }, []);
  const findings = useMemo(
    () =>
      (done?.findings ?? []).flatMap((finding): PlacedFinding[] => {
        const key = `grammar ${finding.start}`;
        return done === null || aside.has(key) ? [] : [placeFinding(key, finding, done.text, text)];
      }),
    [done, aside, text],
  );

  function finish(result: GrammarOutcome, checked: string): void {
    running.current = null;
    if (result.kind === "found") {
      setDone({ text: checked, findings: result.findings });
      setAside(new Set());
    }
    setStatus({ kind: result.kind === "failed" ? result.because : result.kind });
    void isGrammarKept().then(setKept);
  }

  return {
    status,
    isKept,
    isSavingData: isKept !== null && readConnectionNow().isDataSaver,
    isChanged: done !== null && done.text !== text,
    findings,
    check() {
      setStatus({ kind: "checking" });
      const { outcome, cancel } = checkGrammar(text, (share) => setStatus({ kind: "loading", share }));
      running.current = cancel;
      void outcome.then((result) => finish(result, text));
    },
    cancel: () => running.current?.(),
    setAside: (key) => setAside((before) => new Set([...before, key])),
  };
}

const maxContextLength = 60;

/** A place is found again by the words around it, which are rarely there twice. */
function placeFinding(key: string, finding: GrammarFinding, checked: string, now: string): PlacedFinding {
  const { start, end } = finding;
  const before = /[^.!?\n]*$/u.exec(checked.slice(Math.max(0, start - maxContextLength), start))?.[0] ?? "";
  const after = /^[^.!?\n]*[.!?]?/u.exec(checked.slice(end, end + maxContextLength))?.[0] ?? "";
  const words = checked.slice(start, end);
  const near = locateQuote(now, `${before}${words}${after}`, start - before.length);
  const at = before.trimStart().length;
  return {
    key,
    finding,
    quote: { text: `${before.trimStart()}${words}${after.trimEnd()}`, at, to: at + words.length },
    place:
      near === null
        ? null
        : { start: near.start + before.length, end: near.start + before.length + words.length },
  };
}
