/** The foot of every page: what there is, the promise, and where the figures come from. */
import { Link } from "react-router";
import { Logo } from "./Logo.tsx";
import { words } from "./words.ts";

export function Footer() {
  return (
    <footer className="border-t border-line bg-card">
      <div className="page grid gap-8 py-10 sm:grid-cols-[1.4fr_1fr_1fr]">
        <div>
          <p className="flex items-center gap-2 font-serif text-2xl font-semibold">
            <Logo size={30} />
            {words.name}
          </p>
          <p className="mt-3 max-w-sm text-ink-soft">{words.promise}</p>
        </div>
        {words.footerGroups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <p className="font-semibold">{group.title}</p>
            <ul className="mt-1">
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-accent-text hover:underline"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page border-t border-line py-5 text-[0.9rem] text-ink-soft">{words.credits}</p>
    </footer>
  );
}
