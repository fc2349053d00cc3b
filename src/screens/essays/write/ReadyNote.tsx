/** Below the status of an essay that is ready: on its way, or who can read how much of it. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { buildPeopleQuery } from "#client/family/familyQueries.ts";
import { useIsSavingOff } from "#client/network/savingOff.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { toSyncCondition } from "#client/planSync/syncCondition.ts";
import { usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { getText, type PlanEssay } from "#domain/essays/essay.ts";
import { countWords } from "#domain/essays/text/countText.ts";
import { Link } from "#ui/router.tsx";
import { judgeReady } from "./readyNote.ts";
import { useReaders } from "./useReaders.ts";
import { writeWords as words } from "./writeWords.ts";

/** A change is noticed by the sync within this time; until then "synced" may be of before it. */
const noticeMs = 1_000;

export function ReadyNote({ essay }: { essay: PlanEssay }) {
  const plan = useReaders();
  const isOnline = useIsOnline();
  const isSavingOff = useIsSavingOff();
  const condition = toSyncCondition(usePlanSyncStatus(), isOnline, isSavingOff);
  const isReady = plan.status === "ready";
  const people = loadStateOf(
    useQuery({
      ...buildPeopleQuery(isReady ? plan.account : 0, isReady ? plan.planId : ""),
      enabled: isReady,
    }),
  );
  const text = getText(essay);
  const isNoticed = useIsSettled(text);
  const readers =
    people.status === "ready"
      ? people.value.people
          .filter(({ scopes, isYou }) => !isYou && scopes.includes("essay"))
          .map(({ name, email }) => name || email)
      : null;
  const state = judgeReady({
    plan: people.status === "failed" ? "failed" : plan.status,
    readers,
    condition: condition === "synced" && !isNoticed ? "working" : condition,
    isOnline,
  });
  return (
    <p role="status" className="mt-1 max-w-64 text-[0.92rem]">
      {state.kind === "arrived" ? words.arrived(state.readers, countWords(text)) : words.ready[state.kind]}
      {state.kind === "nobody" && (
        <>
          {" "}
          <Link to="/sharing" className="text-accent-text underline underline-offset-4">
            {words.invite}
          </Link>
        </>
      )}
    </p>
  );
}

/** False for a moment after the text has changed, and after this is first shown. */
function useIsSettled(text: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), noticeMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
