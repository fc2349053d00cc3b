/** Quiet links to a rule's sources on other sites. */

export function SourceLinks({ links }: { links: readonly { label: string; url: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 text-[0.92rem] text-ink-soft">
      {links.map(({ label, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="noopener"
            className="inline-flex min-h-11 items-center underline decoration-dotted underline-offset-4"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
