/**
 * Questions Tassel leaves to others, in English and Spanish. The text is lowercase, without accents, apostrophes or
 * marks. Each refusal has what asks for it and, where the same words also ask something ordinary, what excuses it.
 */
import type { Refusal } from "./counselor.ts";
import { matchEach } from "./dangerPatterns.ts";

type RefusalRule = { refusal: Refusal; asks: readonly RegExp[]; excuses?: readonly RegExp[] };

const essay =
  "(?:essays?|personal statements?|statement of purpose|supplements?|supplementals?|supplemental essays?|common app essay|college essay|piqs?|why us|why (?:this|us|\\w+) essays?|activity descriptions?|activities list|cover letter|letters? of rec(?:ommendation)?|rec letters?|recommendation letters?|scholarship essays?|homework|paper|application essays?)";
const write =
  "(?:write|rewrite|re write|draft|compose|generate|ghostwrite|ghost write|create|produce|type up|type|spit out|crank out|finish|complete|do|make)";
const peer =
  "(?:friends?|best friends?|classmates?|boyfriends?|girlfriends?|exs?|neighbors?|roommates?|teammates?|crush(?:es)?|rivals?|lab partners?|coworkers?|bosss?|teachers?|bfs?|gfs?|friends (?:son|daughter|kid)s?|neighbors (?:son|daughter|kid)s?|cousins?|valedictorians?|students? (?:in|at) my (?:school|class)|kids? (?:in|at) my (?:school|class))";
const peerData =
  "(?:gpas?|sat|act|scores?|grades?|transcripts?|essays?|applications?|financial aid|aid|income|salary|fafsa|plan|password|login|address|phone(?: number)?|college list|list|acceptances?|decisions?|status|award letter|ssn|social|email|test scores?|portal|account|letter)";
const misObject =
  "(?:income|money|savings?|assets?|(?:bank )?accounts?|business|property|rental|stocks?|crypto|inheritance|side job|job|cash|dads?|fathers?|moms?|mothers?|stepdads?|stepmoms?|parents?|stepparents?|suspensions?|disciplin\\w+|expulsion|arrest|failed class|bad semester|colleges? i (?:went|attended)|transcript|f grade|trust(?: fund)?|brokerage|ganancias|ingresos|ahorros|dinero)";

/** "Can a coach write my letter of rec": what others write for a student. */
export const letterByOthers =
  "(?:coach|teacher|counselor|boss|employer|pastor|priest|mentor|tutor|principal|professor|supervisor|manager|uncle|aunt|neighbor) (?:\\w+ ){0,3}write (?:(?:me|my|a|an|the|his|her) ){1,2}(?:\\w+ ){0,2}(?:letters?|recs?|recommendations?)";

