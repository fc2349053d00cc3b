/** /contact: a message to the team, and a demo that is the product itself. */

import { TextLink } from "#components/marketing/TextLink.tsx";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Pause } from "#ui/Pause.tsx";
import { Link } from "#ui/router.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { words } from "./words.ts";

export default function ContactScreen() {
  return (
    <>
      <div className="page grid gap-x-16 gap-y-10 pt-10 pb-16 lg:grid-cols-[1.4fr_1fr] lg:pt-16 lg:pb-24">
        <div className="min-w-0">
          <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
          <p className="mt-4 max-w-xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
          <h2 id="form-title" className="sr-only">
            {words.formTitle}
          </h2>
          <div id="ask" className="mt-8 max-w-xl scroll-mt-24">
            <BelowFold>
              <ContactForm />
            </BelowFold>
          </div>
        </div>
        <aside aria-labelledby="before-title" className="min-w-0 lg:pt-6">
          <h2 id="before-title" className="text-2xl">
            {words.before}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {words.beforeLinks.map(({ label, text, to }) => (
              <li key={to}>
                <Link to={to} className="group block py-4">
                  <span className="font-semibold text-accent-text underline-offset-4 group-hover:underline">
                    {label}
                  </span>
                  <Pause />
                  <span className="mt-0.5 block text-ink-soft">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <BelowFold>
        <section id="demo" aria-labelledby="demo-title" className="deep">
          <div className="page py-14 lg:py-20">
            <h2 id="demo-title" className="text-[2rem] sm:text-5xl">
              {words.demoTitle}
            </h2>
            <p className="mt-3 max-w-2xl text-lg text-on-deep-soft">{words.demoLead}</p>
            <ol className="mt-9 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
              {words.demoStops.map(({ title, text, link }, index) => (
                <li key={title} className="border-t-2 border-support pt-4">
                  <span aria-hidden="true" className="figures font-serif text-5xl text-support">
                    {index + 1}
                  </span>
                  <h3 className="mt-2 text-2xl">{title}</h3>
                  <Pause />
                  <p className="mt-2 text-on-deep-soft">{text}</p>
                  <TextLink link={link} isOnDeep className="mt-2" />
                </li>
              ))}
            </ol>
            <p className="mt-10 max-w-2xl">{words.demoGroup}</p>
            <ButtonLink variant="outline-white" to="#ask" className="mt-4">
              {words.demoWrite}
            </ButtonLink>
          </div>
        </section>
      </BelowFold>
    </>
  );
}
