/** /sign-in: signing in, creating an account, and what an account adds and stores. */
import { useState } from "react";
import { readIdentitySettings } from "#client/identity/identitySettings.ts";
import { isSignInReturn } from "#client/identity/signInReturn.ts";
import { useSession } from "#client/session/session.ts";
import { askToLeave } from "#client/session/signOutDialogState.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { navigate, useLocation } from "#ui/router.tsx";
import { Devices } from "./Devices.tsx";
import { Forms } from "./Forms.tsx";
import { Panel } from "./Panel.tsx";
import { Start } from "./Start.tsx";
import { getPanel } from "./view.ts";
import { words } from "./words.ts";

export default function SignInScreen() {
  return (
    <div className="page grid gap-x-16 gap-y-12 pt-8 pb-16 lg:grid-cols-[1.05fr_1fr] lg:pt-14 lg:pb-24">
      <div className="min-w-0">
        <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
        {/* As tall as what every visit begins with, so that what follows on a phone stays where it is. */}
        <div className="mt-5 min-h-96 max-w-xl sm:mt-7 lg:min-h-0">
          <Place />
        </div>
      </div>
      <About />
    </div>
  );
}

function Place() {
  const isMounted = useIsMounted();
  const session = useSession();
  // Read again for each history entry.
  useLocation();
  const [isExpiredNow, setIsExpiredNow] = useState(false);
  const settings = isMounted ? readIdentitySettings(document) : null;
  const panel = getPanel({
    isMounted,
    session: session.status,
    search: isMounted ? window.location.search : "",
    isReturn: isMounted && isSignInReturn(window.location),
    isSecure: isMounted && typeof crypto.subtle !== "undefined",
    origin: isMounted ? window.location.origin : "",
    identity: settings,
  });
  if (panel.kind === "forms") {
    const beginAgain = () => {
      setIsExpiredNow(true);
      navigate("/sign-in", { replace: true });
    };
    return <Forms interaction={panel.interaction} first={panel.first} onExpired={beginAgain} />;
  }
  if (panel.kind === "start") {
    return (
      <Start
        isReady={isMounted}
        isExpired={panel.isExpired || isExpiredNow}
        problem={session.status === "none" ? session.problem : null}
        isUnconfirmed={session.status === "none" && session.isUnconfirmed === true}
        tenant={settings === null || settings.isEmbedded ? null : settings.domain}
      />
    );
  }
  if (panel.kind === "waiting") {
    return (
      <Panel title={words.waiting}>
        <p role="status" className="text-ink-soft">
          {words.sending}
        </p>
      </Panel>
    );
  }
  if (panel.kind === "signedIn") {
    return (
      <Panel title={words.signedIn.title(session.status === "signedIn" ? session.user.name : "")}>
        {session.status === "signedIn" && <p className="break-words">{session.user.email}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/my-plan">{words.signedIn.plan}</ButtonLink>
          <Button variant="light" onClick={askToLeave}>
            {words.signedIn.logOut}
          </Button>
        </div>
      </Panel>
    );
  }
  if (panel.kind === "insecure") {
    return (
      <Panel title={words.insecure.title}>
        <p>{words.insecure.text}</p>
        <ButtonLink variant="outline" to="/my-plan" className="mt-5">
          {words.signedIn.plan}
        </ButtonLink>
      </Panel>
    );
  }
  if (panel.kind === "elsewhere") {
    const { host } = new URL(panel.address);
    return (
      <Panel title={words.elsewhere.title}>
        <p className="break-words">{words.elsewhere.text(host)}</p>
        <a
          href={`${panel.address}/sign-in`}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
        >
          {words.elsewhere.open(host)}
        </a>
      </Panel>
    );
  }
  return (
    <Panel title={words.unknown.title}>
      <p>{words.unknown.text}</p>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        {words.unknown.reload}
      </Button>
    </Panel>
  );
}

const aboutWords = words.about;

/** What an account adds and what it stores, in plain words beside the form. */
function About() {
  return (
    <div className="min-w-0">
      <Devices />
      <section aria-labelledby="adds-title" className="mt-8">
        <h2 id="adds-title" className="text-2xl">
          {aboutWords.adds}
        </h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {aboutWords.addsItems.map(({ title, text }) => (
            <li key={title} className="py-3.5">
              <p className="font-semibold">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="keeps-title" className="mt-8">
        <h2 id="keeps-title" className="text-2xl">
          {aboutWords.keeps}
        </h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5">
          {aboutWords.keepsItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-3">{aboutWords.promise}</p>
        <p className="mt-3 text-ink-soft">{aboutWords.age}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <TextLink link={aboutWords.data} />
          <TextLink link={aboutWords.privacy} />
        </p>
      </section>
    </div>
  );
}