export const refusalRules: readonly RefusalRule[] = [
  {
    refusal: "misreporting",
    asks: [
      ...matchEach(
        "(?:can|could|should|may|would it be ok|is it ok(?:ay)?|ok(?:ay)?|how (?:do|can|could|would|should)|how|what if|if|want|going|gonna|thinking (?:of|about)|help me|best way|better|easy|possible|smart|bad|wrong|get away with|trying|need|wanna|tempted|planning) (?:i |we |to |you |my (?:mom|dad|parents?|son|daughter|kid) |just |kinda |kind of |a little |it |me |maybe |only |if )*(?:lie|lying|lied|fib|fake|faking|faked|forge|forging|falsify|falsifying|fabricate|fabricating|exaggerate|exaggerating|inflate|inflating|embellish|embellishing|photoshop|doctor|bribe|bribing|plagiarize|cheat|cheating|underreport|under report|misreport|misrepresent|pad my)(?! (?:allegations|scholarship))",
        "lie (?:on|about|to) (?:my |the |our |a |fafsa|css|colleges?|admissions?|financial)|lying (?:on|about) (?:my |the |our |fafsa|css)|(?:fake|forged|doctored|photoshopped) (?:transcript|recommendation|letter|grades?|gpa|award|volunteer\\w*|hours|diploma|scores?|address|documents?|tax returns?|w ?2s?|signature|activities|extracurriculars?|internship|nonprofit|club|toefl|id)",
        `(?:hide|hiding|conceal|concealing|hidden?) (?:\\w+ ){0,4}${misObject}(?: from)?`,
        `(?:can|could|should|may|what if|is it ok(?:ay)?|ok(?:ay)? to|get away with|what happens if|would (?:it|they)|can we|if (?:i|we)|just|how (?:do|can|to)) (?:\\w+ ){0,4}(?:not (?:report|reporting|list|include|mention|tell|declare|put)|dont (?:report|list|include|declare|tell them about)|leave (?:off|out)|leaving (?:off|out)|skip (?:reporting|listing)|omit|omitting) (?:\\w+ ){0,4}${misObject}`,
        `(?:can|could|should|may|just) (?:i|we|my \\w+) (?:just )?(?:leave) (?:\\w+ ){0,4}${misObject} (?:off|out)(?: of)?(?: (?:the|my|our))?(?: (?:fafsa|css|application|form|common app))?`,
        "make up (?:an? |some |my |fake |a few |a bunch of |all )?(?:activit\\w+|awards?|stor(?:y|ies)|volunteer\\w*|extracurriculars?|ecs?|experiences?|clubs?|internships?|hardships?|sob stor\\w+|achievements?|honors|jobs?|nonprofits?|leadership)|invent (?:an? |some )?(?:activit\\w+|awards?|stor\\w+|clubs?|hardship|extracurriculars?)|made up (?:activit\\w+|awards?|volunteer\\w*)",
        "(?:pay|paying|hire|hiring|get|getting|have|having|ask) (?:someone|somebody|a (?:friend|guy|person|tutor|smart kid)|my (?:brother|sister|friend|cousin|tutor)) (?:else )?(?:to )?(?:take|taking|sit|do) (?:the |my |an? )?(?:sat|act|ap|toefl|psat|test|exam)|take (?:the |my )(?:sat|act|test|exam) for me",
        "(?:pretend|pretending|say|claim|claiming|saying|put|mark|check|checking|act like|tell them) (?:that )?(?:\\w+ ){0,3}(?:im|i am|were|we are|my parents are|i was|they are|i have|my dad|hispanic|black|native american|native|latino|african american|first gen|disabled|divorced|separated|homeless|poor|an orphan|independent) (?:\\w+ ){0,4}(?:when|even though|but|if|although|though) (?:\\w+ )?(?:im|i am|were|we|they|i|its|thats|not|theyre|he|she|really|it)",
        "(?:use|using|put|say i live at|list) (?:my |an? |someones |our )?(?:aunts?|uncles?|grandmas?|grandparents?|cousins?|friends?|relatives?|fake|someone elses|different) (?:\\w+ )?address|(?:without|so|will|would|do|can|could) (?:they |them |anyone |fafsa |colleges? |it )?(?:getting caught|get caught|i be caught|ever find out|find out|know|catch|notice) (?:if )?(?:i |we )?(?:lie|lied|lying|cheat\\w*|fake\\w*|dont report|didnt report|hide|hid)|without getting caught|(?:report|put|putting|reporting|list|say|enter|claim|declare|show|write) (?:down )?(?:we make |i have |that we make )?(?:an? )?(?:lower|smaller|less|fewer|false|wrong|higher|bigger|better|different) (?:income|gpa|grades?|amount|assets|savings|score|rank|household size|address|race|salary)|(?:change|edit|alter|modify|fix|raise|bump|tweak) (?:(?:my|a|the) )?(?:\\w+ )?(?:on |in )?(?:my )?(?:transcript|report card)|so (?:that )?(?:the )?(?:fafsa|css|they|colleges?|it|nobody|no one) (?:doesnt|dont|wont|cant|does not|will not|never) (?:see|finds?|know|notice)|sign(?:ing|s)? (?:it |the letter )?as my (?:teacher|counselor)|(?:bribe|bribing) |buy (?:a |an )?(?:essay|transcript|diploma|degree|sat scores?|toefl)|buy my way in",
        "(?:puedo|podemos|debo|deberia|como|que pasa si|quiero|si) (?:\\w+ ){0,2}(?:mentir|miento|mentimos|falsificar|falsifico|inventar|invento|exagerar|ocultar|oculto|esconder|escondo|hacer trampa|no (?:reportar|declarar|poner|reporto|declaro)|pagar a alguien)",
      ),
    ],
    excuses: [
      ...matchEach(
        "(?:caught|suspended|expelled|accused|disciplined|in trouble) (?:for |of )?(?:cheating|plagiar\\w+|lying)|(?:lie|lied|lying) (?:down|ahead)|(?:lies|where does|where do) (?:the )?|grade inflation|inflated gpas?|(?:dont|do not|didnt|never|not) want to (?:lie|cheat|misreport|exaggerate|hide)|without (?:lying|cheating|exaggerating|hiding)|(?:is|are) (?:this|it|that|these|they|the) (?:\\w+ )?(?:fake|a scam)|accidentally|by mistake|by accident|fix (?:a|my|the) mistake|correct (?:a|my|the)|tell if|spot (?:a )?fake|fake (?:scholarships?|colleges?|offers?)|has lied|(?:lost|losing) (?:his|her|my|their) job|laid off|accidental error|(?:change|fix|correct) an? error|lied to me|am i lying|is it lying|count as lying",
      ),
    ],
  },
  {
    refusal: "personalData",
    asks: [
      ...matchEach(
        "(?:my|her|his|their|moms|dads|parents|our|sons|daughters|the) (?:ssn|ss number|social(?: security)?(?: number)?|password|passcode|pin|credit card(?: number)?|debit card(?: number)?|card number|bank account(?: number)?|routing number|fsa ?id password|login|passport number|drivers license number) (?:is|was|number is|are|equals|here|its) (?!required|needed|wrong|not|missing|invalid|incorrect|locked|expired|asked|optional|necessary|on|for|safe|rejected|already|taken)",
        "(?:heres|here is|here are|this is|ill give you|let me give you|i can give you|(?:do|should|can|may|must|could) i (?:give|tell|send|text|show) you|do you (?:need|want)|take|use|save|store|remember|keep|enter|type in|look up|find|guess|hack|whats|what is|what was|tell me|give me|show me|get me|do you (?:know|have)|can you (?:get|find|see|look up|guess|tell me|recover)) (?:you |me |out |have )?(?:my |our |his |her |their |someones |moms |my (?:moms|dads|sons|daughters|parents|husbands|wifes|friends) )(?:full )?(?:ssn|ss number|social(?: security)?(?: number)?|password|passcode|pin|credit card(?: number)?|debit card|card number|bank account(?: number)?|routing number|fsa ?id(?: and)? password|login(?: info)?|fsa ?id login|passport number|fsa password)",
        "log ?(?:in ?)?to my|log in(?: to)? my|log ?in(?:to)? (?:\\w+ ){0,4}(?:for me|as me|with my password|on my behalf|my portal for me)|(?:hack|break|hacking) into (?:\\w+ ){0,4}(?:portal|account|email|system|computer|database|server|common app account|powerschool|naviance)|get into (?:\\w+ ){0,4}(?:portal|account|email|database|server|powerschool|naviance)|(?:change|changing) my grades? in (?:the|my|powerschool|canvas)|hack (?:the|my|into|a|powerschool)",
        "(?:mi|su|el) (?:numero de )?(?:seguro social|contrasena|clave|tarjeta(?: de credito)?) es (?!obligatori|necesari|requerid|incorrect)|(?:cual es|dime|aqui esta|guarda|te doy) (?:mi|su|el) (?:numero de )?(?:seguro social|contrasena|tarjeta de credito)",
      ),
    ],
    excuses: [
      ...matchEach(
        "(?:where|how|when) (?:do|should|can|does|must) (?:i|we|he|she|my \\w+) (?:\\w+ )?(?:enter|type|put|find|get|reset|use)",
      ),
    ],
  },
  {
    refusal: "otherPeople",
    asks: [
      ...matchEach(
        `(?:what|whats|show me|tell me|find|find out|see|look up|get|check|read|look at|know|give me|how much|access|view|compare me to|pull up|open|share|send me|use) (?:\\w+ ){0,3}(?:my |a |the |another |some |other |that )(?:\\w+ )?${peer} (?:\\w+ )?${peerData}(?! (?:is|was|are|do i|does it|affect|help))`,
        `(?:did|has|is|was|will|where (?:did|is|are|will)|what (?:colleges?|schools?) (?:did|is|are|will)|which (?:colleges?|schools?) (?:did|is|are|will)|what (?:did|does|is)|how much (?:did|does|is)) (?:my |the |our |that |a |another )(?:\\w+ )?${peer}(?: \\w+)? (?:get (?:in|into|on|accepted|admitted|from|for aid)|got (?:in|into)|getting (?:in|into|from)|apply(?:ing)?|applied|accepted|admitted|rejected|going|pay(?:ing)?|make|earn|score|have for|been accepted|been admitted|submit)`,
        "(?:who|what|which) (?:else )?(?:\\w+ ){0,2}(?:kids?|students?|people|classmates|else) (?:from|at|in) my (?:school|class|high school|grade|town)|who (?:else )?(?:from|at|in) my (?:school|class|grade|high school)|who (?:else )?(?:is|are|has|got|was|applied|did) (?:\\w+ )?(?:applying|accepted|admitted|into|to|rejected|in) (?:\\w+ ){0,4}(?:from|in|at) my (?:school|class|grade|high school|town)|other (?:students?|families|users?|peoples?|applicants?)(?: here)? (?:on (?:here|tassel)|plans?|data|names|gpas?|applications?|essays?|scores?)|(?:see|show me|give me|list|read) (?:\\w+ )?(?:other|another|someone elses|somebody elses|someones|anothers) (?:\\w+ )?(?:users?|students?|families|familys|plans?|data|gpas?|applications?|essays?|scores?|familys plan)",
        `${peerData} (?:of|for) (?:the |all |any |all the )?(?:other )?(?:kids?|students?|people|seniors|classmates|applicants) (?:at|in|from) my (?:school|class|grade|high school)`,
        "(?:home address|phone number|personal email|cell(?: phone)? number|home phone|instagram|where does .{1,30} live) (?:of|for) (?:an? |the |my |our )?(?:admissions? officers?|professors?|teacher|dean|student|interviewer|counselor|president|classmate|coach|reader)|(?:admissions? officers?|interviewers?|professors?|deans?) (?:home address|personal email|cell number|home phone|personal phone|personal number|instagram)",
        "(?:cual es|dime|cuanto|muestrame|que) (?:\\w+ ){0,3}(?:de|del|de mi|de mis|mi|mis) (?:amig[oa]s?|companer[oa]s?|novi[oa]|vecin[oa]s?)\\b(?! (?:dice|me))",
      ),
    ],
    excuses: [
      ...matchEach(
        "(?:can|could|should|will|would|does) (?:she|he|they|my friend) (?:get in|apply|qualify|go|be)|(?:for|with|like) my friend|my friend and i|teacher (?:recommendation|rec|evaluation)s?",
      ),
    ],
  },
  {
    refusal: "writeMyEssay",
    asks: [
      ...matchEach(
        `(?:can you|could you|will you|would you|please|pls|plz|just|i need you to|i want you to|have you|get you to|and|help|help me|help me to|u|you|want chatgpt to|have ai|use ai to|can ai|can chatgpt|let ai|able to|need someone to|want someone to|pay someone to|someone to|hire someone to) (?:please |just |help me |help |to |us )*${write} (?:me |us |out |up |up a |for me )?(?:my |an? |the |our |some |whole |entire |this |his |her |daughters |sons |good |all (?:of )?my |all the |rest of my |a good |a great |a \\d+ word )*(?:\\w+ ){0,3}${essay}`,
        `^(?:hey |hi |hello |ok |okay |so |please |pls |yo )*${write} (?:me |us |out |for me )?(?:my |an? |the |our |some |all (?:of )?my |my whole |a \\d+ word )+(?:\\w+ ){0,3}${essay}`,
        `(?:edit|proofread|proof read|fix|improve|review|grade|rate|read|check|correct|shorten|polish|critique|give me feedback on|look (?:at|over)) (?:my|this|the) (?:\\w+ ){0,2}(?:${essay}|common app essay)`,
        `(?:write|rewrite|draft) (?:it|this|that|them|everything) for me|ghost ?write|essay (?:writing service|writer|generator)|write my (?:whole |entire |common app |college )?(?:application|${essay})(?: for me| please)?$`,
        `(?:escribe|escribeme|escribir|escribas|redacta|redactame|haz|hazme|hacer|hagas|escribirme|redactar|genera|corrige|revisa) (?:me )?(?:mi|el|un|mis|los|una)? ?(?:\\w+ )?(?:ensayos?|declaracion personal|carta de recomendacion|tarea) ?(?:por mi|para mi)?`,
      ),
    ],
    excuses: [
      ...matchEach(
        letterByOthers,
        "(?:how|when|where|why|what|which) (?:\\w+ ){0,3}(?:do|should|can|to|did|must|will|does|would) (?:i|we|you|my (?:son|daughter|kid)|he|she|they)?(?: \\w+)? ?(?:start |begin )?(?:write|draft|writing|do|complete|finish|make|create)|who (?:can|should|could|will)|what do u|how to (?:write|start|structure|begin|make|do|format|finish)|do (?:i|we) (?:have|need) to (?:\\w+ )?(?:write|do|complete|submit)|does \\w+ (?:\\w+ )?(?:require|have|need)|do (?:\\w+ ){0,3}(?:require|have)|(?:should|can|could|must|did|will) i (?:\\w+ )?(?:write|do|make|use|finish|submit)|tips|examples?|prompts?|deadline|word (?:limit|count)|how (?:many|long)|como (?:puedo |debo |se )?(?:escrib\\w+|hac\\w+|empez\\w+)|(?:tengo|hay) que (?:escribir|hacer)|debo escribir",
      ),
    ],
  },
];

/** A Social Security number or a card number, wherever it stands. */
export const secretNumbers: readonly RegExp[] = [
  /\b(?!000|666|9\d\d)\d{3}[- ]\d{2}[- ]\d{4}\b/u,
  /\b(?:ssn|social(?: security)?(?: number)?)\D{0,12}\d{9}\b/iu,
  /\b(?:\d[ -]?){15,16}\b/u,
];
