/** Whether a question is Spanish. */
import { expect, test } from "vitest";
import { findLanguage } from "./language.ts";

test.each([
  "¿Cuándo vence la FAFSA?",
  "cuanto cuesta Ohio State",
  "quiero estudiar enfermería en Florida",
  "que becas hay en texas",
  "puedo entrar a Harvard",
  "mi hija quiere ir a la universidad",
  "mi novio me pega",
  "matrícula de la Universidad de Oregon",
  "necesito ayuda financiera",
  "qué es la beca Pell",
])("Spanish: %s", (question) => {
  expect(findLanguage(question)).toBe("es");
});

test.each([
  "when is the FAFSA due",
  "La Salle tuition",
  "Los Angeles colleges",
  "UT El Paso acceptance rate",
  "can I major in Spanish",
  "José Martí scholarship deadline",
  "is the Universidad de Puerto Rico cheap",
  "purdue",
  "",
])("English: %s", (question) => {
  expect(findLanguage(question)).toBe("en");
});
