/** The account slot in the header: Sign In, a spinner while the session loads, the user menu, or that it is not known. */
import { Component, type ReactNode, Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { useSession } from "#client/session/session.ts";
import { signInLink, subscriptionLink } from "#site/navigation.ts";
import { Link } from "#ui/router.tsx";
import { RenewalFailed } from "./RenewalFailed.tsx";
import { SessionSpinner } from "./SessionSpinner.tsx";
import type { UserMenuProps } from "./UserMenu.tsx";
import { barEntry } from "./useMenus.ts";

/** Lazy: only signed-in visitors download it. */
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
  if (session.isUnconfirmed) {
    return (
      <RenewalFailed
        entry={barEntry}
        className="flex min-h-11 items-center rounded-xl px-3 whitespace-nowrap hover:bg-accent-soft"
      />
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

/** Hides the user menu if its code cannot be loaded; the same links are on the subscription page. */
class UserMenuBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Link to={subscriptionLink.to} className="flex min-h-11 items-center rounded-xl px-3 font-medium">
        {subscriptionLink.label}
      </Link>
    );
  }
}
