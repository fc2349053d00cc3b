/** The two-digit CIP families of majors, named the way a student would. */

/** By code of the federal Classification of Instructional Programs, 2020 edition. */
export const majorFamilies = {
  "01": "Agriculture and animal science",
  "03": "Environment and natural resources",
  "04": "Architecture and planning",
  "05": "Ethnic, gender and area studies",
  "09": "Communication and journalism",
  "10": "Media and communication technology",
  "11": "Computer and information science",
  "12": "Culinary and personal services",
  "13": "Education and teaching",
  "14": "Engineering",
  "15": "Engineering technology",
  "16": "Languages and linguistics",
  "19": "Family and consumer sciences",
  "22": "Law and legal studies",
  "23": "English and writing",
  "24": "Liberal arts and general studies",
  "25": "Library science",
  "26": "Biology and biomedical science",
  "27": "Math and statistics",
  "28": "Military science and leadership",
  "29": "Military technology",
  "30": "Interdisciplinary studies",
  "31": "Parks, recreation and fitness",
  "32": "Basic skills",
  "33": "Civic activities",
  "34": "Health knowledge",
  "35": "Interpersonal skills",
  "36": "Leisure activities",
  "37": "Personal awareness",
  "38": "Philosophy and religion",
  "39": "Theology and ministry",
  "40": "Physical sciences",
  "41": "Science technology",
  "42": "Psychology",
  "43": "Criminal justice and fire safety",
  "44": "Public policy and social work",
  "45": "Social sciences and economics",
  "46": "Construction trades",
  "47": "Mechanics and repair",
  "48": "Precision production",
  "49": "Aviation and transportation",
  "50": "Art, music and design",
  "51": "Health and nursing",
  "52": "Business and marketing",
  "53": "High school diplomas",
  "54": "History",
} as const satisfies Record<string, string>;

export type MajorFamily = keyof typeof majorFamilies;

export function isMajorFamily(code: string): code is MajorFamily {
  return Object.hasOwn(majorFamilies, code);
}

/** In alphabetical order; plain text, as the states. */
export const familiesByName: readonly MajorFamily[] = Object.keys(majorFamilies)
  .filter(isMajorFamily)
  .toSorted((a, b) => (majorFamilies[a] < majorFamilies[b] ? -1 : 1));

/** The family of a six-digit code: "11.0701" → "11"; null if unknown. */
export function toMajorFamily(cip: string): MajorFamily | null {
  const code = cip.slice(0, 2);
  return isMajorFamily(code) ? code : null;
}
