/** Whose offer it is: the college, and the year it is for. */
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { getToday } from "#client/today.ts";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { type Offer, offerLimits } from "#domain/offers/offer.ts";
import { formatSchoolYear } from "#lib/format.ts";
import { SelectField } from "#ui/Field.tsx";
import { lineWords } from "./lineWords.ts";
import { SavedText } from "./SavedText.tsx";
import { useOfferChanges } from "./useOffers.ts";

/** School years an offer may be for: the current one and the next three. */
function listSchoolYears(): string[] {
  const [year = 0, month = 0] = getToday().split("-").map(Number);
  const first = month >= 7 ? year : year - 1;
  return Array.from({ length: 4 }, (_, index) => formatSchoolYear(first + index));
}

export function OfferWhose({
  offer,
  all,
  question = null,
}: {
  offer: Offer;
  all: AllColleges | null;
  /** Where only the college is asked: in these words, and without the year. */
  question?: string | null;
}) {
  const { change } = useOfferChanges();
  const lookedAt = useCollegesLookedAt();
  const years = listSchoolYears();
  const { academicYear } = offer;
  const options = academicYear === null || years.includes(academicYear) ? years : [academicYear, ...years];
  return (
    <div className={question === null ? "grid gap-4 sm:grid-cols-2" : "grid gap-3"}>
      <CollegePicker
        unitIds={offer.unitId === null ? [] : [offer.unitId]}
        maximum={1}
        label={question ?? lineWords.college}
        hint={question === null ? lineWords.collegeHint : null}
        offered={lookedAt}
        onChange={([unitId]) => {
          const college = unitId === undefined ? undefined : all?.byUnitId.get(unitId);
          change(offer.id, {
            unitId: unitId ?? null,
            ...(college === undefined ? {} : { collegeName: college.name }),
          });
        }}
      />
      <div className="space-y-4">
        {offer.unitId === null && (
          <SavedText
            label={lineWords.freeName}
            kept={offer.collegeName}
            most={offerLimits.nameLength}
            onChange={(collegeName) => change(offer.id, { collegeName })}
          />
        )}
        {question === null && (
          <SelectField
            label={lineWords.year}
            value={academicYear ?? ""}
            onChange={(event) =>
              change(offer.id, { academicYear: event.target.value === "" ? null : event.target.value })
            }
          >
            <option value="">{lineWords.yearNone}</option>
            {options.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </div>
  );
}
