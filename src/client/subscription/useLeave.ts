/** Redirecting to the payment provider: busy until the browser has left, and the problem if it fails. */
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { RequestError } from "#client/http/requestError.ts";
import type { Interval } from "#domain/subscription/plans.ts";
import { openPortal, startCheckout } from "./subscription.ts";

export type Destination = Interval | "portal";

export type Leaving = {
  go: (destination: Destination) => void;
  /** The redirect in progress. */
  busy: Destination | null;
  /** The server's message, or "unreachable"; null if nothing went wrong. */
  problem: string | null;
};

export function useLeave(): Leaving {
  const mutation = useMutation({
    mutationFn: (destination: Destination) =>
      destination === "portal" ? openPortal() : startCheckout(destination),
    // Do not redirect someone to checkout minutes later, when the network is back.
    networkMode: "always",
    retry: false,
    onSuccess: (url) => window.location.assign(url),
  });
  const { reset } = mutation;
  useEffect(() => {
    // When going back, the browser may restore the page as it was left.
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
