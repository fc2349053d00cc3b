/** /how-it-works: from three answers to a plan. */
import { Link } from "react-router";
import { ButtonLink } from "#ui/Button.tsx";
import { words } from "./words.ts";

export default function HowItWorksScreen() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:py-16">
      <h1 className="font-serif text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-4 text-xl">{words.lead}</p>
      <ol className="mt-10 space-y-8">
        {words.steps.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent font-serif text-xl text-on-accent"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="font-serif text-2xl">{step.title}</h2>
              <p className="mt-1">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
          {words.start}
        </ButtonLink>
      </p>
      <section className="mt-14 grid gap-6 sm:grid-cols-2">
        <Aside title={words.checkTitle} text={words.check} to="/methodology" link={words.checkLink} />
        <Aside title={words.privacyTitle} text={words.privacy} to="/your-data" link={words.privacyLink} />
      </section>
    </div>
  );
}

function Aside(props: { title: string; text: string; to: string; link: string }) {
  return (
    <div className="rounded-2xl border border-line bg-card p-6">
      <h2 className="font-serif text-2xl">{props.title}</h2>
      <p className="mt-2">{props.text}</p>
      <Link
        to={props.to}
        className="mt-3 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
      >
        {props.link}
      </Link>
    </div>
  );
}
