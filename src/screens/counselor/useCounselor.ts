/** The conversation on this device: what was asked, what is being looked up, and what came of it. */
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useMajors } from "#client/colleges/useReferenceData.ts";
import {
  eraseTurns,
  keepTurn,
  newPlanId,
  readTurns,
  type Turn,
  watchTurns,
} from "#client/counselor/conversationDatabase.ts";
import { askEngine, holdInEngine } from "#client/engine/askEngine.ts";
import type { CounselorReply, PrepareRequest } from "#client/engine/engine.ts";
import { callFile } from "#client/http/api.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { runInSlices } from "#client/runInSlices.ts";
import { getToday } from "#client/today.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { toPrevious } from "#domain/counselor/conversation.ts";
import type { CounselorReading, CrisisTier } from "#domain/counselor/counselor.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { type Entry, mergeTurns } from "./mergeTurns.ts";

export type Counselor = {
  /** Newest first. */
  entries: readonly Entry[];
  colleges: LoadState<AllColleges>;
  /** Null until the deadlines have loaded. */
  deadlines: readonly Deadline[] | null;
  isAsking: boolean;
  hasFailed: boolean;
  crisis: CrisisTier | null;
  /** Set if the browser keeps no conversation. */
  isUnkept: boolean;
  ask: (question: string) => void;
  /** Answers a question without keeping it; null until everything it needs is there. */
  look: ((question: string) => Promise<CounselorReply>) | null;
  /** Answers an earlier question as it was also read. */
  reread: (entry: Entry, reading: CounselorReading) => void;
  erase: () => Promise<void>;
};

type Pending = { question: string; chosen: CounselorReading | null; replaces: Entry | null };

/** Milliseconds that help waits for an answer which may name it in a line above; after them, or without one, it is shown. */
const doubtedWait = 3000;

/** Downloaded with the page, but not before it works: the rules are the larger part of its scripts. */
const loadBoundaries = () => import("#domain/counselor/boundaries.ts");

const answer = askEngine("counselor");
const prepare = askEngine("counselorReady");

