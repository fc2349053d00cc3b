/** Below a group of figures: what each says, its year, its source and the columns it comes from. */
import type { DataSourceId } from "#domain/college/dataSources.ts";
import { type FieldFacts, fields } from "#domain/college/fields.ts";
import { fieldWords } from "#domain/college/fieldWords.ts";
import { publications } from "#domain/college/publications.ts";
import type { CollegeField } from "#domain/college/record.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./words.ts";

export function FieldSources(props: { fields: readonly CollegeField[]; className?: string }) {
  const { fields: named } = props;
  const sources = [...new Set(named.map((field) => fields[field].source))];
  return (
    <Disclosure
      summary={<span className="text-[0.95rem]">{words.fieldsSummary}</span>}
      className={props.className ?? "no-print mt-4"}
    >
      <div className="rounded-2xl border border-line bg-card p-4 text-[0.92rem] sm:p-5">
        <dl className="grid gap-x-10 gap-y-3 *:min-w-0 md:grid-cols-2">
          {named.map((field) => (
            <div key={field}>
              <dt className="font-semibold">{fieldWords[field].label}</dt>
              <dd>{fieldWords[field].meaning}</dd>
              <dd className="text-ink-soft">{describeOrigin(fields[field])}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-4 space-y-1 border-t border-line pt-3 text-ink-soft">
          {sources.map((source) => (
            <Publication key={source} source={source} />
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}

/** One source with publisher, edition, license and link: a list item. */
export function Publication({ source }: { source: DataSourceId }) {
  const { publisher, title, release, licence, url } = publications[source];
  return (
    <li>
      {url === null ? (
        title
      ) : (
        <a href={url} rel="noreferrer" className="underline underline-offset-4">
          {title}
        </a>
      )}
      {`. ${words.publication(publisher, release, licence)}`}
    </li>
  );
}

function describeOrigin({ year, isDerived, columns }: FieldFacts): string {
  const origin = isDerived ? words.workedOut(columns) : words.columns(columns);
  return year === null ? origin : `${year}. ${origin}`;
}
