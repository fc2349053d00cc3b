/** The views of an administrators' page as links, each at an address of its own. */
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";

export type ViewLink = { view: string; to: string; label: string };

export function ViewLinks({
  label,
  links,
  shown,
}: {
  label: string;
  links: readonly ViewLink[];
  shown: string;
}) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="flex flex-wrap gap-1">
        {links.map(({ view, to, label: name }) => (
          <li key={view}>
            <Link
              to={to}
              aria-current={view === shown ? "page" : undefined}
              className={joinClasses(
                "inline-flex min-h-11 items-center rounded-t-lg border-b-3 px-4 font-semibold transition-colors duration-150",
                view === shown
                  ? "border-accent text-accent-text"
                  : "border-transparent text-ink-soft hover:text-ink",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
