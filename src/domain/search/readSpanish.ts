/** Says in English what a query asks in Spanish, because the pages are written in English. */

/** What families type, without accents. */
const phrases: readonly (readonly [english: string, ...spanish: string[]])[] = [
  ["how much does college cost", "cuanto cuesta la universidad"],
  ["community college", "colegio comunitario", "colegios comunitarios"],
  ["divorced parents", "padres divorciados", "padres separados"],
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

/** Said around the words that count. */
const smallWords: Readonly<Record<string, string>> = {
  en: "in",
  para: "for",
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
};

/** As it was typed where no Spanish word of the trade is in it. */
export function readSpanish(query: string): string {
  const words = query.match(/[\p{L}\p{N}'’&-]+/gu) ?? [];
  const folded = words.map((word) => word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, ""));
  const found: string[] = [];
  let isSpanish = false;
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(folded, at);
    isSpanish ||= phrase !== null;
    found.push(phrase?.english ?? smallWords[folded[at] ?? ""] ?? words[at] ?? "");
    at += phrase?.length ?? 1;
  }
  return isSpanish ? found.filter((word) => word !== "").join(" ") : query;
}

let byPhrase: ReadonlyMap<string, string> | null = null;

function findPhrase(words: readonly string[], at: number): { english: string; length: number } | null {
  byPhrase ??= new Map(phrases.flatMap(([english, ...all]) => all.map((spanish) => [spanish, english])));
  for (let length = Math.min(5, words.length - at); length > 0; length -= 1) {
    const english = byPhrase.get(words.slice(at, at + length).join(" "));
    if (english !== undefined) return { english, length };
  }
  return null;
}
