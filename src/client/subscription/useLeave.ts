/** Going to the payment provider's page: busy until the browser has left, and what went wrong where it does not. */
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { RequestError } from "#client/http/requestError.ts";
import type { Interval } from "#domain/subscription/plans.ts";
import { startCheckout, openPortal } from "./subscription.ts";

export type Destination = Interval | "portal";

export type Leaving = {
  go: (destination: Destination) => void;
  /** The way that is being gone. */
  busy: Destination | null;
  /** The server's own sentence, or "unreachable"; null where nothing went wrong. */
  problem: string | null;
};

export function useLeave(): Leaving {
  const mutation = useMutation({
    mutationFn: (destination: Destination) => (destination === "portal" ? openPortal() : startCheckout(destination)),
    // Nobody is sent to pay minutes later, when the network is back.
    networkMode: "always",
    retry: false,
    onSuccess: (url) => window.location.assign(url),
  });
  const { reset } = mutation;
  useEffect(() => {
    // Gone back to, the page may come as it was left.
    const wakeUp = () => reset();
    window.addEventListener("pageshow", wakeUp);
    return () => window.removeEventListener("pageshow", wakeUp);
  }, [reset]);
  return {
    go: mutation.mutate,
    busy: mutation.isPending || mutation.isSuccess ? mutation.variables : null,
    problem: mutation.isError ? toErrorSentence(mutation.error) : null,
  };
}

function toErrorSentence(error: Error): string {
  return error instanceof RequestError && error.problem !== null ? error.problem.detail : "unreachable";
}
