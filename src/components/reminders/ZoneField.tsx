/** The time zone: guessed from the browser, and changed where the guess is wrong. */
import { SelectField } from "#ui/Field.tsx";
import { listKnownZones, listOtherZones, usualZones, getZoneLabel } from "./timeZones.ts";
import { words } from "./words.ts";

export function ZoneField(props: { zone: string; onChange: (zone: string) => void }) {
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
