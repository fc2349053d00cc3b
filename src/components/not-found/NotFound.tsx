/** The not-found page: a search, the likeliest pages, and other ways on. */
import { type FormEvent, useEffect, useId, useRef } from "react";
import { useIsMounted } from "#client/useIsMounted.ts";
import { LostPath } from "#components/illustration/LostPath.tsx";
import { pageHeads } from "#site/pageHeads.ts";
import { type PageId, pages } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { inputClasses } from "#ui/Field.tsx";
import { Link, navigate, useLocation } from "#ui/router.tsx";
import { findLikelyPages } from "./findLikelyPages.ts";
import { parseCollegeName } from "./parseCollegeName.ts";
import { words } from "./words.ts";

export default function NotFound() {
  const { pathname } = useLocation();
  // A single page is prerendered for all unknown addresses.
  const guesses = useIsMounted() ? findLikelyPages(pathname) : [];
  return (
    <div className="page grid min-h-screen content-start items-start gap-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="max-w-2xl">
        <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
        {/* In the place of the text, so that nothing moves when the address is read. */}
        <div className="mt-4 grid text-lg *:col-start-1 *:row-start-1">
          <p className={guesses.length > 0 ? "[visibility:hidden]" : undefined}>{words.text}</p>
          {guesses.length > 0 && <Guesses pageIds={guesses} />}
        </div>
        <CollegeSearch path={pathname} />
        <h2 className="mt-10 text-2xl">{words.linksTitle}</h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {words.links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={lineClasses}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LostPath className="hidden h-auto w-full lg:block" />
    </div>
  );
}

const lineClasses = "flex min-h-14 items-center text-accent-text underline-offset-4 hover:underline";

/** A plain form, which also works without JavaScript; with it, the search opens without a page load. */
function CollegeSearch({ path }: { path: string }) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const sought = parseCollegeName(path);

  // A mistyped college address contains most of its name. Anything typed meanwhile stays.
  useEffect(() => {
    if (field.current !== null && field.current.value === "") field.current.value = sought;
  }, [sought]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? "";
    navigate(query === "" ? "/colleges" : `/colleges?${new URLSearchParams({ q: query }).toString()}`);
  };

  return (
    <form action="/colleges" method="get" onSubmit={search} className="mt-8">
      <label htmlFor={fieldId} className="block text-lg font-semibold">
        {words.searchLabel}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          ref={field}
          id={fieldId}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={160}
          placeholder={words.placeholder}
          className={`${inputClasses} min-w-0 flex-1 basis-56`}
        />
        <Button type="submit">{words.search}</Button>
      </div>
    </form>
  );
}

function Guesses({ pageIds }: { pageIds: readonly PageId[] }) {
  return (
    <section>
      <h2 className="font-sans text-lg leading-7 font-semibold tracking-normal">
        {words.guessesTitle(pageIds.length)}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {pages
          .filter((page) => pageIds.includes(page.id))
          .toSorted((one, other) => pageIds.indexOf(one.id) - pageIds.indexOf(other.id))
          .map((page) => (
            <li key={page.id}>
              <Link to={page.path} className="text-accent-text underline underline-offset-4">
                {pageHeads[page.id].title.replace(/:.*$/, "")}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
