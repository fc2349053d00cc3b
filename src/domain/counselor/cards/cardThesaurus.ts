/** What families call the same thing, in English and in Spanish: the first name of a line stands for the others. */

/** Names of several words, as they are folded. */
export const samePhrases: readonly (readonly [pattern: RegExp, name: string])[] = [
  [
    /\b(?:restrictive|restringida?|single choice) early action\b|\bearly action restringida\b/g,
    "restrictiveearly",
  ],
  [/\b(?:early decision|ed) ?(?:2|ii|two|dos)\b/g, "earlydecision second"],
  [/\b(?:early decision|decision temprana)\b/g, "earlydecision"],
  [
    /(?<=\b(?:apply|applying|applied|admitted|accepted|in|do|does|did|doing|is|about|for|with|through|my) )ed\b/g,
    "earlydecision",
  ],
  [/\bed (?=app|agreement|or (?:ea|rd)\b|vs (?:ea|rd)\b|to (?:\d|two|more|both)\b)/g, "earlydecision "],
  [/\b2 (?=schools|colleges|universities|parents|kids|homes|states|jobs)/g, "two "],
  [/\b(?:early action|accion temprana)\b/g, "earlyaction"],
  [/\bregular decision\b/g, "regulardecision"],
  [
    /\b(?:social security (?:numbers?|cards?)|(?:numero de )?seguro social|(?:without|no|have|has|got|his|her|my|their) (?:a )?social(?= ?(?:$|can|but|and|so|is|or|number|i\b|we\b|do\b|does\b)))\b/g,
    "ssn",
  ],
  [/\b(?:wait list\w*|waiting list|lista de espera)\b/g, "waitlist"],
  [/\bstep (?=dad|mom|parent|father|mother)/g, "step"],
  [/\b(?:fsa id|studentaid(?: gov)?|student aid gov)\b/g, "fsaid"],
  [/\b(?:student aid index|efc)\b/g, "sai"],
  [/\b(?:parent plus|plus loans?|prestamo plus)\b/g, "parentplus loan"],
  [/\bcss(?: profile)?\b/g, "cssprofile"],
  [/\bw o\b/g, "without"],
  [/\b(?:without|free of) (?:an? |the |any )?(?:application )?fees?\b/g, "feewaiver"],
  [/\b(?:work study|trabajo y estudio)\b/g, "workstudy"],
  [
    /\b(?:community colleges?|junior college|two year college|2 year college|colegio comunitario)\b/g,
    "communitycollege",
  ],
  [/\b(?:dual enrollment|dual credit|college classes in high school|inscripcion dual)\b/g, "dualcredit"],
  [/\b(?:mid ?year|midyear|mitad de ano)\b/g, "midyear"],
  [
    /\b(?:letters? of rec\w*|rec letters?|recommendation letters?|cartas? de recomendacion)\b/g,
    "recommendation letter",
  ],
  [/\b(?:test optional|pruebas? opcional(?:es)?)\b/g, "testoptional"],
  [/\b(?:test blind|test free)\b/g, "testblind"],
  [/\b(?:gap year|ano sabatico|year off|a year before college)\b/g, "gapyear"],
  [/\b(?:fee waivers?|waive the fee|exencion(?:es)?(?: de pago)?)\b/g, "feewaiver"],
  [/\b(?:child support|manutencion)\b/g, "childsupport"],
  [/\b(?:foster (?:care|kid|child|youth)|hogar de crianza|crianza temporal|cuidado temporal)\b/g, "foster"],
  [
    /\b(?:first gen\w*|first in (?:my|the|our) family|first to go to college|primera? (?:generacion|de (?:mi|la) familia))\b/g,
    "firstgen",
  ],
  [/\b(?:no loans?|loan free|without loans?|sin prestamos)\b/g, "noloan"],
  [/\b(?:net price|precio neto)\b/g, "netprice"],
  [/\b(?:disabled|army|navy|marine|combat) vets?\b/g, "disabled veteran"],
  [/\b(?:gi bill|post 9 11|va benefits)\b/g, "gibill"],
  [/\b(?:common app(?:lication)?)\b/g, "commonapp"],
  [/\b(?:fly in|fly ins|fly out)\b/g, "flyin"],
  [/\b(?:need blind)\b/g, "needblind"],
  [/\b(?:need aware)\b/g, "needaware"],
  [
    /\b(?:award letters?|aid offers?|financial aid packages?|aid packages?|carta de ayuda|oferta de ayuda)\b/g,
    "awardletter",
  ],
  [/\b(?:safety schools?|safeties|safety target)\b/g, "safetyschool"],
  [/\b(?:walk ons?|walking on)\b/g, "walkon"],
  [/\b(?:child ?care|day ?care|guarderia)\b/g, "childcare"],
  [/\b(?:time zone|zona horaria)\b/g, "timezone"],
  [/\b(?:additional information|informacion adicional|challenges and circumstances)\b/g, "additionalinfo"],
  [/\b(?:self report\w*|srar|ssar|stars|autorreporte)\b/g, "selfreported"],
  [/\b(?:school report|counselor (?:letter|recommendation|report))\b/g, "counselor report letter"],
  [
    /\b(?:social media|redes sociales|instagram|insta|tiktok|facebook|snapchat|tweets?|posts?|google me)\b/g,
    "socialmedia",
  ],
  [
    /\b(?:criminal record|arrests?|arrested|felony|jail|prison|probation|misdemeanor|juvenile record|dui|antecedentes penales|arresto)\b/g,
    "criminalrecord",
  ],
  [
    /\b(?:trade schools?|career college|vocational school|escuela de oficios|apprenticeships?|apprentice|aprendiz)\b/g,
    "tradeschool",
  ],
  [/\b(?:for profit|fines de lucro)\b/g, "forprofit"],
  [
    /\b(?:service academy|military academy|naval academy|air force academy|west point|annapolis|academia militar)\b/g,
    "militaryacademy",
  ],
  [/\b(?:work colleges?|no tuition|sin colegiatura)\b/g, "workcollege tuition"],
  [
    /\b(?:class rank|rango (?:de|en) la clase|valedictorian|top (?:of my class|ten percent|10 percent|quarter))\b/g,
    "classrank",
  ],
  [/\b(?:grad(?:uation)? rate|tasa de graduacion)\b/g, "graduationrate"],
  [/\b(?:accept\w* rate|admi(?:t|ssion) rate|tasa de aceptacion)\b/g, "acceptancerate"],
  [/\b(?:regular deadline|regular round)\b/g, "regulardecision deadline"],
  [/\b(?:spring admi\w+|admi\w+ for spring)\b/g, "springadmit"],
  [
    /\b(?:middle school\w*|(?:8th|7th|eighth|seventh) grade(?:rs?)?|octavo grado|secundaria)\b/g,
    "middleschool",
  ],
  [
    /\b(?:rising senior|summer before (?:my )?(?:senior year|12th grade)|verano antes del ultimo ano)\b/g,
    "summer risingsenior",
  ],
  [/\b(?:out of state|otro estado|fuera del estado)\b/g, "outofstate"],
  [/\b(?:ib diploma|bachillerato internacional|international baccalaureate)\b/g, "ib"],
  [/\b(?:net price calculator)\b/g, "calculator"],
  [/\b(?:tax credits?|creditos? tributarios?|education credits?|creditos? de educacion)\b/g, "taxcredit"],
  [/\b(?:american opportunity|aotc)(?: taxcredit| credit)?\b/g, "taxcredit aotc"],
  [/\b(?:lifetime learning|llc)(?: taxcredit| credit)?\b/g, "taxcredit lifetime"],
  [/\b(?:part ?time|half ?time|medio tiempo|tiempo parcial)\b/g, "parttime"],
  [
    /\b(?:grad(?:uate)? school|masters? degrees?|posgrado|maestria|med(?:ical)? school|law school|escuela de medicina)\b/g,
    "gradschool",
  ],
  [
    /\b(?:health (?:insurance|plan)|student insurance|college insurance|seguro medico|seguro de salud)\b/g,
    "healthinsurance",
  ],
  [/\b(?:food stamps?|cupones de (?:comida|alimentos))\b/g, "snap"],
  [/\b(?:green cards?|permanent residents?|residentes? permanentes?|tarjeta verde)\b/g, "greencard"],
  [/\b(?:passed away|has died)\b/g, "died"],
  [/\b(?:en linea|online)\b/g, "online"],
  [/\b(?:full (?:ride|scholarship)s?|becas? completas?)\b/g, "fullride"],
  [/\bpayment plans?\b|\bplan de pagos\b|\binstallments?\b/g, "paymentplan"],
  [/\b(?:puerto rico|puerto ricans?)\b/g, "puertorico"],
  [/\b(?:study abroad|semester abroad)\b/g, "studyabroad"],
];

