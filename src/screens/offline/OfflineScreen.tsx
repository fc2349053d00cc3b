/** Shown offline for a page that is not cached. It runs without the app, so its links load whole pages. */

import { getButtonClasses } from "#ui/Button.tsx";
import { Pause } from "#ui/Pause.tsx";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

export default function OfflineScreen() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:py-20">
      <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-4 text-lg">{words.text}</p>
      <p className="mt-6">
        {/* The same address, whatever it is, and even without scripts. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className={getButtonClasses("default", "default")}>
          {words.tryAgain}
        </a>
      </p>
      <h2 className="mt-12 text-2xl">{words.keptTitle}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {words.kept.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className="group flex min-h-14 flex-col justify-center py-2.5">
              <span className="font-semibold text-accent-text underline-offset-4 group-hover:underline">
                {link.label}
              </span>
              <Pause />
              <span className="text-ink-soft">{link.text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {/* public/offline.js lists what else this device has cached. */}
      <section id="visited" hidden aria-labelledby="visited-heading">
        <h2 id="visited-heading" className="mt-12 text-2xl">
          {words.visitedTitle}
        </h2>
        <ul className="mt-3 divide-y divide-line border-y border-line [&_a]:flex [&_a]:min-h-12 [&_a]:items-center [&_a]:py-2 [&_a]:font-semibold [&_a]:text-accent-text [&_a]:underline-offset-4 [&_a:hover]:underline" />
      </section>
    </div>
  );
}
