/** A new post: a draft made from records, or an empty page. Nothing is stored before it is saved. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { makeDraft, readDraftChoices } from "#client/admin/postsApi.ts";
import { createFormId } from "#client/forms/draft.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useAct } from "#components/admin/useAct.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { type DraftChoices, type DraftKind, draftKinds, type PostFields } from "#contract/adminPosts.ts";
import { isStateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import { formatDate } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { navigate } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { keepTyped } from "./editor/kept.ts";
import { postAddress } from "./views.ts";
import { words as shared, newWords as words } from "./words.ts";

const emptyFields: PostFields = {
  title: "",
  excerpt: "",
  answer: "",
  category: "Applying",
  tags: [],
  period: null,
  tools: [],
  related: [],
  body: "",
};

export function NewPost() {
  const query = useQuery({
    queryKey: ["admin-draft-choices", useAdminScope()],
    queryFn: ({ signal }) => readDraftChoices(signal),
    ...cacheClasses.critical,
  });
  const load = loadStateOf(query);
  const open = (slug: string, fields: PostFields) => {
    const postId = createFormId();
    keepTyped(postId, { base: 0, slug, fields });
    navigate(postAddress(postId));
  };
  return (
    <section aria-labelledby="new-title">
      <h2 id="new-title" className="text-3xl sm:text-4xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-lead text-ink-soft">{words.lead}</p>
      <div className="mt-6 max-w-xl">
        {load.status === "loading" && <Skeleton label={words.loading} lines={4} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.kept} />}
        {load.status === "ready" && <DraftForm choices={load.value} onMade={open} />}
      </div>
      <div className="mt-10 border-t border-line pt-5">
        <Button variant="light" onClick={() => open("", emptyFields)}>
          {words.empty}
        </Button>
      </div>
    </section>
  );
}

function DraftForm(props: { choices: DraftChoices; onMade: (slug: string, fields: PostFields) => void }) {
  const { months, changes, terms } = props.choices;
  const [kind, setKind] = useState<DraftKind>("deadlines");
  const [month, setMonth] = useState(months[0] ?? "");
  const [group, setGroup] = useState(changes[0]?.key ?? "");
  const [term, setTerm] = useState(terms[0] ?? "");
  const [state, setState] = useState<string>("");
  const act = useAct();
  const about = { deadlines: month, changes: group, state: "", explainer: term }[kind];
  const hasState = kind === "deadlines" || kind === "state";
  const wantedState = kind === "state" && state === "" ? "TX" : state;
  const isEmpty = kind === "changes" && changes.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.run(async () => {
      const place = hasState && isStateCode(wantedState) ? { state: wantedState } : {};
      const { slug, fields } = await makeDraft({ kind, about, ...place });
      props.onMade(slug, fields);
    });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <SelectField
        label={words.kind}
        value={kind}
        onChange={(event) => setKind(draftKinds.find((one) => one === event.target.value) ?? "deadlines")}
      >
        {draftKinds.map((one) => (
          <option key={one} value={one}>
            {words.kinds[one]}
          </option>
        ))}
      </SelectField>
      {kind === "deadlines" && (
        <SelectField label={words.month} value={month} onChange={(event) => setMonth(event.target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatDate(`${one}-01`).replace(/ \d+,/, "")}
            </option>
          ))}
        </SelectField>
      )}
      {kind === "changes" && !isEmpty && (
        <SelectField label={words.group} value={group} onChange={(event) => setGroup(event.target.value)}>
          {changes.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {isEmpty && <p>{words.nothing}</p>}
      {kind === "explainer" && (
        <SelectField label={words.term} value={term} onChange={(event) => setTerm(event.target.value)}>
          {terms.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
      {hasState && (
        <SelectField
          label={words.state}
          value={wantedState}
          onChange={(event) => setState(event.target.value)}
        >
          {kind === "deadlines" && <option value="">{words.noState}</option>}
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {stateNames[code]}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" disabled={act.isBusy || isEmpty}>
        {act.isBusy ? words.making : words.make}
      </Button>
      {act.problem !== null && (
        <Notice tone="problem" title={shared.problem}>
          {act.problem}
        </Notice>
      )}
    </form>
  );
}
