/** The footer: site map, our promise, and where the figures come from. */
import { memo } from "react";
import { footerGroups } from "#site/navigation.ts";
import { Link } from "#ui/router.tsx";
import { Logo } from "./Logo.tsx";
import { words } from "./words.ts";

export const Footer = memo(function Footer() {
  return (
    <footer className="border-t border-line bg-card">
      <div className="page grid gap-x-8 gap-y-8 py-10 lg:grid-cols-[1.3fr_3fr]">
        <div>
          <p className="flex items-center gap-2 font-serif text-2xl font-semibold">
            <Logo size={30} />
            {words.name}
          </p>
          <p className="mt-3 max-w-sm text-ink-soft">{words.promise}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 max-[19rem]:grid-cols-1 gap-y-7 sm:grid-cols-4">
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <p className="font-semibold">{group.title}</p>
              <ul className="mt-1">
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-accent-text hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <p className="page border-t border-line py-5 pr-20 text-[0.9rem] text-ink-soft">{words.credits}</p>
    </footer>
  );
});
