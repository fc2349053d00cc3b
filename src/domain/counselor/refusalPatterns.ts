/**
 * Questions Tassel leaves to others, in English and Spanish. The text is lowercase, without accents, apostrophes or
 * marks. Each refusal has what asks for it and, where the same words also ask something ordinary, what excuses it.
 */
import type { Refusal } from "./counselor.ts";
import { matchAny, matchEach } from "./dangerPatterns.ts";

type RefusalRule = { refusal: Refusal; asks: readonly RegExp[]; excuses?: readonly RegExp[]; also?: RegExp };

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

export const refusalRules: readonly RefusalRule[] = [
  {
    refusal: "immigrationAdvice",
    asks: [
      ...matchEach(
        "(?:will|would|could|can|does|do|is|if|going to|might|get|be|being|getting|avoid|risk|afraid|scared|worried) (?:\\w+ ){0,8}(?:deport\\w*|immigration (?:find|know|see|come|use|track)|uscis|removal proceedings)|(?:deport|deported|deportation|deporting)",
        "(?:safe|risky|risk|dangerous|trouble|report|tell|share|expose|hurt|track|afraid|scared|worried|reveal|disclose|affect|information) (?:\\w+ ){0,9}(?:undocumented|immigration status|immigrants?|daca|without papers|no papers|illegal(?:ly)?|immigration|uscis|my status)",
        "(?:undocumented|immigration status|daca|without papers|no papers|illegal(?:ly)?|immigration|green card|my status) (?:\\w+ ){0,9}(?:safe|risky|risk|dangerous|in trouble|get caught|reported|shared with|be arrested|be taken)",
        "(?:how|can|should|could|help|need|where|what|want|when|do|able|will|possible) (?:\\w+ ){0,4}(?:get|apply for|renew|renewing|change|switch|extend|fix|adjust|adjusting|become|obtain|lose|keep|sponsor|file for|marry|qualify for|applying for|petition|convert|overstay|fill out) (?:\\w+ ){0,4}(?:visas?|green ?cards?|citizen(?:ship)?|daca|work permit|asylum|tps|permanent resident|permanent residency|residency permit|legal status|immigration status|my status|f ?1|j ?1|h ?1b|h ?4|papers|i 20|i ?130|i ?485|opt|cpt|naturaliz\\w+)",
        "(?:visa|f ?1|j ?1|h ?1b|h ?4|green ?card|daca|asylum|tps|work permit|opt|cpt) (?:\\w+ ){0,3}(?:interview|renewal|denied|rejected|expire[sd]?|expiring|expiration|application form|status change|sponsor\\w*|petition|overstay\\w*|lawyer|attorney|lottery|appointment)|overstay(?:ed|ing)?|(?:immigration|visa) (?:advice|law|lawyer|attorney|case|hearing|court|judge)|marry (?:\\w+ ){0,3}(?:citizen|green card|papers)|work illegally|work (?:\\w+ ){0,4}on an? (?:f ?1|student visa)",
        "(?:deport\\w*|la migra|green card|mi estatus|tarjeta verde|visa de estudiante|asilo|permiso de trabajo|ciudadania|naturaliz\\w*)",
        "(?:es seguro|peligroso|riesgo|problemas|miedo|reportar) (?:\\w+ ){0,9}(?:indocumentad\\w*|inmigracion|sin papeles|daca)|(?:renovar|solicitar|obtener|sacar|conseguir|cambiar) (?:\\w+ ){0,3}(?:daca|visa|papeles|residencia permanente|estatus)",
      ),
    ],
    excuses: [
      ...matchEach(
        "(?:with|have|has|having|on|hold|holds|im on|i have|as|for|qualify|need|count|do|does|given|offers?|offer) (?:an? |my |the |our )?(?:green ?card|f ?1 visa|visa|permanent resident|daca)(?: holders?| students?| recipients?)? (?:\\w+ ){0,6}(?:in state|tuition|fafsa|aid|pell|grant|scholarships?|need blind|apply to college|financial|qualify for (?:tap|cal|hope|pell|the|bright|excelsior|texas))|(?:fafsa|aid|pell|in state tuition|tuition|grants?|scholarships?) (?:\\w+ ){0,6}(?:green ?card holders?|permanent residents?|daca students?|daca recipients?|undocumented students?)|green ?card holders?|citizenship (?:question|required|requirement)|global citizen\\w*",
      ),
    ],
  },
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
        "(?:how|when|where|why|what|which) (?:\\w+ ){0,3}(?:do|should|can|to|did|must|will|does|would) (?:i|we|you|my (?:son|daughter|kid)|he|she|they)?(?: \\w+)? ?(?:start |begin )?(?:write|draft|writing|do|complete|finish|make|create)|who (?:can|should|could|will)|what do u|how to (?:write|start|structure|begin|make|do|format|finish)|do (?:i|we) (?:have|need) to (?:\\w+ )?(?:write|do|complete|submit)|does \\w+ (?:\\w+ )?(?:require|have|need)|do (?:\\w+ ){0,3}(?:require|have)|(?:should|can|could|must|did|will) i (?:\\w+ )?(?:write|do|make|use|finish|submit)|tips|examples?|prompts?|deadline|word (?:limit|count)|how (?:many|long)|como (?:puedo |debo |se )?(?:escrib\\w+|hac\\w+|empez\\w+)|(?:tengo|hay) que (?:escribir|hacer)|debo escribir",
      ),
    ],
  },
  {
    refusal: "taxAdvice",
    asks: [
      ...matchEach(
        "tax (?:advice|loopholes?|strateg\\w+|deductions?|write ?offs?|planning|shelter|evasion|bracket|preparer|penalt(?:y|ies)|consequences|implications|break should)|(?:deduct|deducting|deductible|write off|writing off) (?:\\w+ ){0,5}(?:tuition|taxes|loan|interest|college|donation|expenses?|529|costs?|room|books|laptop|computer)|(?:tuition|college|529|contributions?|interest|expenses?|tutoring|prep|laptop|visits?|camp) (?:\\w+ ){0,3}(?:tax deductible|deductible|deduct\\w*)|tax deductible",
        "(?:should|can|could|do|is it better|better|how|who|may|when|what if|will) (?:\\w+ ){0,5}claim (?:\\w+ ){0,5}(?:dependents?|taxes|tax return|exemption|tax credit|american opportunity|aotc|lifetime learning)|claim (?:me|my (?:son|daughter|kid|child)|him|her|them) (?:\\w+ ){0,3}(?:dependent|on (?:my|our|their|his|her) (?:taxes|tax return))",
        "(?:file|filing|filed) (?:our |my |the |their )?(?:taxes |tax return |returns? )?(?:jointly|separately|joint|separate|head of household|as head of household)|(?:how|should|when|can|help|where) (?:\\w+ ){0,4}(?:file|do|filing|amend|amending|prepare|fill out) (?:my |our |his |her |the |a |an )?(?:own )?(?:tax(?:es)?|tax returns?|income tax(?:es)?|1040\\w*|amended (?:tax )?return|1098 ?t|w ?4|w ?9|8863)(?! info\\w*)|amend (?:my|our|the) (?:\\d+ )?(?:tax )?returns?|(?:lower|reduce|reducing|avoid|avoiding|save on|minimize|cut|saving on|dodge|evade) (?:\\w+ ){0,3}(?:tax(?:es)?|taxable income|agi|adjusted gross income)",
        "taxable|(?:pay|owe|owing|paying) (?:\\w+ ){0,3}(?:tax(?:es)?|the irs|irs) (?:\\w+ ){0,5}(?:scholarships?|grants?|529|stipend|withdrawals?|fellowship|money|aid|award|work study)|(?:scholarships?|grants?|529|stipend|withdrawals?|work study|pell|financial aid|aid) (?:\\w+ ){0,4}taxed|taxed (?:on|for)|owe the irs|(?:affect|change|impact) (?:my |our |your )?taxes|(?:need|have|required) to file (?:\\w+ )?(?:taxes|tax returns?)|irs audit|audited|capital gains?|gift tax|estate tax|roth conversion|backdoor roth|kiddie tax|inheritance tax|1031",
        "(?:impuestos|taxes) (?:\\w+ ){0,4}(?:deducir|deducible|juntos|separados|evitar|pagar menos)|(?:deducir|evadir|pagar menos|como (?:hago|declaro|lleno)|declarar) (?:\\w+ ){0,4}(?:impuestos|taxes)|(?:reclamar|declarar) (?:\\w+ ){0,4}dependiente|paga impuestos|son gravables|es gravable",
      ),
    ],
    excuses: [
      ...matchEach(
        "(?:which|what) (?:year|years|tax year)|which parent|whose (?:income|info\\w*|tax|taxes)|who (?:is|counts as|fills|goes|reports|files the|should fill|has to)|(?:need|needs|require|requires|required|use|uses|ask|asks|used|upload|attach|link|have|ready|necessary) (?:\\w+ ){0,5}(?:tax returns?|taxes|tax info\\w*|tax forms?|w ?2s?|1040s?) (?:\\w+ ){0,4}(?:for|to|on) (?:\\w+ ){0,2}(?:fafsa|css|file the fafsa|financial aid)|(?:didnt|did not|dont|do not|havent|have not|never|doesnt|not) (?:\\w+ )?(?:file|filed|do) (?:\\w+ )?(?:tax\\w*)|(?:taxation|tax law|accounting) (?:major|degree|program|class)",
      ),
    ],
  },
  {
    refusal: "legalAdvice",
    asks: [
      ...matchEach(
        "(?:sue|suing|sued|lawsuit|law suit|press charges|small claims|class action|take (?:\\w+ ){0,3}to court|legal action|legal advice|legal rights?|legal help|expunge\\w*|legally (?:required|obligated|obliged|responsible|allowed|force|have to|make|change|separated from)|file (?:a )?(?:complaint|charges|lawsuit|restraining)|breach of contract|break (?:my |the |a )?(?:lease|contract)|power of attorney|court order|custody (?:battle|case|agreement|lawyer|order)|title ix (?:complaint|case|lawsuit)|statute of limitations|plead|probation officer)",
        "(?:need|get|hire|talk to|find|see|call|consult|ask|afford|contact) (?:an? |the |my )?(?:good |free |family |education |school |immigration )?(?:lawyers?|attorneys?)|(?:is|are|was|isnt|be) (?:it|this|that|they|there) (?:even |actually |really )?(?:legal|illegal|against the law|a crime|lawful|unlawful)|(?:can|could|do|does|are|is|must|should) (?:they|he|she|we|i|it|my (?:parents?|dad|mom|school|college|ex|landlord|father|mother)|colleges?|the (?:college|school|university)|a (?:college|school|university)) (?:\\w+ )?legally|(?:how|can|should|want|need|help) (?:\\w+ ){0,4}(?:get|be|become|getting|file for) (?:legally )?(?:emancipated|emancipation|custody|guardianship|legal guardian|divorced|a divorce|alimony|child support)(?! (?:\\w+ ){0,3}(?:on|count|for|in) (?:\\w+ )?(?:the )?(?:fafsa|css))|emancipate myself|make (?:my|his|her) (?:dad|father|mom|mother|ex|parents?) pay (?:for|tuition|child)",
        "(?:demandar|demanda (?:legal|contra)|abogad[oa]|es (?:i)?legal|legalmente|corte|emancipar\\w*|consejo legal|asesoria legal)",
      ),
    ],
    excuses: [
      ...matchEach(
        "legally binding|(?:be|become|becoming|being|as) an? (?:\\w+ )?(?:lawyer|attorney|abogad[oa])|(?:want|plan|hope) to be (?:an? )?(?:lawyer|attorney)|ser abogad[oa]|legal (?:studies|assistant)|law school|pre ?law|(?:does|do) (?:early decision|ed) |la corte|if i am emancipated|im emancipated|i am emancipated|sued for|estudiar derecho",
      ),
    ],
  },
  {
    refusal: "admissionPromise",
    also: matchAny(
      "get (?:\\w+ ){0,3}in|getting in|get into|getting into|in|into|accept\\w*|admi\\w+|acceptances?|a spot|my spot|make it|entr\\w+|acept\\w+|place",
    ),
    asks: [
      ...matchEach(
        "(?:can|could|will|would|do|please|cant|wont) (?:you |u )?(?:just |please |really |at least )*(?:promise|guarantee|assure|swear|ensure|vouch|garantizar\\w*|prometer\\w*) (?:me |us |that |my |i |id |ill |we |he |she |to |a |an |our |admission|acceptance|hell |shell )+",
        "(?:promise|guarantee|assure|swear to|guarantees?) (?:me|us|that (?:i|ill|we|my|he|she)|i|ill|my (?:son|daughter|kid|child|admission|acceptance|spot|chances?|place)|we|well get|hell get|shell get)|you (?:promise|guarantee|swear)|promise (?:that )?(?:\\w+ )?(?:get|be|admit|accept)",
        "(?:will|am|would|do|can|could|are) (?:i|we|my (?:son|daughter|kid|child)|he|she) (?:\\w+ )?(?:definitely|for sure|100|100 percent|certainly|absolutely|surely|without a doubt|no doubt|(?<!\\b(?:am|are|is) (?:i|we|he|she) )guaranteed) (?:\\w+ ){0,3}(?:get|be|accepted|admitted|make it|getting|into|in)\\b|(?:get in|get into \\w+|get into \\w+ \\w+|be accepted|be admitted|getting in|accepted|admitted|make it) (?:\\w+ ){0,4}(?:for sure|100|100 percent|guaranteed|definitely|with certainty|no matter what|yes or no)|(?:yes or no|tell me yes or no|just yes or no) (?:\\w+ ){0,4}(?:get in|get into|accepted|admitted)|tell me (?:that )?(?:i|ill|i will|im|we|my (?:son|daughter)|he|she|hell|shell) (?:will |am |is |definitely |going to |gonna |for sure )*(?:get|getting|be|been|accepted|in|make)\\b|(?:say|just say|tell me) (?:that )?(?:im|i am|ill be) (?:getting )?(?:in|accepted)|am i (?:in|going to be fine for sure)$|100 (?:percent )?(?:chance|sure|certain|guarantee\\w*)",
        "(?:prometeme|me prometes|me garantizas|garantizame|puedes (?:prometer|garantizar|asegurar)\\w*|me aseguras|seguro que (?:entro|me aceptan|voy a entrar|me admiten)|dime que (?:si )?(?:voy a entrar|entrare|me van a aceptar|me aceptan))",
      ),
    ],
    excuses: [
      ...matchEach(
        "(?:top \\d+|top ten|automatic admission|auto admit|assured admission|guaranteed (?:admission|transfer|acceptance)|colleges? (?:that|who|will|which|i) (?:\\w+ ){0,3}guarantee|(?:does|do|which|what|where) (?:\\w+ ){0,5}guarantees? (?:admission|acceptance|tuition|housing)|tag program|california (?:college )?promise|oregon promise|promise (?:scholarships?|programs?|grants?|plus)|college promise|colorado promise|arizona promise|nc promise|michigan promise)",
      ),
    ],
  },
  {
    refusal: "medicalAdvice",
    asks: [
      ...matchEach(
        "(?:should|can|could|is it (?:ok|okay|safe|bad)|how (?:much|many|do i|can i|often)|what|which|where|ok to|safe to|need|will|does|do|get|want|if i) (?:\\w+ ){0,6}(?:take|taking|stop taking|get|use|dose|dosage|of|mix|buy|try|prescribe\\w*|start|quit|off|on|skip) (?:\\w+ ){0,4}(?:adderall|ritalin|vyvanse|modafinil|concerta|xanax|zoloft|prozac|lexapro|ssris?|antidepressants?|melatonin|caffeine pills?|meds|medications?|medicines?|pills?|stimulants?|benzos?|weed|nicotine|steroids|beta blockers?|propranolol|ibuprofen|tylenol|supplements? for (?:focus|memory)|nootropics?|birth control|vaccines? or not|ozempic)",
        "(?:do|could|might|can|does) (?:i|my (?:son|daughter|kid|child)|he|she) (?:\\w+ )?have (?:adhd|add|autism|depression|anxiety|bipolar|ocd|an eating disorder|covid|the flu|mono|dyslexia|strep|diabetes|cancer|a concussion|ptsd)|diagnose (?:me|my|him|her)|(?:what|how) (?:\\w+ ){0,4}(?:treat|cure|heal|diagnose|medicate|get rid of) (?:\\w+ ){0,4}(?:anxiety|depression|adhd|insomnia|migraines?|headaches?|panic attacks?|acne|mono|concussion|covid|cold|flu|fever)|medical advice|(?:symptoms? of|am i (?:sick|pregnant|autistic|bipolar|having a heart attack)|i think (?:im|i am) pregnant|side effects?|dosage|prescription for)|(?:adderall|ritalin|vyvanse|modafinil) (?:\\w+ ){0,4}(?:sat|act|test|exam|study|studying|focus|help)|should i (?:go to (?:the )?(?:doctor|hospital|er)|get (?:therapy|an abortion|surgery|vaccinated))|chest (?:pain|hurts)",
        "(?:debo|puedo|que|cuanta|cual) (?:\\w+ ){0,4}(?:(?<!(?:carreras?|escuelas?|facultad) (?:de )?)medicina|medicamentos?|pastillas?|adderall|antidepresivos?|dosis)|tengo (?:tdah|sintomas)|diagnostic(?:a|ar|ame)",
      ),
    ],
    excuses: [
      ...matchEach(
        "(?:major|majors|degree|career|careers|study medicine|school of medicine|medical school|pre ?med|mcat|pharmacy|nursing|program|bs md|bsmd|requirements?|accommodations?|extended time|required vaccines?|estudiar medicina|carrera)",
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
