/** The account slot in the header: Sign In, a spinner while the session loads, the user menu, or that it is not known. */
import { Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { Boundary } from "#client/errors/Boundary.tsx";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { useSession } from "#client/session/session.ts";
import { signInLink, subscriptionLink } from "#site/navigation.ts";
import { Link } from "#ui/router.tsx";
import { SessionSpinner } from "./SessionSpinner.tsx";
import type { PersonPlaceProps } from "./UserMenu.tsx";
import { barEntry } from "./useMenus.ts";

/** Lazy: only people who signed in on this device download it. */
const personPlace = createLazyPart<PersonPlaceProps>(() => import("./UserMenu.tsx"));

export function SessionSlot() {
  const session = useSession();
  if (session.status === "loading") return <SessionSpinner />;
  if (session.status === "none" && !session.isUnconfirmed) return <SlotLink {...signInLink} />;
  return <PersonSlot />;
}

/** If its code cannot be loaded, a link instead: the subscription page has the same links as the user's menu. */
export function PersonSlot(props: PersonPlaceProps) {
  return (
    <Boundary name="user" renderFallback={() => <SlotLink {...subscriptionLink} />}>
      <Suspense fallback={<SessionSpinner />}>
        <personPlace.Part {...props} />
      </Suspense>
    </Boundary>
  );
}

function SlotLink({ to, label }: { label: string; to: string }) {
  return (
    <Link
      {...barEntry}
      to={to}
      onClick={saveReturnPlaceOfPage}
      className="flex min-h-11 items-center rounded-xl px-3 font-medium whitespace-nowrap hover:bg-accent-soft"
    >
      {label}
    </Link>
  );
}
