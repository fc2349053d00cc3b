/** Settings for email reminders: what, on which day, and at which local hour. Used on the account page. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { getAccountEmail } from "#client/family/accountScope.ts";
import { describeMailHelper } from "#client/mailHelper.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { useSession } from "#client/session/session.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { useKeepsMail } from "#client/useKeepsMail.ts";
import { toFailure } from "#components/failure/toFailure.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { Reminders, RemindersBody } from "#contract/reminders.ts";
import { reminderLimits } from "#domain/reminders/settings.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { SelectField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { buildRemindersQuery, saveReminders } from "./reminders.ts";
import { getZoneLabel, guessZone, listKnownZones, listOtherZones, usualZones } from "./timeZones.ts";
import { words } from "./words.ts";

export function RemindersForm() {
  const session = useSession();
  const isMounted = useIsMounted();
  if (isMounted && session.status === "none") {
    return (
      <Notice
        title={words.signedOut}
        actions={
          <ButtonLink to="/sign-in" onClick={saveReturnPlaceOfPage}>
            {words.signIn}
          </ButtonLink>
        }
      />
    );
  }
  const account = getAccountEmail(session);
  if (account === null) return <Skeleton label={words.loading} lines={4} />;
  return <OfAccount key={account} account={account} />;
}

/** Keyed by account, so that one account's choices are never saved in another. */
function OfAccount({ account }: { account: number }) {
  const load = loadStateOf(useQuery(buildRemindersQuery(account)));
  if (load.status === "failed")
    return <LoadFailed title={words.failed} load={load} kept={words.failedKept} />;
  if (load.status === "loading") return <Skeleton label={words.loading} lines={4} />;
  return <Form account={account} kept={load.value} />;
}

const choices = [
  { value: "digest", label: words.digest, detail: words.digestDetail },
  { value: "beforeDue", label: words.beforeDue, detail: words.beforeDueDetail },
] as const;
const ofParents = [{ value: "parents", label: words.parents, detail: words.parentsDetail }] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const { daysMin, daysMax } = reminderLimits;
const dayCounts = Array.from({ length: daysMax - daysMin + 1 }, (_, index) => daysMin + index);

/** Unsaved input stays, even if the saved state is refetched. */
function Form({ account, kept }: { account: number; kept: Reminders }) {
  const queries = useQueryClient();
  const keepsMail = useKeepsMail();
  const helper = describeMailHelper();
  const [chosen, setChosen] = useState<RemindersBody>(() => ({
    digest: kept.digest,
    beforeDue: kept.beforeDue,
    includesParentTasks: kept.includesParentTasks,
    timeZone: kept.timeZone ?? guessZone(),
  }));
  const saving = useMutation({
    mutationFn: saveReminders,
    networkMode: "always",
    retry: false,
    onSuccess: (saved) => queries.setQueryData(buildRemindersQuery(account).queryKey, saved),
  });
  const { digest, beforeDue, includesParentTasks, timeZone } = chosen;
  const change = (part: Partial<RemindersBody>) => {
    saving.reset();
    setChosen({ ...chosen, ...part });
  };
  const isAnyOn = digest.isOn || beforeDue.isOn;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(chosen);
  };
  return (
    <form onSubmit={save} className="min-w-0 space-y-6">
      {kept.email === null && (
        <Notice tone="attention" title={words.noAddressTitle}>
          {words.noAddress}
        </Notice>
      )}
      {keepsMail && (
        <Notice tone="attention" title={words.keptTitle}>
          {words.kept(helper.start)}
        </Notice>
      )}
      <CheckboxGroup
        legend={words.what}
        hint={words.whatHint}
        layout="stack"
        options={choices}
        values={choices.flatMap(({ value }) => (chosen[value].isOn ? [value] : []))}
        onChange={(values) =>
          change({
            digest: { ...digest, isOn: values.includes("digest") },
            beforeDue: { ...beforeDue, isOn: values.includes("beforeDue") },
          })
        }
      />
      {isAnyOn && (
        <CheckboxGroup
          legend={words.whose}
          layout="stack"
          options={ofParents}
          values={includesParentTasks ? ["parents"] : []}
          onChange={(values) => change({ includesParentTasks: values.length > 0 })}
        />
      )}
      {isAnyOn && (
        <div className="grid gap-5 sm:grid-cols-2">
          {digest.isOn && (
            <SelectField
              label={words.weekday}
              value={digest.weekday}
              onChange={(event) => change({ digest: { ...digest, weekday: Number(event.target.value) } })}
            >
              {words.weekdays.map((name, weekday) => (
                <option key={name} value={weekday}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          {beforeDue.isOn && (
            <SelectField
              label={words.days}
              value={beforeDue.days}
              onChange={(event) => change({ beforeDue: { ...beforeDue, days: Number(event.target.value) } })}
            >
              {dayCounts.map((days) => (
                <option key={days} value={days}>
                  {words.dayCount(days)}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={words.hour}
            value={digest.hour}
            onChange={(event) => change({ digest: { ...digest, hour: Number(event.target.value) } })}
          >
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {words.hourName(hour)}
              </option>
            ))}
          </SelectField>
          <ZoneField zone={timeZone} onChange={(zone) => change({ timeZone: zone })} />
        </div>
      )}
      <div>
        <Button type="submit" aria-disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <p className="mt-3 text-[0.95rem] text-ink-soft">
          {words.begins} {kept.perMonth !== null && words.used(kept.sentThisMonth, kept.perMonth)}
        </p>
        <p role="status" className="mt-3 font-semibold empty:hidden">
          {saving.isSuccess && (isAnyOn && keepsMail ? words.savedKept : words.saved(kept.email, isAnyOn))}
        </p>
        {saving.isError && (
          <div className="mt-3">
            <Notice tone="problem" title={words.notSavedTitle}>
              {words.notSaved(toFailure(saving.error))}
            </Notice>
          </div>
        )}
      </div>
    </form>
  );
}

/** The time zone: guessed from the browser, and editable if the guess is wrong. */
function ZoneField(props: { zone: string; onChange: (zone: string) => void }) {
  return (
    <SelectField
      label={words.zone}
      hint={words.zoneHint}
      className="sm:col-span-2"
      value={props.zone}
      onChange={(event) => props.onChange(event.target.value)}
    >
      <optgroup label={words.usualZones}>
        {usualZones.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label={words.otherZones}>
        {listOtherZones(props.zone, listKnownZones()).map((zone) => (
          <option key={zone} value={zone}>
            {getZoneLabel(zone)}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
