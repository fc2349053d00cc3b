/** The counselor's own links; for a visitor, the way to an account. A default export because it comes late. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { getAccountEmail } from "#client/family/accountScope.ts";
import { useSession } from "#client/session/session.ts";
import { words as linkWords } from "#components/class-links/words.ts";
import { BeginSignIn } from "#components/family/SignInFirst.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";

/** Lazy: most who read this page are not signed in. */
const links = createLazyPart(() => import("#components/class-links/ClassLinks.tsx"));

export default function OwnLinks() {
  const session = useSession();
  const account = getAccountEmail(session);
  // Whoever is signed in is not told to sign in while that is found out.
  if (session.status === "loading") return <div className="min-h-28" />;
  if (account === null) {
    return (
      <>
        <BeginSignIn screen="sign-in" variant="outline" size="lg" label={linkWords.signIn} />
        <p className="mt-3 max-w-xl text-ink-soft">{linkWords.signInText}</p>
      </>
    );
  }
  return (
    <ContentBoundary fallback={null}>
      <links.Part account={account} />
    </ContentBoundary>
  );
}
