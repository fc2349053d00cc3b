/** The header bar, 64 px tall, with its menus (a single menu on a phone); with larger text it wraps instead of overflowing. Everything in it works without JavaScript. */
import { memo, useRef } from "react";
import { type NavigationMenu, navigationMenus, pricingLink } from "#site/navigation.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link, useLocation } from "#ui/router.tsx";
import { isCurrent, isCurrentMenu } from "./isCurrentMenu.ts";
import { Logo } from "./Logo.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";
import { PlanSlot } from "./PlanSlot.tsx";
import { SearchLink } from "./SearchLink.tsx";
import { SessionSlot } from "./SessionSlot.tsx";
import { barEntry, useMenus } from "./useMenus.ts";
import { useSiteSearch } from "./useSiteSearch.tsx";
import { words } from "./words.ts";

export function Header() {
  const bar = useRef<HTMLElement>(null);
  useMenus(bar);
  const { pathname } = useLocation();
  const search = useSiteSearch();
  return (
    <>
      <header ref={bar} data-site-nav className="sticky top-0 z-40 min-h-16 border-b border-line bg-paper">
        <div className="page flex min-h-[calc(4rem-1px)] flex-wrap items-center justify-between gap-x-3 max-[19rem]:gap-x-1">
          <Link to="/" aria-label={words.home} className="flex min-h-11 items-center gap-2">
            <Logo />
            {/* At 200% text size a phone only has room for the logo mark. */}
            <span className="font-serif text-2xl font-semibold tracking-tight max-[19rem]:hidden">
              {words.name}
            </span>
          </Link>
          <nav aria-label={words.navigation} className="hidden min-w-0 flex-wrap items-center gap-1 lg:flex">
            {navigationMenus.map((menu) => (
              <DesktopMenu key={menu.id} menu={menu} isHere={isCurrentMenu(menu, pathname)} />
            ))}
            <Link
              {...barEntry}
              to={pricingLink.to}
              aria-current={isCurrent(pricingLink.to, pathname) ? "page" : undefined}
              className={getEntryClasses(isCurrent(pricingLink.to, pathname))}
            >
              {pricingLink.label}
            </Link>
          </nav>
          <div className="flex flex-wrap items-center gap-2 max-[19rem]:gap-1">
            <div className="hidden items-center lg:flex">
              <SearchLink onOpen={search.open} />
              <SessionSlot />
            </div>
            <PlanSlot />
            <PhoneMenu onSearch={search.open} />
          </div>
        </div>
      </header>
      {search.dialog}
    </>
  );
}

function getEntryClasses(isHere: boolean): string {
  return joinClasses(
    "flex min-h-11 items-center gap-1.5 rounded-xl px-3 font-medium whitespace-nowrap select-none",
    isHere ? "text-accent-text underline decoration-2 underline-offset-8" : "text-ink",
    "group-open:bg-accent-soft hover:bg-accent-soft",
  );
}

type DesktopMenuProps = { menu: NavigationMenu; isHere: boolean };

const DesktopMenu = memo(function DesktopMenu({ menu, isHere }: DesktopMenuProps) {
  return (
    // A shared `name` lets the browser keep only one menu open, even before scripts run.
    <details name="site-menu" className="group">
      <summary {...barEntry} className={getEntryClasses(isHere)}>
        {menu.label}
        <svg
          viewBox="0 0 12 12"
          width="11"
          height="11"
          aria-hidden="true"
          className="transition-transform duration-150 group-open:rotate-180"
        >
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-auto border-y border-line bg-card shadow-lift">
        <div className="page grid grid-cols-[15rem_minmax(0,1fr)] gap-10 py-7">
          <div>
            <p className="font-serif text-2xl font-semibold">{menu.label}</p>
            <p className="mt-2 text-ink-soft">{menu.lead}</p>
            {menu.action !== undefined && (
              <Link to={menu.action.to} className={getButtonClasses("default", "default", "mt-5")}>
                {menu.action.label}
              </Link>
            )}
          </div>
          <ul
            className={joinClasses(
              "grid grid-cols-2 gap-x-4 gap-y-1 border-l border-line pl-7",
              menu.items.length > 8 && "xl:grid-cols-3",
            )}
          >
            {menu.items.map((item) => (
              <li key={item.to}>
                <Link to={item.to} className="block h-full rounded-xl px-3 py-2.5 hover:bg-accent-soft">
                  <span className="block font-semibold">{item.label}</span>
                  <span className="block text-[0.95rem] text-ink-soft">{item.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
});
