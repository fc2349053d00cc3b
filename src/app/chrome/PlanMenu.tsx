/** The menu of "My plan": Today with the next date, Timeline, Money, Essays, Ask and People. A sheet on a phone. */
import { useState } from "react";
import { type Glance, useIsGlanceHidden } from "#client/plan/glance.ts";
import { useToday } from "#client/useToday.ts";
import { FreshGlance } from "#components/due/FreshGlance.tsx";
import { glanceWords } from "#components/due/glanceWords.ts";
import { myPlanLink, type NavigationItem, offersItem, planLinks } from "#site/navigation.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link, useLocation } from "#ui/router.tsx";
import { isCurrent } from "./isCurrentMenu.ts";
import { barEntry } from "./useMenus.ts";

export default function PlanMenu({ glance, entryClasses }: { glance: Glance; entryClasses: string }) {
  const { pathname } = useLocation();
  const today = useToday();
  const isHidden = useIsGlanceHidden();
  const [isOpen, setOpen] = useState(false);
  const date = today === null || isHidden ? null : glanceWords.next(glance, today);
  const next = date === null ? null : glance.next;
  return (
    <details
      name="site-menu"
      className="group lg:relative"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary {...barEntry} className={joinClasses(entryClasses, "select-none")}>
        {myPlanLink.label}
        {/* In the padding, so that the button is as wide as the link it replaces. */}
        <svg
          viewBox="0 0 12 12"
          width="9"
          height="9"
          aria-hidden="true"
          className="absolute right-1 transition-transform duration-150 group-open:rotate-180 max-[19rem]:hidden"
        >
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </summary>
      <div
        className={joinClasses(
          "z-50 max-h-[80dvh] overflow-auto border border-line bg-card p-2 shadow-lift",
          "max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:rounded-t-3xl max-lg:px-3 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]",
          "max-lg:shadow-[0_0_0_100vmax_rgb(0_0_0/0.4)]",
          "lg:absolute lg:top-[calc(100%+0.625rem)] lg:right-0 lg:w-80 lg:rounded-2xl",
        )}
      >
        <nav aria-label={myPlanLink.label}>
          <ul>
            {planLinks.map((link) => (
              <Item
                key={link.label}
                item={link.label === offersItem.label && glance.offerCount > 0 ? offersItem : link}
                pathname={pathname}
                {...(link.to === "/my-plan" &&
                  next !== null && { more: `${date}: ${next.whose === "" ? next.what : next.whose}` })}
              />
            ))}
          </ul>
        </nav>
        {isOpen && <FreshGlance glance={glance} today={today} />}
      </div>
    </details>
  );
}

/** `more` stands in place of the description. */
function Item({ item, pathname, more }: { item: NavigationItem; pathname: string; more?: string }) {
  return (
    <li>
      <Link
        to={item.to}
        aria-current={isCurrent(item.to, pathname) ? "page" : undefined}
        className="block min-h-11 rounded-xl px-3 py-2 hover:bg-accent-soft aria-[current=page]:bg-accent-soft"
      >
        <span className="block font-semibold">{item.label}</span>
        <span
          className={joinClasses(
            "block text-[0.95rem] break-words",
            more === undefined ? "text-ink-soft" : "font-medium text-accent-text",
          )}
        >
          {more ?? item.description}
        </span>
      </Link>
    </li>
  );
}
