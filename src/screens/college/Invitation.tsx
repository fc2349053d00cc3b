/** Shown where nothing is known about the student: what a few answers would add here. */
import { ButtonLink } from "#ui/Button.tsx";
import { words } from "./words.ts";

export function Invitation() {
  return (
    <div data-only-on-screen className="rounded-3xl bg-support-soft p-5 sm:p-7">
      <p className="font-serif text-2xl">{words.inviteTitle}</p>
      <p className="mt-1.5 max-w-2xl">{words.invite}</p>
      <ButtonLink to="/college-match-quiz" variant="cta-secondary" className="no-print mt-4">
        {words.inviteLink}
      </ButtonLink>
    </div>
  );
}