const lines = `
college university universitys uni school campus universidad universidade escuela institution
kid son daughter child kiddo teen student hijo hija estudiante
parent mom dad mother father mum padre madre papa mama folks
stepparent stepdad stepmom stepfather stepmother padrastro madrastra
recommendation rec recs recommender lor reference recomendacion
accept admit admitted accepted acceptance admission aceptar aceptaron aceptado admision entrar
reject deny denied rejected rejection rechazar rechazaron
fill file complete submit llenar llena lleno llenan hacen
reject deny denied denial rejected rejection rechazar rechazaron rechazo declined
fill file complete submit llenar llena lleno llenan
sign firmar firma signature
cost price expensive fee charge cuesta precio costo cobra cuestan cobran gasto expense
due deadline limite vencer entregar vence
open opens opened abre abierta abierto release
divorced divorce separated split divorciado separado
married marry marriage wed casado casada spouse husband wife esposo esposa
undocumented daca dreamer papeles documentos indocumentado
house home mortgage equity casa vivienda
retirement 401k 401 ira 403b pension retiro roth
savings save ahorro bank asset assets bienes stock investment money dinero ahorrar ahorrado banco
income earn salary wages ingreso ganamos gana ganar gano
tax taxes impuesto irs declara declaran declaracion
sophomore 10th tenth
freshman 9th ninth
junior 11th eleventh
senior 12th twelfth seniors
appeal negotiate reconsider apelar apelacion apelo apelacion
grandparent grandma grandpa grandmother grandfather abuela abuelo granddaughter grandson grandchild grandkid grandchildren nieto nieta
guardian aunt uncle tia tio tutora custody raised nephew
chatgpt ai gpt claude gemini artificial
loan borrow prestado debt prestamo deuda lend
repay payment pay pagar pago
grade nota calificacion gpa promedio
scholarship beca award
essay ensayo statement
visit visita tour
test exam prueba examen
score puntaje puntuacion
retake repetir times veces
mistake error wrong correct fix correction equivoque corregir corrijo edit change cambiar update
add agregar
refuse wont negarse quieren niega
chance odd posibilidad probability oportunidad hope
help ayudar
aid financial financiera ayuda
deferred defer deferral aplazado aplazaron aplazada diferido aplazan
letter carta
teacher maestro profesor
contact email call reach escribo escribir
worth vale
public publica
private privada privado
shelter refugio
apply application applicant apps solicitud solicitudes aplicar aplico
dream suenos
work trabajar
trade oficio vocational tecnica certificate certificado welding beauty
data datos
counselor consejero
transcript transcripcion expediente
need necesitamos necesito necesidad
year ano
decision resultado result decisions
choose decide commit elegir decidir reply elijo pick
deposit deposito
transfer trasladar traslado transferir transferencia
credit credito
class course clase curso
major carrera especialidad
interview entrevista
abroad visa international internacional extranjero f1 h4
veteran military veterano militar army ejercito
disability disabled 504 iep adhd discapacidad accommodation discapacitado
athlete athletic sport deporte atleta recruit ncaa
orphan huerfano
homeless hogar
adopt adopted adoptado
twin sibling brother sister hermano hermana gemelo
independent independiente
verify verification verificacion selected picked seleccionaron
citizen ciudadano
free gratis gratuito gratuita
early temprano
list lista
cheap cheaper barato barata
reduce lower baja hurt afecta affect cut raise
rescind rescinded revoke quitar cancelar cancel take_back
grant pell subsidy
interest interes
rank ranking
state estado resident residency
remarried remarry
fell dropped lost perdimos bajaron drop laid lose losing perder pierdo perdi bajo
job trabajo
prepare prep study estudiar preparo 
prefer better mejor easier best
ivy ivies harvard yale princeton
scam fake estafa fraud
report reportar declare reporto
math maths
count cuenta cuentan
waive waiver perdonar
tuition matricula colegiatura
full completo completa whole
country pais
die died dead death widowed widow murio fallecio
prison jail incarcerated carcel
snap medicaid wic ssi tanf welfare
crypto bitcoin criptomoneda brokerage inversion
inheritance herencia inherit
business negocio llc restaurant
farm rancho land
baby bebe pregnant
login password contrasena locked olvide forgot
consent consentimiento
invite invitation invitacion invito contributor contribuyente
late missed miss tarde
tribal tribe tribu native nativo
guard guardia reserve reserva
refugee refugiado asylee asylum tps greencard
forgiveness forgive perdon perdonan
default incumplimiento collections
cosigner cosign codeudor aval
monthly month mensual mensualidades
refund reembolso leftover sobra
leave quit withdraw withdrawal dejo dejar
keep mantener renew renewable renueva renovar
adult adulto older age edad
abuse abusive abuso
summer verano
semester semestre term
food comida meal
book libro textbook
computer laptop computadora
compare comparo comparar comparison
stack stacking combine juntar
exchange intercambio wue
reciprocity reciprocidad border neighbor neighboring vecino
hidden escondidos forget olvidan
bill factura
offer oferta
accurate exacta trust confiar
negative negativo
zero cero
identity identidad
deport deported deportaron
emancipated emancipation emancipado emancipacion
safe danger dangerous afraid miedo
live living vive vivo vivir viven
religious religion religiosa religioso christian catholic church jewish muslim faith chapel catolica cristiana cristianas iglesia
race racial ethnicity hispanic latino latina asian affirmative raza hispano hispana
lgbtq gay trans transgender lgbt queer lesbian pride gender
safe safest safety unsafe dangerous danger seguridad crime clery police
dorm housing residence vivienda dormitorio
roommate roommates companero cuarto
vaccine vaccines shot shots immunization immunizations meningitis vacuna vacunas
autism asperger dyslexia autismo intellectual
mental anxiety depression therapy therapist counseling ansiedad psicologo consejeria
stress stressed stressing anxious overwhelmed estresado estresada
delete erase borrar borro remove clear
phone iphone laptop chromebook telefono device tablet
calendar calendario reminder reminders recordatorios
pregnant pregnancy baby embarazada
nursing nurse enfermeria bsn
doctor medicine medical premed medico medicina
lawyer law abogado prelaw
engineering engineer ingenieria
computer coding computacion programming
music audition auditions musica theater theatre dance audiciones audicion
portfolio portafolio slideroom
club clubs sports
summer verano
spring primavera january
typo typos
degree diploma titulo
disagree agree fight pelean acuerdo
rural pueblo
placement accuplacer aleks tsi colocacion ubicacion
donate donating donation donations donor donar dinero_donado
closing closes close closed cierra cerrar shut shuts merged
accredited accreditation legit acreditada acreditacion mill
online linea virtual
tour tours
unhappy hate hates homesick miserable
semester term semestre
upload uploaded
appear aparece missing falta
hour hora midnight
holistic holistica
waitlists waitlisted
senator famous famosa alumnus
honors honores
`;

