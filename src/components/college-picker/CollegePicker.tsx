/** Picks colleges by name, nickname or place: a combobox over the search, with removable chips for what is chosen. */
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import type { SearchRequest } from "#client/engine/engine.ts";
import { useSearch, useSearchReady } from "#client/engine/useSearch.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import { TextField } from "#ui/Field.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { LoadingHint } from "#ui/LoadingHint.tsx";
import { Chips } from "./Chips.tsx";
import { getKeyStep } from "./keyStep.ts";
import { OfferedColleges } from "./OfferedColleges.tsx";
import { Options } from "./Options.tsx";
import { words } from "./words.ts";

export type CollegePickerProps = {
  /** Ids of the chosen colleges, in order. Unknown ids are left to the screen to explain. */
  unitIds: readonly number[];
  maximum: number;
  onChange: (unitIds: number[]) => void;
  label?: string;
  /** Null for none, where the label is a question that says enough. */
  hint?: string | null;
  /** Colleges the family looked at elsewhere, to add with one press. */
  offered?: readonly number[];
  /** Omits the chips if the screen shows the chosen colleges itself. */
  isChipless?: boolean;
};

const search = askEngine("search");
const shown = 8;
/** No name is longer; the search reads less. */
const queryLengthMaximum = 160;

export function CollegePicker(props: CollegePickerProps) {
  const index = useColleges();
  const all = index.status === "ready" ? index.value : null;
  const chosen = props.unitIds.flatMap((unitId) => all?.byUnitId.get(unitId) ?? []);
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const full = useRef<HTMLParagraphElement>(null);
  const isFull = props.unitIds.length >= props.maximum;
  function add(college: CollegeSummary): void {
    if (props.unitIds.includes(college.unitId)) return;
    setAnnouncement(words.added(college.name));
    props.onChange([...props.unitIds, college.unitId]);
    // The field that had focus is gone once no more can be chosen.
    requestAnimationFrame(() => full.current?.focus({ preventScroll: true }));
  }

  function remove(college: CollegeSummary): void {
    setAnnouncement(words.removed(college.name));
    props.onChange(props.unitIds.filter((unitId) => unitId !== college.unitId));
    // The button that had focus is gone: focus the field, where the next college is picked.
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <div className="no-print">
      {props.isChipless !== true && chosen.length > 0 && <Chips colleges={chosen} onRemove={remove} />}
      {isFull ? (
        <p
          ref={full}
          tabIndex={-1}
          className={joinClasses(
            "text-[0.95rem] text-ink-soft outline-none",
            // As tall as the field: a plan with as many comes late, and what is below must not move up.
            props.isChipless === true && "min-h-32 sm:min-h-26",
          )}
        >
          {words.full(props.maximum)}
        </p>
      ) : (
        <Combobox
          index={index}
          input={input}
          unitIds={props.unitIds}
          label={props.label ?? words.label}
          hint={props.hint === undefined ? words.hint : props.hint}
          onPick={add}
        />
      )}
      {!isFull && props.offered !== undefined && index.status !== "failed" && (
        <OfferedColleges
          offered={props.offered}
          chosen={props.unitIds}
          all={all}
          onAdd={add}
          className="mt-3"
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function toRequest(release: string, text: string): SearchRequest {
  return { release, query: text.slice(0, queryLengthMaximum), limit: shown };
}

type ComboboxProps = {
  index: LoadState<AllColleges>;
  input: React.RefObject<HTMLInputElement | null>;
  unitIds: readonly number[];
  label: string;
  hint: string | null;
  onPick: (college: CollegeSummary) => void;
};

function Combobox({ index, input, unitIds, label, hint, onPick }: ComboboxProps) {
  const listId = useId();
  const [query, setQuery] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const askedQuery = useDeferredValue(query);
  const all = index.status === "ready" ? index.value : null;
  const [isWanted, setIsWanted] = useState(false);
  const release = isWanted || query !== "" ? (all?.release ?? null) : null;
  useSearchReady(release);
  const request = useMemo(() => {
    if (release === null || askedQuery.trim() === "") return null;
    return toRequest(release, askedQuery);
  }, [release, askedQuery]);
  const found = useSearch(request);
  const result = found?.reply ?? null;
  const hits = result?.hits ?? [];
  // The colleges shown stay until those of the newest text are there.
  const isCurrent = query === askedQuery && found?.isNewest === true;
  const isListShown = isOpen && hits.length > 0;
  const isTooLong = query.length > queryLengthMaximum;

  function pick(unitId: number | undefined): void {
    const college = all?.byUnitId.get(unitId ?? 0);
    if (college === undefined) return;
    onPick(college);
    setQuery("");
    setActive(0);
    setIsOpen(false);
  }

  /** Enter means the text in the field, not the one before it, whose colleges may still be shown. */
  async function pickByText(text: string): Promise<void> {
    if (release === null) return;
    const reply = await search(toRequest(release, text));
    pick(reply.hits[0]?.unitId);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = getKeyStep(event.key, { isOpen: isListShown, active, count: hits.length });
    if (step.kind === "none") return;
    event.preventDefault();
    if (step.kind === "pick") {
      if (isCurrent) pick(hits[active]?.unitId);
      else void pickByText(query);
    }
    if (step.kind === "move") {
      setIsOpen(true);
      setActive(step.to);
    }
    if (step.kind === "close") setIsOpen(false);
    if (step.kind === "clear") setQuery("");
  }

  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <TextField
        ref={input}
        label={label}
        hint={hint ?? undefined}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        spellCheck={false}
        placeholder={words.placeholder}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={listId}
        aria-activedescendant={isListShown ? `${listId}-${active}` : undefined}
        error={isTooLong ? words.queryTooLong : null}
        value={query}
        onFocus={() => {
          // Prepare before the first keystroke.
          setIsWanted(true);
          setIsOpen(true);
        }}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {result === null ? "" : words.found(result.total)}
      </p>
      {index.status === "failed" && (
        <div className="mt-3 empty:hidden">
          <LoadFailed title={words.failed} load={index} kept={words.failedKept} isFields />
        </div>
      )}
      {index.status === "loading" && query !== "" && (
        <div className="mt-2 text-[0.95rem] text-ink-soft noscript:hidden">
          <p>{words.loading}</p>
          <LoadingHint className="mt-2 text-ink" />
        </div>
      )}
      {result !== null && (hits.length === 0 || result.closed !== null) && (
        <p role="status" className="mt-2 text-[0.95rem]">
          {result.closed !== null ? result.closed.text : words.nothing(query.trim().slice(0, 60))}
        </p>
      )}
      {/* Always rendered, so that the field's reference to it is valid. */}
      <div id={listId} role="listbox" aria-label={words.options} hidden={!isListShown}>
        {isListShown && all !== null && (
          <Options
            id={listId}
            hits={hits}
            colleges={all.byUnitId}
            chosen={unitIds}
            active={active}
            onActive={setActive}
            onPick={(position) => pick(hits[position]?.unitId)}
          />
        )}
      </div>
    </div>
  );
}
