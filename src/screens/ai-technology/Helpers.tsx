/** The two helpers, the counselor and the essay coach: what each does and never does. */
import { Check, X } from "lucide";
import { ScreenPicture } from "#components/marketing/ScreenPicture.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { Icon } from "#ui/Icon.tsx";
import { words } from "./words.ts";

const { title, lead, counselor, essay } = words.helpers;

export function Helpers() {
  return (
    <div className="page py-14 lg:py-20">
      <h2 className="max-w-3xl text-[2rem] sm:text-5xl">{title}</h2>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{lead}</p>
      <div className="mt-8 space-y-6">
        <Helper text={counselor} picture="counselor" />
        <Helper text={essay} picture="essay" />
      </div>
    </div>
  );
}

function Helper({
  text,
  picture,
}: {
  text: typeof counselor | typeof essay;
  picture: "counselor" | "essay";
}) {
  return (
    <section
      id={text.id}
      aria-labelledby={`${text.id}-title`}
      className="grid gap-x-12 gap-y-6 rounded-3xl border-2 border-line bg-card p-5 sm:p-8 lg:grid-cols-[1fr_1.4fr_1.4fr]"
    >
      <div>
        <h3 id={`${text.id}-title`} className="text-3xl">
          {text.name}
        </h3>
        <TextLink link={text.link} className="mt-2" />
      </div>
      <ScreenPicture name={picture} text={text.shows} className="h-56 lg:order-last lg:col-span-3" />
      <Column title={text.does} items={text.doesItems} isPromise />
      <Column title={text.never} items={text.neverItems} isPromise={false} />
    </section>
  );
}

function Column(props: { title: string; items: readonly string[]; isPromise: boolean }) {
  return (
    <div>
      <h4 className="font-semibold">{props.title}</h4>
      <ul className="mt-2 space-y-2.5">
        {props.items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon
              icon={props.isPromise ? Check : X}
              size={20}
              className={props.isPromise ? "mt-0.5 shrink-0 text-accent" : "mt-0.5 shrink-0 text-danger"}
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
