/** The place of the bar that belongs to the person: Sign In, a spinner while it is found out, or the user's menu. */
import { Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { useSession } from "#client/session/session.ts";
import { signInLink } from "#site/navigation.ts";
import { Link } from "#ui/router.tsx";
import { SessionSpinner } from "./SessionSpinner.tsx";
import type { UserMenuProps } from "./UserMenu.tsx";
import { UserMenuBoundary } from "./UserMenuBoundary.tsx";
import { barEntry } from "./useMenus.ts";

/** Downloaded by those who are signed in. */
const userMenu = createLazyPart<UserMenuProps>(() => import("./UserMenu.tsx"));

export function SessionSlot() {
  const session = useSession();
  if (session.status === "loading") return <SessionSpinner />;
  if (session.status === "signedIn") {
    return (
      <UserMenuBoundary>
        <Suspense fallback={<SessionSpinner />}>
          <userMenu.Part user={session.user} />
        </Suspense>
      </UserMenuBoundary>
    );
  }
  return (
    <Link
      {...barEntry}
      to={signInLink.to}
      onClick={saveReturnPlaceOfPage}
      className="flex min-h-11 items-center rounded-xl px-3 font-medium whitespace-nowrap hover:bg-accent-soft"
    >
      {signInLink.label}
    </Link>
  );
}
