/** A student's preferences: size, setting, distance, kind of college, and where they would live. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { controls, settings } from "#domain/college/college.ts";
import { isMilitaryZip } from "#domain/geography/zipAreas.ts";
import { livingPlans, type Profile, sizeLimits, sizes } from "#domain/people/profile.ts";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { words } from "./words.ts";

export function SizeField() {
  const [profile, set] = useProfile();
  const details = words.size.details(sizeLimits.smallBelow, sizeLimits.largeAbove);
  return (
    <CheckboxGroup
      legend={words.size.legend}
      hint={words.size.hint}
      layout="stack"
      options={sizes.map((size) => ({ value: size, label: words.size.options[size], detail: details[size] }))}
      values={profile.sizes}
      onChange={(values) => set({ sizes: values })}
    />
  );
}

export function SettingField() {
  const [profile, set] = useProfile();
  return (
    <CheckboxGroup
      legend={words.setting.legend}
      hint={words.setting.hint}
      options={settings.map((setting) => ({ value: setting, label: words.setting.options[setting] }))}
      values={profile.settings}
      onChange={(values) => set({ settings: values })}
    />
  );
}

const offeredMiles = [50, 100, 250, 500, 1_000];

/** A limit from elsewhere, such as a shared link, is offered beside the usual ones. */
export function DistanceField() {
  const [profile, set] = useProfile();
  const limit = profile.maxDistanceMiles;
  const miles =
    limit === null || offeredMiles.includes(limit)
      ? offeredMiles
      : [...offeredMiles, limit].toSorted((a, b) => a - b);
  return (
    <div>
      <RadioGroup
        legend={words.distance.legend}
        hint={words.distance.hint}
        options={[
          ...miles.map((one) => ({ value: `${one}`, label: words.distance.option(one) })),
          { value: "any", label: words.distance.any },
        ]}
        value={limit === null ? "any" : `${limit}`}
        onChange={(value) => set({ maxDistanceMiles: value === "any" ? null : Number(value) })}
      />
      {profile.homeLatitude === null && (
        <p className="mt-3 text-[0.95rem] text-ink-soft">
          {isMilitaryZip(profile.homeZip) ? words.distance.military : words.distance.needsZip}
        </p>
      )}
    </div>
  );
}

const preferredLevels = ["fourYear", "twoYear"] as const;

export function KindField() {
  const [profile, set] = useProfile();
  return (
    <div className="space-y-6">
      <CheckboxGroup
        legend={words.kind.levelsLegend}
        hint={words.kind.hint}
        layout="stack"
        options={preferredLevels.map((level) => ({
          value: level,
          label: words.kind.levels[level],
          detail: words.kind.levelDetails[level],
        }))}
        values={profile.levels}
        onChange={(values) => set({ levels: values })}
      />
      <CheckboxGroup
        legend={words.kind.controlsLegend}
        options={controls.map((control) => ({ value: control, label: words.kind.controls[control] }))}
        values={profile.controls}
        onChange={(values) => set({ controls: values })}
      />
    </div>
  );
}

export function LivingField() {
  const [profile, set] = useProfile();
  return (
    <RadioGroup
      legend={words.living.legend}
      options={livingPlans.map((plan) => ({ value: plan, label: words.living.options[plan] }))}
      value={profile.livingPlan}
      onChange={(livingPlan) => set({ livingPlan })}
    />
  );
}

function useProfile(): [Profile, (fields: Partial<Profile>) => void] {
  const { profile } = usePlan().plan;
  const store = usePlanStore();
  return [profile, (fields) => void store.give({ kind: "setProfile", fields })];
}
