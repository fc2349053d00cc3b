/** The bar on top of every page: 64 px, with the tools; on a phone a menu that opens without script too. */
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { Logo } from "./Logo.tsx";
import { words } from "./words.ts";

export function Header() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between gap-3">
        <Link to="/" aria-label={words.home} className="flex min-h-11 items-center gap-2">
          <Logo />
          <span className="font-serif text-2xl font-semibold tracking-tight">{words.name}</span>
        </Link>
        <nav aria-label={words.navigation} className="hidden items-center gap-1 lg:flex">
          {words.links.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              end={link.to !== "/colleges"}
              className={({ isActive }) => desktopLink(isActive)}
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className="flex items-center gap-2">
          <Link
            to={words.myPlan.to}
            className="inline-flex min-h-11 items-center rounded-xl bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong"
          >
            {words.myPlan.label}
          </Link>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

function desktopLink(isActive: boolean): string {
  const look = isActive ? "bg-accent-soft text-accent-text" : "text-ink hover:bg-accent-soft";
  return `inline-flex min-h-11 items-center rounded-xl px-3 font-medium ${look}`;
}

/** The browser's own disclosure: it opens before and without script; with script it closes after a choice. */
function PhoneMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (details.current !== null) details.current.open = false;
  }, [pathname]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || details.current?.open !== true) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return (
    // The keys come from the summary and the links inside, which take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={details} onKeyDown={closeOnEscape} className="group lg:hidden">
      <summary className="flex size-11 items-center justify-center rounded-xl border border-line bg-card">
        <span className="sr-only">{words.menu}</span>
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
      <nav
        aria-label={words.navigation}
        className="absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-auto border-y border-line bg-paper px-4 pb-4 shadow-lift"
      >
        <ul className="divide-y divide-line">
          {words.links.map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                end={link.to !== "/colleges"}
                className="flex min-h-13 items-center text-lg aria-[current=page]:font-semibold aria-[current=page]:text-accent-text"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
