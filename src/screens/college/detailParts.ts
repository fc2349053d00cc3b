/** The parts of a college's page that come alive when they are near. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";

export const moneyPart = createLazyPart(() => import("./MoneyAndAdmission.tsx"));
export const studyPart = createLazyPart(() => import("./StudyAndPlace.tsx"));

export const detailParts = [moneyPart, studyPart];
