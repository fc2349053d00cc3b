/** The two planned AI helpers: what each will do and will never do. */
import { Check, X } from "lucide-react";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { ToCome } from "#components/marketing/ToCome.tsx";
import { words } from "./words.ts";

const { later } = words;

export function Helpers() {
  return (
    <div className="page py-14 lg:py-20">
      <h2 className="max-w-3xl text-[2rem] sm:text-5xl">{later.title}</h2>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{later.lead}</p>
      <div className="mt-8 space-y-6">
        {later.helpers.map((helper) => (
          <section
            key={helper.id}
            id={helper.id}
            aria-labelledby={`${helper.id}-title`}
            className="grid gap-x-12 gap-y-6 rounded-3xl border-2 border-dashed border-line-strong p-5 sm:p-8 lg:grid-cols-[1fr_1.4fr_1.4fr]"
          >
            <div>
              <ToCome />
              <h3 id={`${helper.id}-title`} className="mt-3 text-3xl">
                {helper.name}
              </h3>
            </div>
            <Column title={later.will} items={helper.will} isPromise />
            <Column title={later.never} items={helper.never} isPromise={false} />
          </section>
        ))}
      </div>
      <TextLink link={later.waitlist} className="mt-5" />
    </div>
  );
}

function Column(props: { title: string; items: readonly string[]; isPromise: boolean }) {
  const Icon = props.isPromise ? Check : X;
  return (
    <div>
      <h4 className="font-semibold">{props.title}</h4>
      <ul className="mt-2 space-y-2.5">
        {props.items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon
              size={20}
              aria-hidden="true"
              className={props.isPromise ? "mt-0.5 shrink-0 text-accent" : "mt-0.5 shrink-0 text-danger"}
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
