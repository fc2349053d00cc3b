/** Above the account: an erasure that an administrator planned, and keeping the account; nothing where there is none. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keepAccount, readErasure } from "#client/account/erasureApi.ts";
import { getAccountScope } from "#client/family/accountScope.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { toFailure } from "#components/failure/toFailure.ts";
import { failureWords } from "#components/failure/words.ts";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { words as all } from "./words.ts";

const words = all.erasure;

export function PlannedErasure({ email }: { email: string }) {
  const queryKey = ["account-erasure", getAccountScope(email)];
  const queries = useQueryClient();
  const { data: erasure } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readErasure(signal),
    ...cacheClasses.critical,
  });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isKept, setKept] = useState(false);
  const keep = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await keepAccount();
      queries.setQueryData(queryKey, null);
      setKept(true);
    } catch (error) {
      setProblem(failureWords.describe(toFailure(error)));
    }
    setBusy(false);
  };
  if (isKept) {
    return (
      <div role="status" className="mb-8">
        <Notice title={words.kept} />
      </div>
    );
  }
  if (erasure === null || erasure === undefined) return null;
  return (
    <div className="mb-8">
      <Notice
        tone="attention"
        title={words.title}
        actions={
          erasure.hasStarted ? undefined : (
            <Button disabled={isBusy} onClick={() => void keep()}>
              {isBusy ? words.keeping : words.keep}
            </Button>
          )
        }
      >
        <p>
          {erasure.hasStarted
            ? words.started
            : erasure.dueAt === null
              ? words.soon
              : words.due(formatMoment(erasure.dueAt))}
        </p>
        {problem !== null && (
          <p role="alert" className="mt-2 font-medium text-danger">
            {words.failed} {problem}
          </p>
        )}
      </Notice>
    </div>
  );
}
