/** The public endpoints as the contract has them: what is sent, what comes back, and how often. */
import type { DevelopersEndpoint } from "#contract/developersPage.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Pause } from "#ui/Pause.tsx";
import { words } from "./words.ts";

const text = words.endpoints;

export function Endpoints({
  endpoints,
  others,
}: {
  endpoints: readonly DevelopersEndpoint[];
  others: number;
}) {
  return (
    <>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {endpoints.map((endpoint) => (
          <Endpoint key={endpoint.id} endpoint={endpoint} />
        ))}
      </ul>
      <p className="mt-4 max-w-3xl text-ink-soft">{text.others(others)}</p>
    </>
  );
}

function Endpoint({ endpoint }: { endpoint: DevelopersEndpoint }) {
  return (
    <li className="py-4">
      <h3 className="font-mono text-[1.05rem] font-semibold [overflow-wrap:anywhere]">
        {endpoint.method} {endpoint.path}
      </h3>
      <Pause />
      <p className="mt-1 max-w-3xl">{endpoint.summary}</p>
      <p className="mt-1 text-[0.95rem] text-ink-soft">
        {endpoint.isOpen && `${text.open}. `}
        {text.limit(endpoint.perMinute)}
      </p>
      <Disclosure summary={text.sent}>
        {endpoint.parameters.length === 0 ? (
          <p>{text.noneSent}</p>
        ) : (
          <Rows
            rows={endpoint.parameters.map(({ name, place, type, isRequired }) => ({
              name,
              type: `${type}${isRequired ? `, ${text.required}` : ""} (${place})`,
            }))}
          />
        )}
      </Disclosure>
      <Disclosure summary={text.answered}>
        {endpoint.fields.length === 0 ? <p>{text.file}</p> : <Rows rows={endpoint.fields} />}
      </Disclosure>
    </li>
  );
}

function Rows({ rows }: { rows: readonly { name: string; type: string }[] }) {
  return (
    <dl className="max-w-4xl text-[0.95rem]">
      {rows.map(({ name, type }) => (
        <div key={name} className="grid gap-x-4 border-t border-line py-1.5 sm:grid-cols-[16rem_1fr]">
          <dt className="font-mono [overflow-wrap:anywhere]">{name}</dt>
          <dd className="text-ink-soft [overflow-wrap:anywhere]">{type}</dd>
        </div>
      ))}
    </dl>
  );
}
