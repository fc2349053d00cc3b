/**
 * How people say that they may harm themselves or are not safe, in English and Spanish. The text is lowercase, without
 * accents, apostrophes or marks: "don't" is "dont". Where a phrase can be both, help comes first.
 */

/** "or" of parts, as whole words. */
export function matchAny(...parts: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${parts.join("|")})\\b`, "u");
}

/**
 * The same as one expression for each alternative: engines take far longer to compile one long expression than its
 * parts, and the first question would wait for it.
 */
export function matchEach(...parts: readonly string[]): RegExp[] {
  return parts.flatMap((part) => splitAlternatives(part)).map((one) => matchAny(one));
}

/** "a|(?:b|c)" is "a" and "(?:b|c)". */
function splitAlternatives(part: string): string[] {
  const alternatives: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < part.length; at += 1) {
    const char = part[at];
    if (char === "\\") at += 1;
    else if (char === "(" || char === "[") depth += 1;
    else if (char === ")" || char === "]") depth -= 1;
    else if (char === "|" && depth === 0) {
      alternatives.push(part.slice(start, at));
      start = at + 1;
    }
  }
  return [...alternatives, part.slice(start)];
}

const self = "(?:my ?self|me self|him ?self|her ?self|them ?sel(?:f|ves)|our ?selves)";
const adults =
  "dad|daddy|father|stepdad|step dad|stepfather|step father|mom|mum|mother|stepmom|step mom|stepmother|step mother|parents?|foster (?:mom|dad|parents?|family)|guardians?|uncle|aunt|grandpa|grandma|grandfather|grandmother|brother|stepbrother|sister|cousin|boyfriend|girlfriend|bf|gf|husband|wife|partner|ex|moms boyfriend|dads girlfriend|coach|teacher|boss|roommate|family|moms bf|pastor|tutor|counselor|neighbor|folks";
export const someone = `(?:(?:my|our|his|her) (?:own )?(?:${adults})|he|she|they|someone|somebody|dad|mom|mami|papi|a (?:guy|man|teacher|coach|relative)|this (?:guy|man))`;

/** May harm themselves, or say so of someone close; nothing softens these. */
export const danger: readonly RegExp[] = [
  ...matchEach(
    `(?:kill|kil|killing|k ?ll|murder|off|offing|unalive|unaliving|hang|hanging|hung|drown|drowning|shoot|shooting|stab|stabbing|strangle|poison|end|ending) ${self}`,
    "killmyself|kms|kill me please|please kill me|someone kill me|just kill me now i mean it",
    "suicidal|suicidial|sewer ?slide|su cide|sucidal|suicid[ae]l? (?:thoughts?|ideation|feelings?)",
    "(?:commit|committing|commited|committed|attempt|attempting|consider|considering|contemplating|thinking (?:of|about)|thoughts? (?:of|about)|think about|planning|plan|thought about|try|tried|trying) (?:to )?(?:commit )?(?:suicide|sucide|suiside|suicde)",
    "(?:end|ending|take|taking|took|ended) (?:my|her|his|their) (?:own )?(?:life|live|lives)",
    "(?:end|ending|endin) it all|want (?:it|everything|this) (?:all )?to (?:be over|end) forever",
    "(?:want(?:s|ed)?|wanna|ready|going|gonna|decided|prefer|rather|wanting|need|just) (?:to |too )?(?:just |really |kinda )?(?:die|be dead|b dead|not exist|stop existing|be gone forever|disappear forever|stop living|not be alive|die already)(?! (?:hard|laughing|from embarrassment|of embarrassment|than (?:go|attend|apply|take|do|write|pay|study|settle|stay)))",
    "(?:wish|wished|wishing) (?:that )?(?:i|she|he|they) (?:was|were|am|was just|were just) (?:dead|never born|not alive|not here anymore)",
    "(?:wish|wished) (?:that )?(?:i|she|he) (?:had never been born|wasnt (?:alive|born|here anymore)|werent alive|could die|would die|could just die|would never wake up|didnt exist|could not wake up|could disappear forever|never woke up)",
    "(?:dont|do not|doesnt|does not|didnt|not) (?:really |even )?(?:want|wanna|wanting) (?:to )?(?:live|be alive|be here anymore|exist|wake up|keep living|go on living|continue living|be on this earth|live anymore)(?! (?:on campus|at home|in|with|near|far|off|too|close|there|alone))",
    "(?:no|any|without a|a) (?:reason|point|will) (?:to|in|for) (?:live|living|be alive|being alive|keep living|stay alive|going on living)",
    "(?:nothing|something|anything) (?:left )?to live for|whats the point (?:of|in) (?:living|being alive|life)|why (?:am i|should i stay|keep) (?:even )?(?:alive|living)|life (?:is|isnt|is not) (?:not )?worth living|not worth living|tired of (?:living|being alive|life)|done with life|cant live (?:anymore|like this|any ?more)|cant go on (?:living|anymore|any ?more|like this)|give up on life|giving up on life",
    "better off (?:dead|without me|if i (?:was|were) (?:dead|gone)|if i wasnt (?:here|alive))|everyone would be (?:happier|better|fine) (?:if i (?:was|were|died)|without me)|(?:no ?one|nobody) (?:would|will|ll|d) (?:even |really )?(?:miss|notice|care) (?:me )?if i (?:was gone|were gone|die|died|disappear|disappeared|wasnt here|am gone|was dead)",
    "(?:dont|do not|cant|cannot|no longer) see (?:a|any|the) (?:reason|point) (?:to|in|of) (?:keep|go|going|continue|continuing|be|living|stay|live)|(?:no|any) reason to (?:keep going|go on|be here|stay here)|want out of (?:this )?life|(?:thinking (?:of|about)|think about|want to|going to|gonna|ready to) (?:end|ending) (?:things|it)(?= tonight| now| today| soon| anymore|$)|life (?:has no|doesnt have any|has lost all) (?:meaning|point|purpose)|goodbye (?:everyone|world|cruel world)|hate my life and (?:i )?(?:want|wish)|(?:want|wanna) (?:to )?(?:just )?(?:not be here|disappear)(?= anymore| forever|$)|(?:dont|do not) (?:want|wanna) (?:to )?be here(?: anymore)?$|feel(?:ing)? like dying(?! (?:when|from|of|every time|over))|(?:going to|gonna|about to|might|want to) jump$|relapsed and cut|cut (?:again|my (?:arms?|wrists?|legs?|thighs?))|cutting my (?:arms?|wrists?|legs?|thighs?)|(?:been|started|keeps|im|is|still) cutting(?: again)?(?=$| (?:again|because|since|and|when|at night|a lot|due))",
    `(?:self|selfs) ?harm(?:ing|ed|s)?`,
    `(?:cut|cutting|cuts|burn|burning|burns|harm|harming|harms|hurt|hurting|hurts|injure|injuring|starve|starving) ${self}(?! (?:by (?:apply|tak|send|not|submit)|if i (?:apply|dont|take|send|dont)|financially|academically|chances))`,
    "how (?:many|much) (?:of )?(?:my |the )?(?:tylenol|advil|ibuprofen|aspirin|acetaminophen|benadryl|melatonin|xanax|adderall|pills|meds|sleeping pills|bleach|insulin)(?: pills?)? (?:would|will|does|do|did|can) (?:it|i|you|someone|a person|he|she) (?:take|need|have)|how (?:many|much) (?:pills|tylenol|advil|meds) (?:is|are) (?:lethal|deadly|fatal|too (?:many|much))|cuantas pastillas",
    "overdos(?:e|ed|ing)|od(?:ed|d) on|took (?:too many|a bunch of|all (?:my|the|of)|a whole bottle of|so many) (?:of )?(?:my |the )?(?:pills|meds|medication|tylenol|advil)|take (?:all|a bunch of|too many) (?:of )?(?:my |the |these )?(?:pills|meds)|swallow(?:ed)? (?:a bunch of |all the |some )?(?:pills|bleach)|drink bleach|drank bleach",
    "(?:jump|jumping) (?:off|from|in front of) (?:a |the |of a |of the |my )?(?:bridge|roof|building|balcony|train|cliff|car|window)|slit my (?:wrists?|throat)|(?:gun|knife|blade|razor) to my (?:head|wrist|throat)|blow my brains out|put a (?:bullet|gun) (?:in|to) my head",
    "(?:go|going|fall) to sleep and (?:never|not) wake up|never wake up again|hope i dont wake up|goodbye letters?|(?:suicide|goodbye|final) note to my|say(?:ing)? goodbye to everyone|i have a plan to (?:die|end)|planning my (?:death|suicide)|i (?:want|plan) to die",
    "(?:make|making|made) myself (?:throw up|vomit|puke|sick after)|purging after|stopped eating completely|starving my ?self",
    "(?:shoot|shooting|blow|blowing) up (?:my|the|our|a) (?:school|class|campus)|bring(?:ing)? a gun (?:to|into) (?:school|class|campus)|(?:has|have|got|with) a gun (?:at|in) (?:school|my school|class|the school|campus)|(?:want|going|gonna|plan|planning) to (?:kill|hurt|shoot|stab) (?:someone|somebody|people|everyone|my (?:dad|mom|parents|brother|sister|teacher|classmates?|family|stepdad|ex|boss|roommate)|him|her|them|others)",
  ),
  // Spanish
  ...matchEach(
    "(?:me )?quiero (?:morir|morirme|matarme|suicidarme|desaparecer|dejar de existir|dejar de vivir)(?! de (?:la |pura |las )?(?:risa|verguenza|hambre|sueno|ganas|pena|nervios))",
    "quiere (?:morir|morirse|matarse|suicidarse)|(?:me voy|voy|pienso|pensando|penso|ganas|intente|intento|trate|quisiera|se quiere|se va|queria|pense) (?:a |en |de )*(?:matar|matarme|matarse|suicidarme|suicidarse|suicidar|morir|morirme|morirse|quitarme la vida|acabar con mi vida)",
    "me quiero (?:matar|suicidar|morir)(?! de (?:la |pura |las )?(?:risa|verguenza|hambre|sueno|ganas|pena|nervios))|suicid(?:io|a|arme|arse|ar|as)|quitar(?:me|se) la vida|acabar con (?:mi|su) vida|terminar con (?:mi|su) vida|acabar con todo para siempre",
    "(?:ya )?no (?:quiero|quiere|tengo ganas de|aguanto) (?:vivir|seguir viviendo|seguir vivo|seguir viva|existir|estar vivo|estar viva|vivir asi)(?! (?:en|con|cerca|lejos|ahi|alla|sol[oa]))|no vale la pena vivir|sin ganas de vivir|cansad[oa] de vivir|mejor (?:muerto|muerta)|estaria mejor (?:muerto|muerta)|estarian mejor sin mi|ojala (?:estuviera|me) (?:muerto|muerta|muera|muriera)|ojala no hubiera nacido|para que vivir",
    "(?:hacerme|me hago|haciendome|hacerse|se hace) dano|(?:cortarme|me corto|cortandome|se corta|me he cortado) (?:los brazos|las venas|las munecas|la piel|los|a mi)|cortarme las venas|me corto cuando|autolesion\\w*|sobredosis|me tome (?:todas|muchas) (?:las |mis )?pastillas|tirarme de(?:l)? (?:un )?(?:puente|edificio|techo)",
  ),
];

/** Another person does harm, or home is not safe. */
export const harmedByOthers: readonly RegExp[] = [
  new RegExp(
    `\\b${someone}(?: (?:always|still|often|sometimes|just|keeps?|kept|has|have|had|been|is|are|was|were|and my \\w+|drunk|gets drunk and|came home and|who|that|got mad and|will|would|drinks and|both))* (?:hits?|hitting|beats?|beat|beating|punch(?:es|ed|ing)?|slaps?|slapped|slapping|chok(?:es|ed|ing|e)|kick(?:s|ed|ing)?|burn(?:s|ed|t)?|hurts?|hurting|abus(?:es|ed|ing)|molest(?:s|ed|ing)|rap(?:es|ed|ing)|assault(?:s|ed|ing)?|attack(?:s|ed|ing)?|strangl(?:es|ed|ing)|whips?|whipped|grop(?:es|ed|ing)|stalk(?:s|ed|ing)|lays? hands on|laid hands on|shov(?:es|ed)|throws? (?:things|stuff) at|grabs?|grabbed|trafficking|trafficked|starv(?:es|ed|ing)) (?:on )?(?:me|us|my (?:mom|mother|sister|brother|little sister|little brother|siblings|kids|son|daughter))\\b(?! (?:up (?:for|on|about|with|if|when)|with (?:the|a|an|questions?|this|news|that|all)|out|off|to (?:it|the)|that|in (?:the )?(?:sat|act|math|class|gpa|score|scores|rank|ranking|tennis|chess|golf|sports|every\\w*|race|games?|finals?|debate|grades?)|at (?:chess|tennis|everything|math|the|sat|golf|sports)|by \\d|financially|because i didnt hit|about|on the (?:sat|act)|over the head|down for|hard (?:when|that)|feelings?))`,
    "u",
  ),
  new RegExp(
    `\\b${someone}(?: (?:always|often|sometimes|once|just|has|have|is|are|was|were|keeps?|kept|never))* (?:touch(?:es|ed|ing)|put (?:his|her|their) hands on) (?:me|my (?:body|sister|brother|daughter|son|leg|chest|private|privates))\\b(?! base| on the)`,
    "u",
  ),
  new RegExp(
    `\\b${someone}\\b.{0,20}\\b(?:threaten(?:s|ed|ing)?|said|says|promised|swore|going|gonna)\\b.{0,14}\\b(?:to |hed |shed |theyd |hell |shell |theyll |he will |she will |they will |will )?(?:kill|hurt|beat|stab|shoot|hit|murder|choke|rape) (?:me|us|my (?:mom|sister|brother|dog|family))\\b(?! (?:when (?:they|he|she) see|if i (?:dont|fail|get|miss|lose|apply|choose|drop|bomb|tell|go|do not|didnt)|for (?:my|not|this|the|getting|failing)|with|up|over|because (?:of )?my (?:gpa|sat|act|grades?)|once (?:they|he|she)|after (?:they|he|she) see|at (?:chess|tennis)))`,
    "u",
  ),
  ...matchEach(
    `(?:im|i am|i was|i have been|ive been|i get|i got|i keep getting|im getting|i am getting|being|been|was|were|get) (?:being |getting |always |still |physically |sexually |emotionally |verbally |mentally |badly |regularly )*(?:abused|beaten|beat up|beat|molested|raped|trafficked|assaulted|groomed|sexually harassed|stalked|choked)(?! (?:in|by (?:a )?(?:better|the other team)|on the (?:sat|act)|to it))`,
    "(?:abusive|violent|dangerous|toxic and violent) (?:dad|father|mom|mother|stepdad|stepfather|stepmom|parents?|home|house|household|family|boyfriend|girlfriend|relationship|husband|ex|partner|situation|guardian)",
    `(?:my|our) (?:own )?(?:${adults}) (?:is|are|was|were|gets|can be|becomes|has been|have been|has become)(?: (?:really|very|so|physically|emotionally|verbally|always|both|an?|kind of|getting|being|mentally|sexually))* (?:abusive|violent|abuser|abusing me|dangerous|hurting me|beating me|hitting me)`,
    "(?:not|isnt|arent|dont feel|do not feel|never feel|never felt|no longer|doesnt feel|wasnt|am not|im not) (?:really |very |even )?(?:safe|secure) (?:at home|in my (?:home|house|own home|own house)|at my (?:house|dads|moms|home)|with my (?:dad|mom|parents?|family|stepdad|father|mother|boyfriend|uncle|stepmom|husband)|in this house|in our house|around (?:my|him|her|them)|here at home|where i live|living (?:at|with|here)|going home|to go home)",
    "(?:home|my house|my home|our home) (?:is|isnt|is not|feels|does not feel|doesnt feel) (?:not |un)?(?:safe|dangerous|unsafe)|unsafe (?:at |in my )?(?:home|house|household|living situation)|feel unsafe (?:at|in|with|around|here)",
    "(?:scared|afraid|terrified|frightened) (?:to go|of going|to be|of being|to live|to stay) (?:back )?(?:home|at home|in my house|in my own (?:home|house)|alone with (?:my|him|her))(?! sick)",
    `(?:scared|afraid|terrified|frightened) (?:of|that) (?:my )?(?:${adults}) (?:will |might |is going to |gonna |would |he |she )?(?:hurt|hit|kill|beat|hurting|hitting|beating|attack|rape)(?:ing)? ?(?:me|us)?`,
    "(?:domestic (?:violence|abuse)) (?:at home|in my|victim|survivor|situation|in our)|(?:fled|fleeing|escap(?:ed|ing)|flee|running from|victims? of|survivors? of|because of|left due to) (?:from )?(?:an? )?(?:domestic (?:violence|abuse)|abusive|abuse)|(?:get|got|getting|gets|been|be) (?:hit|beaten|slapped|punched|kicked|whipped|touched) (?:at home|at my house|by (?:my|him|her|a teacher|a coach))|(?:comes?|came|coming|sneaks?) (?:in|into) my (?:room|bed) at night|(?:makes|made|making|forces|forced|forcing) me (?:to )?do (?:things|stuff|sexual)|(?:ask(?:s|ed|ing)?|want(?:s|ed)?|beg(?:s|ged)?) (?:me )?(?:for|to send) (?:him |her |them )?nudes?|threaten(?:s|ed|ing)? to (?:post|leak|share|send) my (?:\\w+ )?(?:pictures?|photos?|pics|nudes|video)|(?:im|i am) (?:not|never) safe(?= here|$)|(?:dont|do not|never) feel safe(?= here| anymore|$)|(?:scared|afraid|terrified) of (?:my )(?:own )?(?:dad|father|stepdad|stepfather|mom|mother|stepmom|parents?|uncle|boyfriend|girlfriend|husband|ex|guardian|brother)(?= he| she| they| and i| because| when| what he| what she|$)|(?:restraining|protective) order against (?:my|him|her)",
    "(?:pulled|pulls|pointed|points|held) a (?:knife|gun) (?:on|at|to) (?:me|my|us)|(?:locks?|locked) me (?:in|inside|out of the house|in my room|in the (?:basement|closet|room|house))|(?:wont|dont|doesnt|never|refuses? to|not) (?:feed|let) (?:me|us) (?:eat|food|anything to eat|leave the house|leave my room)|wont feed me|dont feed me|doesnt feed me",
    "(?:forced|forces|forcing|making|makes|made) me (?:to )?(?:have sex|sleep with|touch|marry|get married|sell my body)|sexual(?:ly)? (?:abuse|abused|assaulted|assault|harassed|harasses) (?:me|by my|from my|at home)|(?:i|we) (?:was|were|am|got|had been) (?:raped|sexually \\w+)|child abuse (?:at home|in my)|report (?:my (?:dad|mom|parents?|stepdad|father|mother|uncle|coach|teacher)|child abuse|abuse) (?:to cps|for (?:abuse|hitting|hurting))|cps (?:on|about|because) my (?:dad|mom|parents)|call cps",
  ),
  // Spanish
  ...matchEach(
    "(?:mi|mis|el|ella|ellos|nuestro) ?(?:papa|papas|padre|padres|mama|madre|padrastro|madrastra|tio|tia|hermano|abuelo|novio|novia|esposo|pareja|familia|primo|profesor|entrenador|padrino|marido)?(?: (?:siempre|a veces|ya|tambien|todavia|borracho|tomado))* (?:me|nos) (?:pega|pegan|pego|golpea|golpean|golpeo|maltrata|maltratan|abusa|abusan|abuso|viola|violo|lastima|lastiman|patea|ahorca|hace dano|hacen dano|toca|toco|manosea|manoseo|quema|encierra|amenaza|amenazo|amenazan)(?! (?:la cancion|el turno))",
    "(?:me|nos) (?:pega|pegan|golpea|golpean|maltrata|maltratan|violo|violaron|manosea|ahorca) (?:mi|mis|en (?:la )?casa|cuando|mucho|todos|cada|y|muy|si)|abusa(?:n|ba|ron|do)? (?:sexualmente )?de mi\\b|abusad[oa] (?:por|sexualmente)|(?:fui|soy|he sido|estoy siendo) (?:abusad|maltratad|violad|golpead)[oa]",
    "(?:no|nunca) (?:estoy|me siento|es|estamos) (?:segur[oa]s?|a salvo) en (?:mi |la |esta )?casa|(?:mi )?casa no es segura|(?:tengo )?miedo (?:de|a) (?:ir|volver|regresar|estar) (?:a|en) (?:mi |la )?casa|(?:tengo|con) miedo (?:de|a) (?:mi|que mi) (?:papa|padre|mama|padrastro|novio|tio|esposo)(?: me (?:pegue|mate|golpee|lastime|haga dano))?(?! (?:vea|sepa|se entere|se enoje))|me da(?:n)? miedo (?:mi (?:papa|padre|padrastro|mama|madre|tio|novio|esposo|hermano)|(?:estar|ir|volver|regresar) (?:en|a) (?:mi )?casa)|violencia (?:domestica|en (?:mi |la )?casa|intrafamiliar)|(?:padre|papa|padrastro|mama|novio) (?:es )?(?:abusiv|violent|maltratador)\\w*|(?:dice|dijo|amenaza con) que (?:me )?va a (?:matarme|pegarme|golpearme)",
  ),
];

/** Said of the past, or as a subject to study or write about: then the answer, with the quiet line. */
export const dangerAsSubject: readonly RegExp[] = [
  ...matchEach(
    "suicide (?:prevention|awareness|hotline|squad|research|rates?|statistics)|prevent(?:ing)? suicide|(?:friend|brother|sister|cousin|classmate|uncle|father|dad|mom|mother|aunt|grandfather|teammate)s? (?:suicide|(?:died|passed) by suicide|(?:committed|completed|attempted) suicide)|self ?harm (?:prevention|awareness|research)|overdose (?:prevention|awareness|deaths?)|(?:died|passed away|death) (?:of|from|by|after) (?:an? )?(?:overdose|suicide)|lost (?:my )?\\w+ to (?:suicide|an overdose)",
    // Who writes about another's death in the past.
    "(?:essay|essays|write|writing|wrote|topic) (?:\\w+ ){0,6}(?:friend|brother|sister|cousin|classmate|uncle|father|dad|mom|mother|aunt|grandfather|grandpa|teammate|neighbor|teacher) (?:who |that )?(?:took (?:his|her|their) own life|(?:killed|shot|hanged|hung) (?:him|her|them)sel\\w+)|(?:escribir|ensayo) (?:\\w+ ){0,4}suicidio de mi \\w+",
    "(?:not|never) (?:actually |even |been )?suicidal|prevencion del suicidio|linea de suicidio",
  ),
];

export const pastTimes = matchAny(
  "last year|years? ago|used to|in the past|(?:as|when i was) a (?:kid|child)|when i was (?:little|younger|\\d+)|freshman year|sophomore year|(?:ninth|tenth|9th|10th|8th|7th|middle) (?:grade|school)|recovered|recovery|survivor|survived|overcame|overcoming|growing up|past",
);
export const writingTalk = matchAny(
  "essays?|personal statement|write about|writing about|mention|additional info(?:rmation)?|disclose|application|topic|explain(?:ing)?|ensayo|escribir sobre",
);
export const presentTalk = matchAny(
  "now|still|again|tonight|today|right now|currently|keep|keeps|anymore|want to|wanna|going to|gonna|every (?:day|night)|ahora|todavia|hoy",
);
