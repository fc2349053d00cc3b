/** Shown on pages that need an account: why, and a link to sign in and come back. */
import { type ReactNode, useState } from "react";
import { readIdentitySettings } from "#client/identity/identitySettings.ts";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { navigate } from "#ui/router.tsx";
import { words } from "./words.ts";

export function SignInFirst(props: { title: string; children: ReactNode; other?: ReactNode }) {
  return (
    <Card className="max-w-2xl">
      <h2 className="text-2xl sm:text-3xl">{props.title}</h2>
      <div className="mt-2 space-y-2 text-lg">{props.children}</div>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink variant="cta-primary" to="/sign-in" onClick={saveReturnPlaceOfPage}>
          {words.signUp}
        </ButtonLink>
        {props.other}
      </div>
    </Card>
  );
}

type Screen = "sign-in" | "sign-up" | "sign-in-again";

/** Leads straight to the form, and back to this page. `onBegin` is called with the press. */
export function BeginSignIn(props: {
  screen: Screen;
  label: string;
  onBegin?: () => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
}) {
  const { screen, label, onBegin, ...look } = props;
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    if (isBusy) return;
    onBegin?.();
    void begin(screen, setBusy);
  };
  return (
    <Button {...look} aria-disabled={isBusy} onClick={press}>
      {label}
    </Button>
  );
}

/** Where accounts are elsewhere, or the form cannot be begun, the sign-in page goes on and says why. */
async function begin(screen: Screen, setBusy: (isBusy: boolean) => void): Promise<void> {
  setBusy(true);
  saveReturnPlaceOfPage();
  const settings = readIdentitySettings(document);
  // A host of its own asks for no age, so the sign-in page asks before it leads there.
  const isHere = settings?.isEmbedded === true && new URL(settings.issuer).origin === window.location.origin;
  const identity = isHere ? await loadIdentity().catch(() => null) : null;
  const failed = identity === null || (await identity.sessionSteps.startSignIn(screen)) !== null;
  if (!failed) return;
  setBusy(false);
  navigate("/sign-in");
}