/** By name, as it is typed: the name it is matched by. */
export const sameNames: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", ...rest] = line.split(" ");
      return rest.map((word): [string, string] => [word, first]);
    }),
);

/** Short names that stand for several words. */
export const shortNames: ReadonlyMap<string, string> = new Map([
  ["whats", "what is"],
  ["hows", "how is"],
  ["whens", "when is"],
  ["wheres", "where is"],
  ["whos", "who is"],
  ["ea", "earlyaction"],
  ["rea", "restrictiveearly"],
  ["scea", "restrictiveearly"],
  ["rd", "regulardecision"],
  ["edii", "earlydecision second"],
  ["loci", "letter continued interest"],
  ["fws", "workstudy"],
  ["hbcus", "hbcu"],
  ["ecs", "activities"],
  ["extracurriculars", "activities"],
  ["extracurricular", "activities"],
  ["cc", "communitycollege"],
  ["noncustodial", "other parent"],
  ["itin", "ssn"],
  ["toefl", "english test toefl"],
  ["ielts", "english test ielts"],
  ["piqs", "uc questions"],
  ["piq", "uc question"],
  ["csu", "cal state"],
  ["hiset", "ged"],
]);

/** Names that a question does not say in passing: a card that never says one of them is about something else. */
export const topicWords =
  "fafsa earlydecision earlyaction restrictiveearly regulardecision cssprofile pell waitlist deferred 529 parentplus loan scholarship superscore deposit transfer communitycollege essay interview visit recommendation transcript sai workstudy verify psat ap dualcredit gapyear rotc gibill sat act taxcredit ivy honors rescind commonapp feewaiver foster undocumented international veteran disability athlete hbcu tribal homeschool firstgen ranking tassel childsupport stepparent independent retirement house walkon visa ged dorm roommate vaccine portfolio music nursing legacy race religious clep ib toefl selfreported rolling portal orientation placement tradeschool militaryacademy calendar classrank socialmedia criminalrecord middleschool safetyschool autism lgbtq coalition applytexas";

/** Those of them that nobody asks about but for college. */
export const collegeMatters =
  "fafsa earlydecision earlyaction restrictiveearly regulardecision cssprofile pell 529 parentplus superscore communitycollege sai workstudy psat dualcredit gapyear rotc gibill sat commonapp hbcu firstgen ged dorm nursing clep ib toefl selfreported placement classrank applytexas walkon middleschool";
