/**
 * The phone menu, in the order the specification gives, with account links after Subscription. A native
 * disclosure, so it works without JavaScript.
 */

import { Suspense, useEffect, useRef, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { Boundary } from "#client/errors/Boundary.tsx";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { useSession } from "#client/session/session.ts";
import { askToLeave } from "#client/session/signOutDialogState.ts";
import {
  accountLink,
  adminLink,
  familyLink,
  joinLink,
  type NavigationLink,
  phoneLinks,
  phoneToolLinks,
  signInLink,
} from "#site/navigation.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { Link, useLocation } from "#ui/router.tsx";
import { isCurrent } from "./isCurrentMenu.ts";
import { SearchLink } from "./SearchLink.tsx";
import { PersonSlot } from "./SessionSlot.tsx";
import { SessionSpinner } from "./SessionSpinner.tsx";
import type { OpenSearch } from "./useSiteSearch.tsx";
import { words } from "./words.ts";

const lineClasses =
  "flex min-h-12 w-full items-center text-lg aria-[current=page]:font-semibold aria-[current=page]:text-accent-text";

/** Lazy: only signed-in visitors download it. */
const syncLine = createLazyPart<{ isSign: boolean }>(() => import("./SyncLine.tsx"));

export function PhoneMenu({ onSearch }: { onSearch: OpenSearch }) {
  const { pathname } = useLocation();
  const session = useSession();
  const isPrimaryAdmin = session.status === "signedIn" && session.user.isPrimaryAdmin;
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before this ran.
  useEffect(() => setOpen(menu.current?.open === true), []);
  return (
    <details
      ref={menu}
      name="site-menu"
      className="group lg:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="relative flex size-11 items-center justify-center rounded-xl border border-line bg-card">
        <span className="sr-only">{words.menu}</span>
        {session.status === "signedIn" && <Unsynced isSign />}
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M3 6h14M3 10h14M3 14h14"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            className="group-open:opacity-0"
          />
          <path
            d="m5 5 10 10M15 5 5 15"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            className="opacity-0 group-open:opacity-100"
          />
        </svg>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-auto border-y border-line bg-paper px-4 pb-5 shadow-lift">
        {session.status === "signedIn" && <Unsynced isSign={false} />}
        <SearchLink onOpen={onSearch} isLine />
        <nav aria-label={words.navigation}>
          {isOpen && <Tools pathname={pathname} />}
          <ul className="divide-y divide-line">
            {phoneLinks.map((link) => (
              <Line key={link.label} link={link} pathname={pathname} />
            ))}
            {session.status === "signedIn" && (
              <>
                <Line link={accountLink} pathname={pathname} />
                <Line link={familyLink} pathname={pathname} />
              </>
            )}
            {isPrimaryAdmin && <Line link={adminLink} pathname={pathname} />}
            <li>
              {session.status === "loading" && <SessionSpinner />}
              {session.status === "none" &&
                (session.isUnconfirmed ? (
                  <PersonSlot className={lineClasses} />
                ) : (
                  <Link
                    to={signInLink.to}
                    onClick={saveReturnPlaceOfPage}
                    aria-current={isCurrent(signInLink.to, pathname) ? "page" : undefined}
                    className={lineClasses}
                  >
                    {signInLink.label}
                  </Link>
                ))}
              {session.status === "signedIn" && (
                <button type="button" className={lineClasses} onClick={askToLeave}>
                  {words.signOut}
                </button>
              )}
            </li>
          </ul>
          <Link to={joinLink.to} className={getButtonClasses("cta-primary", "lg", "mt-4 w-full")}>
            {joinLink.label}
          </Link>
        </nav>
      </div>
    </details>
  );
}

/** Drawn once the menu is open: a page is not heavier for it, and without scripts the footer lists the tools. */
function Tools({ pathname }: { pathname: string }) {
  return (
    <section aria-labelledby="phone-tools" className="border-b border-line pb-3">
      <h2 id="phone-tools" className="pt-3 text-[0.95rem] font-semibold text-ink-soft">
        {words.tools}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4">
        {phoneToolLinks.map((link) => (
          <Line key={link.label} link={link} pathname={pathname} />
        ))}
      </ul>
    </section>
  );
}

function Line({ link, pathname }: { link: NavigationLink; pathname: string }) {
  return (
    <li>
      <Link
        to={link.to}
        aria-current={isCurrent(link.to, pathname) ? "page" : undefined}
        className={lineClasses}
      >
        {link.label}
      </Link>
    </li>
  );
}

function Unsynced(props: { isSign: boolean }) {
  return (
    <Boundary name="sync-line" renderFallback={() => null}>
      <Suspense fallback={null}>
        <syncLine.Part {...props} />
      </Suspense>
    </Boundary>
  );
}
