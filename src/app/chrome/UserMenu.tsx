/** The place of a person who signed in on this device. The user menu: name, unsynced changes, account and subscription links, Admin for administrators, and Log out. */

import { useSession } from "#client/session/session.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { askToLeave } from "#client/session/signOutDialogState.ts";
import { accountLink, adminLink, familyLink, sharingLink, subscriptionLink } from "#site/navigation.ts";
import { Link } from "#ui/router.tsx";
import { getUserInitial } from "./getUserInitial.ts";
import { RenewalFailed } from "./RenewalFailed.tsx";
import { SyncSign } from "./SyncSign.tsx";
import { barEntry } from "./useMenus.ts";
import { useSyncSign } from "./useSyncSign.ts";
import { words } from "./words.ts";

/** `className`: of the button that is there while the identity host does not answer; in the bar it has its own. */
export type PersonPlaceProps = { className?: string };

const lineClasses = "flex min-h-11 w-full items-center rounded-lg px-3 text-left hover:bg-accent-soft";

/** A default export because it is lazy-loaded for people who signed in on this device. */
export default function PersonPlace({ className }: PersonPlaceProps) {
  const session = useSession();
  if (session.status === "signedIn") return <UserMenu user={session.user} />;
  return <RenewalFailed {...(className !== undefined && { className })} />;
}

export function UserMenu({ user }: { user: SessionUser }) {
  const sign = useSyncSign();
  return (
    <details name="site-menu" className="group relative">
      <summary
        {...barEntry}
        aria-label={sign === null ? words.account : words.accountWith(sign)}
        className="relative flex size-11 items-center justify-center rounded-full bg-deep text-lg font-semibold text-on-deep select-none"
      >
        {getUserInitial(user.name)}
        {sign !== null && <SyncSign className="absolute -top-0.5 -right-0.5" />}
      </summary>
      <div className="absolute top-[calc(100%+0.625rem)] right-0 w-72 rounded-2xl border border-line bg-card p-2 shadow-lift">
        <div className="border-b border-line px-3 pt-2 pb-3">
          {user.name !== "" && <p className="font-semibold break-words">{user.name}</p>}
          {user.email !== "" && <p className="text-[0.95rem] break-words text-ink-soft">{user.email}</p>}
          {user.isAdministrator && (
            <p className="mt-2 inline-flex rounded-full bg-accent-soft px-3 py-0.5 text-[0.9rem] font-semibold text-accent-text">
              {words.administrator}
            </p>
          )}
        </div>
        {sign !== null && (
          <p className="flex gap-2 border-b border-line px-3 py-3 text-[0.95rem]">
            <SyncSign className="mt-0.5 shrink-0" />
            {sign}
          </p>
        )}
        <ul className="pt-2">
          {[accountLink, familyLink, sharingLink, subscriptionLink].map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={lineClasses}>
                {label}
              </Link>
            </li>
          ))}
          {user.isAdministrator && (
            <li>
              <Link to={adminLink.to} className={lineClasses}>
                {words.adminDashboard}
              </Link>
            </li>
          )}
          <li>
            <button type="button" className={lineClasses} onClick={askToLeave}>
              {words.logOut}
            </button>
          </li>
        </ul>
      </div>
    </details>
  );
}
