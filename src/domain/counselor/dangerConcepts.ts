/**
 * The words that talk of danger is made of, in groups that a school psychologist can read: who is meant, what is done,
 * with what, when. dangerClassifier.ts reads them beside the words themselves, so that "my uncle grabs me" is near "my
 * stepdad hits me". English and Spanish without accents, as `toPlainWords` leaves them; `*` stands for any ending.
 */
const groups = {
  self: "i im ive id ill yo soy estoy tengo",
  me: "me my myself mi mis",
  not: "not dont doesnt wont cant never no nothing nobody isnt didnt arent aint without nt wouldnt nunca nada sin ni",
  family:
    "dad mom stepdad stepmom parent parents uncle aunt brother brothers sister sisters stepbrother stepsister cousin cousins grandpa grandma grandfather guardian family people everybody papa papas mama padre padres padrastro madrastra tio hermano hermanos hermana abuelo primo familia todos",
  child:
    "son sons daughter daughters kid kids child hijo hija hijos hijas niece nephew student students boy girl teen",
  peer: "friend friends bestie roommate roommates roomate roomates teammate teammates classmate classmates amigo amiga amigos amigas partner lab twin",
  partner: "boyfriend girlfriend ex exs husband wife novio novia esposo esposa exnovio fiance",
  inCharge:
    "coach teacher boss pastor tutor trainer professor interviewer recruiter counselor man guy host landlord doctor entrenador maestro patron hombre",
  they: "he hes she shes they theyre him her them himself herself hed shed el ella",
  hit: "hit hits hitting beat beats beaten beating slap* punch* chok* strangl* kick* shov* push* slam* threw throws whip* grab* drag* hurt hurts hurting attack* abus* violen* bruis* smack* belt fist fists shook jumped golpea* pega* pego quemo",
  touch:
    "rape* molest* touch* grop* kiss* nude nudes naked pics undress* assault* sex* bed fondl* inappropriate* toca toco viol*",
  die: "die dies died dying dead death kill* suicid* unalive kms hang* drown* jump* overdos* od morir* muer* matar* mato mate",
  live: "alive live living exist* life breath* wake waking woke here around vivir vida existir despert*",
  end: "gone disappear* vanish* goodbye bye end ending over done stop out away leave left final last desaparecer acabar despedida",
  means:
    "pill pills tylenol benadryl ibuprofen advil xanax zoloft meds medication rope noose gun guns pistol rifle knife razor razors blade blades bridge roof ledge track tracks train overpass bleach poison bullet bottle traffic window windows insulin pastilla pastillas pistola arma navaja navajas frasco",
  cut: "cut cuts cutting scratch* bleed* blood scar scars carv* burn* wrist wrists arm arms thigh thighs sh harm* selfharm* corto lastimo",
  eat: "eat eats eating eaten ate food puk* purg* fasting starv* calories laxative laxatives weigh* lbs pounds meal meals hungry throw throwing vomit* comer",
  wish: "wish* hope hoping want wants wanna pray* rather ready plan planning planned decided quiero quiere ojala",
  when: "tonight now today tomorrow night nights anymore soon forever ever always again every before until noche siempre",
  fear: "scared afraid terrified safe unsafe hid hide hiding danger* fear escape protect* flinch threat* stalk* follow* police cps miedo amenaz*",
  burden:
    "burden better easier happier worth worthless waste useless ruin* failure disappoint* miss cost* insurance carga mejor",
  low: "hopeless numb empty tired point reason matter* depress* alone lonely cry* hate pain pointless thought thoughts voice voices care worse cansada cansado sentido",
  joke: "lol lmao haha* jaja* literally omg tbh",
  weapon: "shoot* shot stab* bomb* weapon* murder* pay revenge blow",
  held: "lock* let lets allow* forc* trap* track* make makes married marry passport owe phone dejan obliga casar",
  place:
    "home house room door street car shelter sleep* bench kicked nowhere somewhere walmart casa dormir cuarto",
  drunk:
    "drunk drink* drank alcohol vodka high blacked fent* using relaps* adderall narcan heroin pass* toma",
  tell: "tell told secret quiet note letter letters wrote said says posted text* message promise* find carta dice",
  apply:
    "essay essays sat act application apply applying deadline gpa score scores fafsa scholarship scholarships admission portal transcript class test exam major degree program club tuition loan loans acceptance financial aid ensayo beca",
  subject:
    "research prevention awareness studies psychology nursing criminal topic write writing book play volunteer* hotline team portfolio film song",
} as const;

const exact = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();
for (const [group, words] of Object.entries(groups))
  for (const word of words.split(" ")) {
    const isBeginning = word.endsWith("*");
    const into = isBeginning ? beginnings : exact;
    const key = isBeginning ? word.slice(0, -1) : word;
    into.set(key, [...(into.get(key) ?? []), group]);
  }
const shortestBeginning = 3;
const longestBeginning = Math.max(...[...beginnings.keys()].map(({ length }) => length));

/** The groups that a plain word stands in. */
export function findConcepts(word: string): readonly string[] {
  const found = [...(exact.get(word) ?? [])];
  for (let length = shortestBeginning; length <= Math.min(word.length, longestBeginning); length += 1)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  return found;
}
