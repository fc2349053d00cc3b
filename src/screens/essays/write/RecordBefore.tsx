/** Before the record is turned on: exactly what an entry holds, shown with the first one of this very essay. */
import { useEffect, useState } from "react";
import { hashText, makeSalt } from "#client/essays/hashText.ts";
import { toVersionInput } from "#domain/essays/authorship/entry.ts";
import { formatInteger, formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { recordWords as words } from "./recordWords.ts";

type Example = { at: string; version: string; length: number };

export function RecordBefore(props: {
  essayId: string;
  getText: () => string;
  onTurnOn: () => void;
  onClose: () => void;
}) {
  const { getText } = props;
  const [example, setExample] = useState<Example | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const text = getText();
    void hashText(toVersionInput(makeSalt(), text)).then(
      (version) => isCurrent && setExample({ at: new Date().toISOString(), version, length: text.length }),
    );
    return () => {
      isCurrent = false;
    };
  }, [getText]);
  const { fields } = words;
  const rows =
    example === null
      ? []
      : [
          [fields.at, formatMoment(example.at)],
          [fields.order, words.order],
          [fields.session, "1"],
          [fields.device, words.deviceValue],
          [fields.version, example.version],
          [fields.length, formatInteger(example.length)],
          [fields.typed, "0"],
          [fields.pasted, "0"],
          [fields.deleted, "0"],
          [fields.other, formatInteger(example.length)],
          [fields.remarks, "0"],
        ];
  return (
    <div className="mt-3 max-w-3xl">
      <h3 className="text-xl">{words.beforeTitle}</h3>
      <p className="mt-1">{words.before}</p>
      <dl className="mt-4 divide-y divide-line rounded-2xl border border-line bg-card px-4 sm:px-5">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-2">
            <dt className="text-[0.95rem] text-ink-soft">{name}</dt>
            <dd className="figures min-w-0 font-medium break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 font-semibold">{words.never}</p>
      <p className="mt-2">{words.where}</p>
      <p className="mt-2">
        {words.limits}{" "}
        <Link to="/authorship" className="text-accent-text underline underline-offset-4">
          {words.more}
        </Link>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={props.onTurnOn}>{words.turnOn}</Button>
        <Button variant="light" onClick={props.onClose}>
          {words.notNow}
        </Button>
      </div>
    </div>
  );
}
