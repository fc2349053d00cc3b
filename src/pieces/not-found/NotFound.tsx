/** What is said at an address that nothing stands at: a page, or a college that none has. */
import { Link } from "react-router";
import { words } from "./words.ts";

export function NotFound() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-16 sm:py-24">
      <h1 className="font-serif text-4xl">{words.title}</h1>
      <p className="mt-4 text-lg">{words.text}</p>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {words.links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="flex min-h-14 items-center text-accent-text underline-offset-4 hover:underline"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
