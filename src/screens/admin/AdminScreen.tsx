/** /admin: the overview, the inbox, the waitlist, people, mail and the audit log, each at an address of its own. */
import { AdminGate } from "#components/admin/AdminGate.tsx";
import { ViewLinks } from "#components/admin/ViewLinks.tsx";
import type { AdminOverview } from "#contract/admin.ts";
import { useLocation } from "#ui/router.tsx";
import { AuditView } from "./audit/AuditView.tsx";
import { InboxView } from "./inbox/InboxView.tsx";
import { WaitlistView } from "./inbox/WaitlistView.tsx";
import { MailView } from "./mail/MailView.tsx";
import { PeopleView } from "./people/PeopleView.tsx";
import { StateView } from "./state/StateView.tsx";
import { adminViews, readView, viewAddress } from "./views.ts";
import { words } from "./words.ts";

export default function AdminScreen() {
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-8">
        <AdminGate>{(overview) => <Views overview={overview} />}</AdminGate>
      </div>
    </div>
  );
}

function Views({ overview }: { overview: AdminOverview }) {
  const { search } = useLocation();
  const shown = readView(search);
  return (
    <>
      <ViewLinks
        label={words.views}
        links={adminViews.map((view) => ({ view, to: viewAddress(view), label: words.view[view] }))}
        shown={shown}
      />
      <div className="mt-8">
        {shown === "state" && <StateView overview={overview} />}
        {shown === "inbox" && <InboxView />}
        {shown === "waitlist" && <WaitlistView />}
        {shown === "people" && <PeopleView />}
        {shown === "mail" && <MailView />}
        {shown === "audit" && <AuditView />}
      </div>
    </>
  );
}
