/** The parts of a college's page that come alive when they are near. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";

export const figuresPart = createLazyPart(() => import("./KeyFigures.tsx"));
export const moneyPart = createLazyPart(() => import("./MoneyAndAdmission.tsx"));
export const studyPart = createLazyPart(() => import("./StudyAndPlace.tsx"));

export const detailParts = [figuresPart, moneyPart, studyPart];
