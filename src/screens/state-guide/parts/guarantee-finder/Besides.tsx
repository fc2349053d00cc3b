/** Alternatives to guaranteed admission: invitations, transfer guarantees, and open-admission public colleges. */

import { useIsMounted } from "#client/useIsMounted.ts";
import { transferWords } from "#components/chance/transferWords.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { FinderCollege, FinderTransfer, GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import type { StateCode } from "#domain/college/states.ts";
import { describeSource } from "#facts/describePeriod.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { CollegeLink, CollegeLinks } from "../shared/CollegeLinks.tsx";
import { type PathId, pathWords } from "./pathWords.ts";
import { nameApart } from "./rows.ts";
import { words } from "./words.ts";

export function Besides({ data, state }: { data: GuaranteeFinderData; state: StateCode }) {
  const count = data.paths.length + data.transfers.length;
  const names = nameApart(data.transfers.map((transfer) => ({ ...transfer, colleges: transfer.to })));
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {data.paths.map(({ id, kind, source }) => {
        const path = isPathId(id) ? pathWords[id] : null;
        if (path === null) return null;
        return (
          <li key={id} className={count === 1 ? "md:col-span-2" : undefined}>
            <p className="text-[0.92rem] text-ink-soft">{words.kinds[kind]}</p>
            <p className="mt-0.5 font-serif text-[1.2rem]">{path.title}</p>
            <p className="mt-1 max-w-text">{path.text}</p>
            <SourceNote source={source} className="mt-0.5" />
          </li>
        );
      })}
      {data.transfers.map((transfer) => (
        <li key={transfer.id} className={count === 1 ? "md:col-span-2" : undefined}>
          <Transfer name={names.get(transfer.id) ?? transfer.name} transfer={transfer} state={state} />
        </li>
      ))}
      <li className="border-t border-line-strong pt-3 md:col-span-2">
        <Open open={data.open} />
      </li>
    </ul>
  );
}

function Transfer(props: { name: string; transfer: FinderTransfer; state: StateCode }) {
  const { name, transfer, state } = props;
  const { from, to, needs, source, confidence } = transfer;
  return (
    <>
      <p className="text-[0.92rem] text-ink-soft">{words.kinds.transfer}</p>
      <p className="mt-0.5 font-serif text-[1.2rem]">{name}</p>
      <p className="mt-1 max-w-text">
        {transferWords.given(transfer, { state, from: from?.name ?? null })}
        {needs.length > 0 && ` ${transferWords.confirm(needs)}`}
      </p>
      <Names title={words.transferTo} colleges={to} />
      <SourceNote
        source={source}
        className="mt-0.5"
        {...(confidence === "M" ? { summary: words.transferOneSource(describeSource(source)) } : {})}
      />
    </>
  );
}

function Open({ open }: Pick<GuaranteeFinderData, "open">) {
  const { bachelors, associate } = open;
  return (
    <>
      <p className="font-serif text-[1.2rem]">{words.openTitle}</p>
      <p className="mt-1 max-w-text">
        {bachelors.length + associate.length === 0 ? words.openNone : words.openLead}
      </p>
      <Names title={words.openBachelors} colleges={bachelors} />
      <Names title={words.openAssociate} colleges={associate} />
      <FieldSources fields={["hasOpenAdmission"]} className="mt-2" />
    </>
  );
}

/** Longer lists of names are collapsed, and the prerendered page has only so many of them. */
const namesInText = 8;

function Names({ title, colleges }: { title: string; colleges: readonly FinderCollege[] }) {
  const isAlive = useIsMounted();
  if (colleges.length === 0) return null;
  if (colleges.length <= namesInText) {
    return (
      <p className="mt-2 leading-7">
        <span className="font-semibold">{title}:</span> <CollegeLinks colleges={colleges} />
      </p>
    );
  }
  return (
    <Disclosure summary={`${title} (${words.openCount(colleges)})`} className="mt-1">
      <ul className="gap-x-8 sm:columns-2 lg:columns-3">
        {(isAlive ? colleges : colleges.slice(0, namesInText)).map((college) => (
          <li key={college.slug} className="break-inside-avoid py-1">
            <CollegeLink {...college} />
          </li>
        ))}
        {!isAlive && <li>{words.openMore(colleges.length - namesInText)}</li>}
      </ul>
    </Disclosure>
  );
}

function isPathId(id: string): id is PathId {
  return Object.hasOwn(pathWords, id);
}
