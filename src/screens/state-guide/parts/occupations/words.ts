/** The text about occupations for a state's fields of study. */

import type { entryEducations } from "#domain/college/occupations.ts";
import { publications } from "#domain/college/publications.ts";
import { nameInText, type StateCode } from "#domain/college/states.ts";
import { formatFineShare, formatInteger } from "#lib/format.ts";

const wageYear = publications.occupationWages.release ?? "";
const outlookYears = publications.occupationOutlook.release ?? "";

const educations: Record<(typeof entryEducations)[number], string> = {
  none: "no diploma needed",
  highSchool: "high school diploma",
  someCollege: "some college",
  certificate: "certificate",
  associate: "associate degree",
  bachelors: "bachelor’s degree",
  masters: "master’s degree",
  doctoral: "doctoral or professional degree",
};

export const words = {
  title: "What these fields lead to",
  lead: (state: StateCode) =>
    `The most popular majors in ${nameInText(state)} lead to these occupations. The table shows their pay and job openings.`,
  nationalTitle: "These are national figures, not the state’s",
  national: (state: StateCode) =>
    `Pay varies by place. To see what an occupation pays in ${nameInText(state)}, look up its name or number here:`,
  places: [
    { label: "CareerOneStop, U.S. Department of Labor", to: "https://www.careeronestop.org/" },
    { label: "O*NET OnLine", to: "https://www.onetonline.org/" },
  ],
  leaves: "(another site)",
  filter: "Field",
  allFields: "All fields",
  shown: (count: number) => (count === 1 ? "1 occupation" : `${formatInteger(count)} occupations`),
  caption: (field: string) => `${field}: occupations with national pay and outlook`,
  summary: (occupations: number, degrees: number, state: StateCode) =>
    `${words.shown(occupations)}; ${formatInteger(degrees)} degrees in ${nameInText(state)}, ${publications.completions.release ?? ""}`,
  occupation: "Occupation",
  pay: `Median pay, ${wageYear}`,
  openings: "Openings a year",
  growth: `Growth ${outlookYears}`,
  entry: (education: (typeof entryEducations)[number]) => `Typical entry: ${educations[education]}`,
  half: (lower: string, upper: string) => `half earn ${lower} to ${upper}`,
  halfFrom: (lower: string) => `1 in 4 earns less than ${lower}`,
  code: (soc: string) => `No. ${soc}`,
  signed: (share: number) => {
    if (share === 0) return formatFineShare(0);
    return share > 0 ? `+${formatFineShare(share)}` : `\u2212${formatFineShare(-share)}`;
  },
  origin: {
    wages: `Source for pay: ${publications.occupationWages.title}, ${wageYear}.`,
    outlook: `Source for openings, growth and typical entry: ${publications.occupationOutlook.title}, ${outlookYears}. Openings are a yearly average and include jobs that people leave as well as new jobs.`,
    crosswalk: `We match majors to occupations with a federal table: ${publications.majorsToOccupations.title}. We show the eight occupations with the most openings among those that at least 1 in 100 degrees in the field lead to. School teaching is listed only under education. College teaching is left out because it requires a graduate degree.`,
  },
} as const;
