/** Opens the question named in the address: on arrival, and each time it is chosen again. */
import { useEffect } from "react";
import { useLocation } from "#ui/router.tsx";

export function useOpenAtAddress(): void {
  const location = useLocation();
  // Depends on the whole location, which changes with every navigation, even a second one to the same question.
  useEffect(() => openQuestion(location.hash), [location]);
}

function openQuestion(hash: string): void {
  if (hash === "") return;
  const details = document.getElementById(hash.slice(1))?.querySelector(":scope > details");
  if (details instanceof HTMLDetailsElement) details.open = true;
}
