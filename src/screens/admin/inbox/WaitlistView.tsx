/** The waitlist: how many ask for what, and the addresses, which nobody has confirmed. */
import { readWaitlist } from "#client/admin/inboxApi.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { formatInteger, formatMoment } from "#lib/format.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { MoreButton } from "../MoreButton.tsx";
import { usePages } from "../usePages.ts";
import { words as shared } from "../words.ts";
import { SaveForms } from "./SaveForms.tsx";
import { describe, waitlistWords as words } from "./words.ts";

export function WaitlistView() {
  const { load, more } = usePages(["admin-waitlist", useAdminScope()], readWaitlist);
  return (
    <section aria-labelledby="waitlist-title">
      <h2 id="waitlist-title" className="text-3xl sm:text-4xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-lead text-ink-soft">{words.lead}</p>
      <div className="mt-6">
        {load.status === "loading" && <Skeleton label={words.loading} lines={5} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.failedKept} />}
        {load.status === "ready" && load.value[0]?.total === 0 && (
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        )}
        {load.status === "ready" && load.value[0] !== undefined && load.value[0].total > 0 && (
          <div className="space-y-8">
            <Wishes wishes={load.value[0].wishes} />
            <Addresses total={load.value[0].total} entries={load.value.flatMap(({ entries }) => entries)} />
          </div>
        )}
        <MoreButton more={more} />
      </div>
      <SaveForms form="waitlist" label={words.save} />
    </section>
  );
}

function Wishes({ wishes }: { wishes: readonly { wish: string; people: number }[] }) {
  return (
    <div>
      <h3 className="text-2xl">{words.wanted}</h3>
      <dl className="mt-3 max-w-md">
        {wishes.map(({ wish, people }) => (
          <div key={wish} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>{describe(words.wish, wish)}</dt>
            <dd className="font-semibold tabular-nums">{formatInteger(people)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Entry = { email: string; role: string; wishes: readonly string[]; joinedAt: string };

function Addresses({ total, entries }: { total: number; entries: readonly Entry[] }) {
  return (
    <div>
      <h3 className="mb-3 text-2xl">{words.total(total)}</h3>
      <TableFrame label={words.addresses}>
        <thead>
          <tr>
            <th scope="col">{words.email}</th>
            <th scope="col">{words.role}</th>
            <th scope="col">{words.wishes}</th>
            <th scope="col">{words.joined}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ email, role, wishes, joinedAt }) => (
            <tr key={email}>
              <th scope="row" className="font-semibold break-all">
                {email}
              </th>
              <td>{describe(words.roles, role)}</td>
              <td>{wishes.map((wish) => describe(words.wish, wish)).join(", ")}</td>
              <td>{formatMoment(joinedAt)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
