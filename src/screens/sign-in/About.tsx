/** What an account adds and what it stores, in plain words beside the form. */
import { TextLink } from "#components/marketing/TextLink.tsx";
import { Devices } from "./Devices.tsx";
import { words } from "./words.ts";

const text = words.about;

export function About() {
  return (
    <div className="min-w-0">
      <Devices />
      <section aria-labelledby="adds-title" className="mt-8">
        <h2 id="adds-title" className="text-2xl">
          {text.adds}
        </h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {text.addsItems.map(({ title, text }) => (
            <li key={title} className="py-3.5">
              <p className="font-semibold">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="keeps-title" className="mt-8">
        <h2 id="keeps-title" className="text-2xl">
          {text.keeps}
        </h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5">
          {text.keepsItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-3">{text.promise}</p>
        <p className="mt-3 text-ink-soft">{text.age}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <TextLink link={text.data} />
          <TextLink link={text.privacy} />
        </p>
      </section>
    </div>
  );
}
