/** Shown on pages that need an account: why, and a link to sign in and come back. */
import { type ReactNode, useState } from "react";
import { readIdentitySettings } from "#client/identity/identitySettings.ts";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { navigate } from "#ui/router.tsx";
import { words } from "./words.ts";

type SignInFirstProps = {
  title: string;
  children: ReactNode;
  other?: ReactNode;
  /** Most who come here have no account yet, as with an invitation: signing up is one press away. */
  isForNew?: boolean;
};

export function SignInFirst({ title, children, other, isForNew = false }: SignInFirstProps) {
  return (
    <Card className="max-w-2xl">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      <div className="mt-2 space-y-2 text-lg">{children}</div>
      <div className="mt-5 flex flex-wrap gap-3">
        {isForNew && <SignUpButton />}
        <ButtonLink
          variant={isForNew ? "outline" : "cta-primary"}
          to="/sign-in"
          onClick={saveReturnPlaceOfPage}
        >
          {words.signUp}
        </ButtonLink>
        {other}
      </div>
    </Card>
  );
}

function SignUpButton() {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button variant="cta-primary" aria-disabled={isBusy} onClick={() => !isBusy && void begin(setBusy)}>
      {words.signUpNow}
    </Button>
  );
}

/** Straight to the form; where accounts are elsewhere, or the form cannot be begun, the sign-in page goes on. */
async function begin(setBusy: (isBusy: boolean) => void): Promise<void> {
  setBusy(true);
  saveReturnPlaceOfPage();
  // Elsewhere the sign-in page asks for the age before it leads there.
  const isOurs = readIdentitySettings(document)?.isEmbedded === true;
  const identity = isOurs ? await loadIdentity().catch(() => null) : null;
  const failed = identity === null || (await identity.sessionSteps.startSignIn("sign-up")) !== null;
  if (!failed) return;
  setBusy(false);
  navigate("/sign-in");
}
