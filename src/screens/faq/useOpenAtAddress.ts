/** Opens the question that the address names: on arriving, and each time it is chosen again. */
import { useEffect } from "react";
import { useLocation } from "#ui/router.tsx";

export function useOpenAtAddress(): void {
  const location = useLocation();
  // The whole location: it is a new one with each visit of an address, also with a second one of the same question.
  useEffect(() => openQuestion(location.hash), [location]);
}

function openQuestion(hash: string): void {
  if (hash === "") return;
  const details = document.getElementById(hash.slice(1))?.querySelector(":scope > details");
  if (details instanceof HTMLDetailsElement) details.open = true;
}
