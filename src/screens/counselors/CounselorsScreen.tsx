/** /counselors: what a school counselor sees and does here, a link for a class, and what a district asks. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { words as linkWords } from "#components/class-links/words.ts";
import { KitchenTable } from "#components/illustration/KitchenTable.tsx";
import { LatePart } from "#components/loading/LatePart.tsx";
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Pause } from "#ui/Pause.tsx";
import { words } from "./words.ts";

/** Signing in and the links of an account: below the first screen. */
const ownLinks = createLazyPart(() => import("./OwnLinks.tsx"));

const { what, steps, district } = words;

export default function CounselorsScreen() {
  return (
    <>
      <PageHero
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink variant="cta-primary" size="lg" to={`/counselors#${words.class.id}`}>
            {words.start}
          </ButtonLink>
        }
        note={words.note}
      >
        <KitchenTable />
      </PageHero>
      <BelowFold>
        <MarketingSection id={what.id} title={what.title} ground="sunk">
          <dl className="max-w-4xl border-b border-line-strong">
            {what.rows.map((row) => (
              <div
                key={row.what}
                className="grid gap-x-8 border-t border-line-strong py-4 sm:grid-cols-[1fr_1.6fr] sm:items-baseline"
              >
                <dt className="font-serif text-2xl">{row.what}</dt>
                <dd className="text-lg text-ink-soft">{row.how}</dd>
              </div>
            ))}
          </dl>
          <TextLink link={what.link} className="mt-4" />
        </MarketingSection>

        <MarketingSection id={words.class.id} title={linkWords.title} lead={linkWords.text}>
          <LatePart of={null} load={ownLinks.preload} fallback={<div className="min-h-28" />}>
            {() => <ownLinks.Part />}
          </LatePart>
        </MarketingSection>

        <MarketingSection id={steps.id} title={steps.title} ground="deep">
          <ol className="grid gap-8 lg:grid-cols-3 lg:gap-12">
            {steps.items.map((step, index) => (
              <li key={step.title} className="border-t-2 border-support pt-4">
                <span aria-hidden="true" className="font-serif text-5xl leading-none text-support">
                  {index + 1}
                </span>
                <h3 className="mt-3 text-2xl">{step.title}</h3>
                <Pause />
                <p className="mt-1.5 text-lg text-on-deep-soft">{step.text}</p>
              </li>
            ))}
          </ol>
        </MarketingSection>

        <MarketingSection id={district.id} title={district.title} lead={district.lead} ground="sunk">
          <div className="max-w-3xl divide-y divide-line border-y border-line">
            {district.questions.map(({ question, answer }) => (
              <Disclosure key={question} summary={<span className="py-2 text-lg">{question}</span>}>
                <p className="pb-2 text-lg text-ink-soft">{answer}</p>
              </Disclosure>
            ))}
          </div>
          <DataMap />
          <div className="mt-6 flex flex-wrap gap-x-8">
            {district.links.map((link) => (
              <TextLink key={link.to} link={link} />
            ))}
          </div>
        </MarketingSection>

        <CallToAction
          title={words.end.title}
          text={words.end.text}
          first={words.end.start}
          second={words.end.second}
        />
      </BelowFold>
    </>
  );
}

/** A table where there is room; on a phone, each row is a card of its four facts. */
function DataMap() {
  const { caption, heads, rows } = district.map;
  return (
    <table className="mt-10 block w-full max-w-5xl text-left lg:table">
      <caption className="block text-left font-serif text-2xl lg:table-caption">{caption}</caption>
      <thead className="hidden lg:table-header-group">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="pt-3 pr-6 pb-2">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map((row) => (
          <tr key={row[0]} className="block border-t border-line-strong py-3 lg:table-row">
            {row.map((cell, index) =>
              index === 0 ? (
                <th
                  key={heads[index]}
                  scope="row"
                  className="block font-semibold lg:table-cell lg:py-3 lg:pr-6"
                >
                  {cell}
                </th>
              ) : (
                <td key={heads[index]} className="block text-ink-soft lg:table-cell lg:py-3 lg:pr-6">
                  <span className="font-medium text-ink lg:hidden">{heads[index]}: </span>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
