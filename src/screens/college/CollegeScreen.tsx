/** /colleges/{slug}: one college, from its prerendered data or, after client-side navigation, from its record. */
import { useSyncExternalStore } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePageData } from "#client/pageData.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import { useLocation } from "#ui/router.tsx";
import { CollegePage } from "./CollegePage.tsx";

// Neither is on a college's own page.
const notFound = createLazyPart(() => import("#components/not-found/NotFound.tsx"));
const bySlug = createLazyPart(() => import("./BySlug.tsx"));

const subscribeToNothing = () => () => undefined;

export default function CollegeScreen() {
  const { pathname } = useLocation();
  // At once, unlike useIsMounted: what somebody types into the search of a page that is about to go would be lost.
  const isMounted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const handed = usePageData(pathname);
  if (isReply(handed)) return <CollegePage reply={handed} />;
  // If this address was rendered without data, the server sent its not-found page; the first render must match.
  return isMounted ? <bySlug.Part path={pathname} /> : <notFound.Part />;
}

/** What this release's server put into its own page needs no more proof than that it is there. */
function isReply(handed: unknown): handed is CollegeReply {
  return typeof handed === "object" && handed !== null && "college" in handed;
}
