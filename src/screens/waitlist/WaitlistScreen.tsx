/** /waitlist: what Tassel can’t do yet, what to do until then, and one message when it can. */
import { TextLink } from "#components/marketing/TextLink.tsx";
import { WaitlistForm } from "./WaitlistForm.tsx";
import { words } from "./words.ts";

export default function WaitlistScreen() {
  return (
    <div className="page grid gap-x-16 gap-y-12 pt-8 pb-20 lg:grid-cols-[1.4fr_1fr] lg:pt-16 lg:pb-28">
      <div className="min-w-0">
        <h1 className="text-[1.8rem] sm:text-6xl">{words.title}</h1>
        <p className="mt-4 max-w-xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
        <h2 id="form-title" className="sr-only">
          {words.formTitle}
        </h2>
        <div className="mt-6 max-w-xl">
          <WaitlistForm />
        </div>
      </div>
      <aside aria-labelledby="side-title" className="min-w-0 lg:pt-6">
        <div className="rounded-3xl bg-accent-soft p-6 lg:sticky lg:top-24 lg:p-8">
          <h2 id="side-title" className="text-2xl">
            {words.sideTitle}
          </h2>
          <p className="mt-2">{words.side}</p>
          <ul className="mt-3">
            {words.sideLinks.map((link) => (
              <li key={link.to}>
                <TextLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
