/** The questions of a tool that asks all it misses at once, beside a line with what is known. */
import { useId, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import type { AnswerId } from "#domain/answers/readAnswer.ts";
import { type Answers, useAnswers } from "./useAnswers.ts";

export type Asked<Id extends AnswerId> = {
  /** In the order of `ids`. */
  fields: readonly Id[];
  /** What has no field, for the line. */
  known: readonly Id[];
  /** Left open earlier in this visit. */
  left: readonly Id[];
  answers: Answers;
  /** "Not sure yet" for every field that is empty; none of them is asked again in this visit. */
  leaveRest: () => void;
  showLeft: () => void;
  /** Around the fields and on the button that brings those left open back: the focus goes from one to the other. */
  fieldsId: string;
  leftId: string;
};

/**
 * `isOpen` says what is missing now and would change something. A field that was shown stays, so that none leaves while it
 * is being filled in; it leaves only where its answer has followed from another one.
 */
export function useAsked<Id extends AnswerId>(ids: readonly Id[], isOpen: (id: Id) => boolean): Asked<Id> {
  const { isLoaded } = usePlan();
  const answers = useAnswers();
  const [shown, setShown] = useState<readonly Id[]>([]);
  const fieldsId = useId();
  const leftId = useId();
  const added = ids.filter((id) => isOpen(id) && !shown.includes(id));
  if (isLoaded && added.length > 0) setShown([...shown, ...added]);
  const isField = (id: Id) =>
    (shown.includes(id) || added.includes(id)) && answers.read(id).origin !== "derived";
  const known = ids.filter((id) => !isField(id));
  const left = known.filter((id) => answers.read(id).origin === "notSure");
  return {
    fields: ids.filter(isField),
    known,
    left,
    answers,
    leaveRest() {
      answers.leaveOpen(shown);
      setShown([]);
      focusSoon(leftId);
    },
    showLeft() {
      setShown([...shown, ...left]);
      focusSoon(fieldsId);
    },
    fieldsId,
    leftId,
  };
}

/** Once it is drawn. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
}
