/** Says in English what a query asks in Spanish, because the pages are written in English. */

/** What families type, without accents. */
const phrases: readonly (readonly [english: string, ...spanish: string[]])[] = [
  ["how much does college cost", "cuanto cuesta la universidad"],
  ["community colleges", "colegios comunitarios"],
  ["community college", "colegio comunitario"],
  ["divorced parents", "padres divorciados", "padres separados"],
  ["single parent", "padres solteros", "padre soltero", "madre soltera", "madres solteras"],
  ["undocumented", "indocumentado", "indocumentados", "indocumentada", "indocumentadas", "sin papeles"],
  ["no social security number", "sin seguro social", "sin numero de seguro social"],
  [
    "first generation",
    "primera generacion",
    "primero en ir a la universidad",
    "primera en ir a la universidad",
    "primero de la familia",
    "primera de la familia",
  ],
  ["fill out", "llenar", "lleno"],
  ["how to apply", "como aplicar", "aplicar"],
  ["full ride", "beca completa", "becas completas"],
  ["free college", "universidad gratis", "colegio gratis"],
  ["residency", "residencia"],
  ["pay", "paga", "pagan", "pagar"],
  ["Pell Grant", "beca pell"],
  ["near me", "cerca de mi", "cerca de mi casa"],
  ["veterans", "veterano", "veteranos"],
  ["recommendation letter", "carta de recomendacion", "cartas de recomendacion"],
  ["homeschool", "educacion en casa"],
  ["financial aid", "ayuda financiera", "ayuda economica", "asistencia financiera"],
  ["award letter", "carta de ayuda", "carta de oferta"],
  ["FAFSA deadline", "fecha limite de la fafsa", "fecha limite fafsa", "fecha limite del fafsa"],
  ["deadlines", "fecha limite", "fechas limite", "plazo", "plazos", "fechas"],
  ["sign in", "iniciar sesion"],
  ["sign up", "crear cuenta", "crear una cuenta", "registrarse"],
  ["scholarships", "beca", "becas"],
  ["grants", "subvencion", "subvenciones"],
  ["loans", "prestamo", "prestamos"],
  ["tuition", "matricula", "colegiatura"],
  ["cost", "costo", "costos", "cuesta", "precio", "precios"],
  ["colleges", "universidad", "universidades"],
  ["majors", "carrera", "carreras"],
  ["essays", "ensayo", "ensayos"],
  ["college visits", "visita", "visitas"],
  ["compare", "comparar"],
  ["offers", "oferta", "ofertas"],
  ["parents", "padre", "padres"],
  // It says that someone asks, and not for what; "help" is the name of a page.
  ["", "ayuda"],
  // So does the language: the pages are in English, whichever is asked for.
  ["", "en espanol", "espanol"],
  ["paying for college", "como pagar la universidad", "pagar la universidad"],
  ["calculator", "calculadora"],
  ["application", "solicitud", "solicitudes"],
  ["admission", "admision"],
  ["requirements", "requisito", "requisitos"],
  ["cheap", "barata", "baratas"],
  ["nursing", "enfermeria"],
  ["engineering", "ingenieria"],
  ["password", "contrasena"],
  ["free", "gratis"],
];

/** Small words between the ones a search is about: translated so that the English rules can read the whole. */
const smallWords: Readonly<Record<string, string>> = {
  en: "in",
  para: "for",
  con: "",
  de: "",
  del: "",
  la: "",
  el: "",
  los: "",
  las: "",
  un: "",
  una: "",
  y: "and",
  como: "",
  cuanto: "",
  que: "",
  mi: "",
  mis: "",
  hijo: "",
  hija: "",
  es: "",
  soy: "",
  a: "",
  ir: "",
  primero: "",
  puedo: "",
  si: "",
};

/** Said in no other language here: two of them make a question Spanish, as in "qué es FAFSA". */
const spanishOnly = new Set("como cuanto es mi mis para puedo que soy una".split(" "));

/** As it was typed where no Spanish word of the trade is in it. */
export function readSpanish(query: string): string {
  const words = query.match(/[\p{L}\p{N}'’&-]+/gu) ?? [];
  const folded = words.map((word) => word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, ""));
  const found: string[] = [];
  let isSpanish = new Set(folded.filter((word) => spanishOnly.has(word))).size > 1;
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(folded, at);
    isSpanish ||= phrase !== null;
    found.push(phrase?.english ?? smallWords[folded[at] ?? ""] ?? words[at] ?? "");
    at += phrase?.length ?? 1;
  }
  const english = found.filter((word) => word !== "").join(" ");
  return isSpanish && english !== "" ? english : query;
}

/** The longest phrase of the table, counted in words. */
const longestPhrase = 6;

let byPhrase: ReadonlyMap<string, string> | null = null;

function findPhrase(words: readonly string[], at: number): { english: string; length: number } | null {
  byPhrase ??= new Map(phrases.flatMap(([english, ...all]) => all.map((spanish) => [spanish, english])));
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const english = byPhrase.get(words.slice(at, at + length).join(" "));
    if (english !== undefined) return { english, length };
  }
  return null;
}
