/** For signed-in people: what is in the account, and a link to manage it. */
import { useSession } from "#client/session/session.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { words as all } from "./words.ts";

const words = all.account;

export function InAccount() {
  const session = useSession();
  if (session.status !== "signedIn") return null;
  return (
    <section
      aria-labelledby="in-account"
      className="mt-5 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <h2 id="in-account" className="text-3xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-text break-words">{words.text(session.user.email)}</p>
      <ul className="mt-3 max-w-text list-disc space-y-1.5 pl-5">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ButtonLink variant="outline" className="mt-5" to="/account">
        {words.open}
      </ButtonLink>
    </section>
  );
}
