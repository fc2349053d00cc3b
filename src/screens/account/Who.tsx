/** Who is signed in, with the ways out and to the subscription. */
import { askToLeave } from "#client/session/signOutDialogState.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { words } from "./words.ts";

export function Who({ user }: { user: SessionUser }) {
  return (
    <section
      aria-label={words.title}
      className="flex flex-col rounded-3xl border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 className="text-3xl break-words">{user.name === "" ? words.noName : user.name}</h2>
      <p className="mt-1 grow break-words text-ink-soft">{user.email}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" onClick={askToLeave}>
          {words.logOut}
        </Button>
        <ButtonLink variant="light" to="/subscription-dashboard">
          {words.subscription}
        </ButtonLink>
      </div>
    </section>
  );
}