/** `about`: the college of the page that the question comes from. */
export function useCounselor(about: CollegeSummary | null, onAnswered: () => void): Counselor {
  const { plan, plans, isLoaded } = usePlan();
  const store = usePlanStore();
  const colleges = useColleges();
  const majors = useMajors(true);
  const templates = loadStateOf(useQuery(timelineTemplatesQuery));
  const cards = useAnswerCards();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [pending, setPending] = useState<Pending | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [crisis, setCrisis] = useState<CrisisTier | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  const askedCount = useRef(0);
  const waiting = useRef<Pending | null>(null);
  const planId = Object.keys(plan.stamps).length === 0 ? newPlanId : plan.id;
  // What was asked before anything was saved is the only student's.
  const owner = plans.length > 1 ? planId : `${planId} ${newPlanId}`;

  useEffect(() => {
    if (!isLoaded) return undefined;
    let isStale = false;
    const owners = owner.split(" ");
    const read = (isErased: boolean) =>
      void readTurns(owners).then((turns) => {
        if (isStale) return;
        setEntries((shown) =>
          mergeTurns(
            shown.filter(({ turn }) => owners.includes(turn.planId)),
            turns,
            isErased,
          ),
        );
      });
    read(false);
    const stopWatching = watchTurns(({ kind }) => read(kind === "erased"));
    return () => {
      isStale = true;
      stopWatching();
    };
  }, [isLoaded, owner]);

  // Its rules are many: compiled now, they do not hold up the first question.
  useEffect(() => {
    loadBoundaries()
      .then(({ prepareBoundariesInSteps }) => runInSlices(prepareBoundariesInSteps()))
      // A question loads them again; the engine has its own.
      .catch(() => undefined);
    return () => {
      waiting.current = null;
    };
  }, []);

  // Everything on the device is being erased, here or in another tab.
  useEffect(
    () =>
      store.onErasing(() => {
        setPending(null);
        setEntries([]);
      }),
    [store],
  );

  const isReady =
    isLoaded &&
    colleges.status === "ready" &&
    [majors, templates, cards].every(({ status }) => status !== "loading");
  const deadlines = templates.status === "ready" ? templates.value.deadlines : null;

  // While the family reads and types.
  const release = isReady && colleges.status === "ready" ? colleges.value.release : null;
  useEffect(() => {
    if (release === null) return;
    // A question prepares it again, and says so if that fails.
    prepare({ release, majors: null, deadlines: null, plan, today: getToday() }).catch(() => undefined);
    // What is prepared is the same for every plan.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [release]);

  const takeReply = useCallback(
    async (
      { question, replaces }: Pending,
      { read, others, answer: found }: CounselorReply,
      today: string,
    ) => {
      if (read.boundary?.kind === "crisis") {
        setCrisis(read.boundary.tier);
        return;
      }
      const reading = toPrevious(read);
      const turn: Turn = { planId, askedOn: today, question, reading, others, answer: found };
      // What nobody should have typed is not kept either.
      const isKeepable = read.boundary?.kind !== "refuse" || read.boundary.refusal !== "personalData";
      const key = isKeepable ? await keepTurn(turn, replaces?.key ?? null) : null;
      setUnkept(isKeepable && key === null);
      askedCount.current += 1;
      const id = replaces?.id ?? `asked-${askedCount.current}`;
      const entry = { id, key, turn, isFresh: true };
      setEntries((shown) =>
        replaces === null
          ? [entry, ...shown.filter((one) => key === null || one.key !== key)]
          : shown.map((one) => (one.id === replaces.id ? entry : one)),
      );
    },
    [planId],
  );

  const around = (held: string, today: string): PrepareRequest => ({
    release: held,
    plan,
    majors: majors.status === "ready" ? majors.value.asOf : null,
    deadlines,
    today,
  });

  useEffect(() => {
    if (pending === null || !isReady || colleges.status !== "ready") return undefined;
    let isStale = false;
    const today = getToday();
    answer({
      ...around(colleges.value.release, today),
      question: pending.question,
      previous: findPrevious(entries, about, askedCount.current > 0, today),
      chosen: pending.chosen,
    })
      .then((reply) => (isStale ? undefined : takeReply(pending, reply, today)))
      .then(
        () => {
          if (isStale) return;
          waiting.current = null;
          setPending(null);
          onAnswered();
        },
        () => {
          if (isStale) return;
          setPending(null);
          setFailed(true);
        },
      );
    return () => {
      isStale = true;
    };
    // Only what is asked starts it: the plan, or an earlier answer, may change meanwhile without asking again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [pending, isReady]);

  const ask = (typed: string): void => {
    setFailed(false);
    // Help that was shown stays above what is asked next.
    const question = normalizeQuestion(typed);
    const asked = { question, chosen: null, replaces: null };
    setPending(asked);
    waiting.current = asked;
    // Help waits for no data. The answer, if it comes first, reads the same rules.
    loadBoundaries()
      .then(({ findHelp }) => {
        const help = findHelp(question);
        if (help === null) return;
        if (help.isDoubted) {
          setTimeout(() => {
            if (waiting.current === asked) setCrisis(help.tier);
          }, doubtedWait);
          return;
        }
        setPending((now) => (now === asked ? null : now));
        setCrisis(help.tier);
        onAnswered();
      })
      .catch(() => undefined);
  };

  return {
    entries,
    colleges,
    deadlines,
    isAsking: pending !== null,
    hasFailed,
    crisis,
    isUnkept,
    ask,
    look:
      release === null
        ? null
        : (question) => {
            const today = getToday();
            const previous = findPrevious([], about, false, today);
            return answer({ ...around(release, today), question, previous, chosen: null });
          },
    reread(entry, reading) {
      setFailed(false);
      setPending({ question: entry.turn.question, chosen: reading, replaces: entry });
    },
    async erase() {
      await eraseTurns(owner.split(" "));
      askedCount.current = 0;
      setCrisis(null);
      setEntries([]);
    },
  };
}

/** So many questions back at most. */
const mostBack = 3;

/** What "and out of state?" goes on from: this conversation's last question that was read, else the page it was opened from. */
function findPrevious(
  entries: readonly Entry[],
  about: CollegeSummary | null,
  hasAskedHere: boolean,
  today: string,
): CounselorReading | null {
  const [last] = entries;
  // Another tab may have asked since. What was not understood leaves standing what was asked before it.
  const here = hasAskedHere ? entries.filter(({ isFresh }) => isFresh).slice(0, mostBack) : [];
  if (here.length > 0) return here.find(({ turn }) => turn.reading !== null)?.turn.reading ?? null;
  if (about !== null) {
    return {
      tool: "collegeFacts",
      entities: [{ kind: "college", unitId: about.unitId }],
      measure: "overview",
      round: null,
      residency: null,
      change: null,
    };
  }
  return last?.turn.askedOn === today ? last.turn.reading : null;
}

/** The answer cards, handed to the engine. */
function useAnswerCards(): LoadState<boolean> {
  const query = useQuery({
    queryKey: ["answer-cards"],
    queryFn: async () => {
      await holdInEngine("cards", () => callFile("answerCards"));
      return true;
    },
    ...cacheClasses.static,
  });
  return loadStateOf(query);
}
