/** Whether a question is asked in Spanish. */

const marks = /[¿¡]|[áéíóúüñ]/u;
/** Words that Spanish questions are made of and English ones are not. */
const spanish = new Set(
  `que cual cuales cuanto cuanta cuantos cuantas cuando donde como quien para por con sin mi mis tu su es soy eres esta
  estoy estan son hay tengo tiene tienes necesito necesita puedo puede pueden quiero quiere el la los las un una unos
  unas del al en y o pero si mas muy hijo hija hijos universidad universidades colegio beca becas ayuda financiera
  matricula solicitud solicitar solicito aplicar fecha limite ingresos padres papas estado estudiar estudiante escuela
  cuesta costo precio dinero pagar entrar carrera carreras ensayo nota notas ayudame dime gracias hola ser hacer me se
  nos le les lo vivo vive vivir gratis mejor mejores cerca lejos despues antes sobre entre desde hasta porque
    novio novia mama papa pega puedes garantizar entro vence llenar saber hermano hermana abuelo dame debo cuenta ya`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
const english = new Set(
  `the is are do does did what which when where how who why my your i you we they it in at to for of and or can could
  will would should have has much many get into if with about on from this that be not need want an school
  college colleges university deadline tuition`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
/** In both lists or in many names ("Los Angeles", "La Salle"): they say little. */
const slight = new Set(["la", "los", "las", "el", "del", "me", "en", "y", "o", "son", "a", "mi", "no"]);

/** "es" where Spanish words outweigh English ones. */
export function findLanguage(question: string): "en" | "es" {
  let balance = marks.test(question.normalize("NFC").toLowerCase()) ? 0.5 : 0;
  if (/[¿¡]/u.test(question)) balance += 1;
  for (const raw of question.toLowerCase().split(/[^\p{L}\p{M}]+/u)) {
    const word = raw.normalize("NFD").replaceAll(/\p{M}/gu, "");
    if (spanish.has(word)) balance += slight.has(word) ? 0.4 : 1;
    if (english.has(word)) balance -= 1;
  }
  return balance > 0.7 ? "es" : "en";
}
