/** One draft at the language model: what has come of it so far. It lasts as long as the essay is open, and is not kept. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { ModelFault } from "#client/counselor/modelFaults.ts";
import type { EssayModelRequest } from "#client/essays/askEssayModel.ts";
import type { CoachRemark } from "#domain/essays/reading/checkRemarks.ts";
import { type PlacedRemark, placeRemarks } from "./placeRemarks.ts";

type State =
  | { kind: "none" }
  | { kind: "asking" }
  | { kind: "fault"; fault: ModelFault }
  | { kind: "read"; draft: string; remarks: readonly CoachRemark[]; dropped: number };

export type ModelReading = {
  state: State;
  /** The text is not the one that was read. */
  isChanged: boolean;
  remarks: readonly PlacedRemark<CoachRemark>[];
  /** How many remarks the last answer gave; null without one. A new object for each answer. */
  done: { remarks: number } | null;
  /** Sends the draft; an earlier request ends. */
  ask: (request: EssayModelRequest) => void;
  stop: () => void;
  setAside: (key: string) => void;
};

export function useModelReading(text: string): ModelReading {
  const [state, setState] = useState<State>({ kind: "none" });
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const asking = useRef<AbortController | null>(null);
  // Leaving the essay ends the request.
  useEffect(() => () => asking.current?.abort(), []);
  const remarks = useMemo(
    () => (state.kind === "read" ? placeRemarks("model", state.remarks, state.draft, { text, aside }) : []),
    [state, aside, text],
  );
  const done = useMemo(() => (state.kind === "read" ? { remarks: state.remarks.length } : null), [state]);
  return {
    state,
    isChanged: state.kind === "read" && state.draft !== text,
    remarks,
    done,
    ask(request) {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      setState({ kind: "asking" });
      const { signal } = controller;
      import("#client/essays/askEssayModel.ts")
        .then(({ askEssayModel }) => askEssayModel(request, signal))
        .then(
          (reply) => {
            if (signal.aborted) return;
            if (reply.kind === "read") setAside(new Set());
            setState(reply.kind === "read" ? { ...reply, draft: request.draft } : reply);
          },
          () => {
            // Its code could not be downloaded; once it is there, every fault is a reply.
            if (!signal.aborted) setState({ kind: "fault", fault: "offline" });
          },
        );
    },
    stop() {
      asking.current?.abort();
      setState({ kind: "none" });
    },
    setAside: (key) => setAside((before) => new Set([...before, key])),
  };
}
