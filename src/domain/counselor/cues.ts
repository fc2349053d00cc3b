/**
 * Cue words: what a question's own words say it asks for. English and Spanish. A named thing has been replaced by a
 * sign (@c a college, @s a state, @p a program, @m a major), so a rule sees "when is @c due".
 */
import type { DeadlineRound } from "#domain/college/rounds.ts";
import type { CollegeMeasure, CounselorTool } from "./counselor.ts";

export type Cue = { tool: CounselorTool; measure: CollegeMeasure | null };

type Rule = { tool: CounselorTool; measure?: CollegeMeasure; when: RegExp; unless?: RegExp };

const college = "(?:colleges?|schools?|universit(?:y|ies)|unis?|campus(?:es)?|universidad(?:es)?)";
const mine =
  "(?:my (?:\\w+ )?(?:list|schools|colleges|plan|choices|applications|apps)|mi (?:\\w+ )?(?:lista|plan)|mis (?:universidades|escuelas)|our (?:list|plan|schools|colleges)|(?:these|those) (?:schools|colleges|universities))";
const getIn =
  "(?:get (?:in|into|accepted|admitted)|getting (?:in|into|accepted|admitted)|got (?:in|into)|accept(?:ed)? me|be (?:accepted|admitted)|take me|admit me|make it (?:into|in|at|to)|entrar|ser admitid[oa]|me (?:acepten|aceptan|aceptaran|admitan|admitiran))";
const test = "(?:sat|act|sats|psat|test|tests|testing|score|scores|examen)";

/** Of the index and Pell, what holds for everybody: a card answers it, and no income is needed. */
const indexRules =
  "efc (?:and|or|vs) |(?:and|or|vs) efc|sai (?:and|or|vs) |(?:paid?|pay|give) (?:\\w+ )?back|repay|summer|(?:part|half) time|(?:lower|reduce|raise) .*sai|(?:is|are|does) .*sai (?:mean|what|the same|negative)|(?:good|negative|low|high) sai|when (?:do|does|will|is) .*pell|(?:years|semesters|terms) .*pell|pell .*(?:years|semesters|limit)|full ride|(?:what|which) sai (?:do|to|is|for|gets?)|(?:max|maximum|largest|income limits?) .*pell|(?:merit|scholarships?|loans?|room|rent|books) .*pell|pell .*(?:room|rent|books|tuition|loans?|scholarships?)";

const words = (pattern: string): RegExp => new RegExp(`(?<![\\w@])(?:${pattern})(?!\\w)`);

const testNamed = words(test);

export function namesTest(text: string): boolean {
  return testNamed.test(text);
}

/** A page explains these: what a word means, how a thing is done, which of two ways to choose. */
const explains = words(
  [
    "what(?:s| is| are| does| do)? (?:an? |the )?(?:difference between|meaning of)",
    "difference between (?!@c)",
    "(?:what|que) (?:does|do|significa|quiere decir)\\b.* mean",
    "que (?:significa|quiere decir)",
    "(?:what(?:s| is| are)|que es|que son|explain|define) (?:an? |the |el |la |los |las )?(?:fafsa|css(?: profile)?|sai|student aid index|efc|superscor\\w+|need (?:blind|aware)|test (?:optional|blind)|early (?:action|decision)|ed|ea|rea|rolling admissions?|regular decision|common app(?:lication)?|coalition app\\w*|demonstrated interest|net price(?: calculator)?|cost of attendance|coa|sticker price|award letter|work study|pell(?: grant)?s?|subsidized loans?|unsubsidized loans?|parent plus(?: loans?)?|(?:a )?(?:reach|safety|target|likely)(?: school)?|merit (?:aid|scholarships?)|need based aid|yield|waitlist|deferr?(?:al|ed)|legacy|holistic\\w*(?: review)?|financial safety|brag sheet|transcript|weighted gpa|ap|ib|dual enrollment|gap year|liberal arts(?: college)?|hbcu|verification|beca pell)s?$",
    "how (?:do|does|can|should|would|to) (?:i |we |you |one |my \\w+ |a student )?(?:ask|write|fill|file|complete|do the|find|choose|pick|decide|appeal|negotiate|plan|prepare|prep|study|start|build|make|visit|apply for (?:financial|fafsa|scholarship|aid|loans?)|submit|request|get (?:a )?(?:rec|letter|scholarship|fee waiver)|compare (?:financial|aid|award)|interpret|understand|talk|handle|respond|use|send|read)",
    "how (?:does|do) (?:the )?(?:fafsa|css|financial aid|need based|merit|early|waitlists?|waiting lists?|deferrals?|superscor\\w+|rolling|sai|work study|loans|aid|transfer|admissions?|test optional|holistic|rankings?)",
    "how many (?:colleges|schools|universities|times|safeties|reaches|essays|recommend\\w*|aps?|classes|years) (?:should|do|can|to|is)",
    "(?<!(?:what|where|when|how|which \\w+|que) )should (?:i|we|my \\w+|you) (?:submit|send|take|retake|apply (?:early|ed|ea|test)|go test|visit|do|choose|worry|wait|get|file|join|hire|include|pick|use|tell|write|ask)",
    "(?:is|are) (?:it|they) (?:worth|better|ok|okay|bad|too late) (?:to|it|for)",
    "(?:529|grandparents?|divorced?|stepparents?|stepdad|stepmom|custod\\w+|business|home equity|assets|savings)\\b.* (?:aid|fafsa|css|sai|efc)",
    "community college (?:first|route|then|and then|before|to save)|start(?:ing)? (?:out )?at (?:a )?community college",
    "too late to|when should (?:i|we)|tips (?:for|on)|advice (?:on|for)|como (?:lleno|llenar|escribo|escribir|pido|pedir|funciona|busco|encuentro|elijo|hago)",
  ].join("|"),
);

/** In the order they are asked: the first that fits is how the question is read, the rest are other readings. */
const rules: readonly Rule[] = [
  {
    tool: "proposeChange",
    when: words(
      "(?:add|put|include|save|stick|throw|toss|agrega(?:r|me)?|agregue|anade|anadir|pon|ponme|incluye) (?:.* )?@c|(?:can|could|please|pls) (?:you )?(?:put|add|update|change|save|fix) (?:that|it|this)|retook (?:the )?(?:sat|act).* got|(?:home state|state) (?:is|s) (?:now )?@s|@s now|@c .*(?:add|put|stick|throw|include) (?:it|that|them|those) (?:on|in|to)|(?:remove|delete|drop|take off|not applying to|get rid of|quita(?:r)?|borra(?:r)?|elimina(?:r)?|scratch|cross off) (?:.* )?@c|take @c off|(?:we are|we re|i m|im|i am) now (?:a )?residents? of @s|(?:update|change) (?:my|our) (?:home )?state|(?:change|set|update|edit|make|raise|lower|cambia(?:r)?|actualiza(?:r)?|pon) (?:my|our|the|mi|nuestro|nuestra|el|la) (?:\\w+ ){0,3}(?:to|as|at|a|en) (?:[$@]?\\d|@s|about)|(?:spend|budget|afford)\\b.*\\d.*(?:update|change|set)|we (?:just )?moved to @s|(?:my|our) (?:new )?(?:gpa|sat|act|budget|income)(?: score)? (?:is now|went up to|changed to|is actually)",
    ),
    unless: words(
      "suppose|imagine|how would|what would|what if|if i|if we|que pasa si|next to|beside|should i|how (?:do|can)|would it|does .* put|put (?:down|in) (?:a )?(?:deposit|my)|stick (?:to|with)|how much|deposit|by when|by what|when",
    ),
  },
  {
    tool: "whatIf",
    when: words(
      "(?:would|will|does|could) (?:a|an|my|the) \\d[\\d.]* (?:on the )?(?:sat|act|gpa)?\\b.* (?:make|get|put|do|be enough)|if .*(?:gets? (?:the |a |that )?(?:promotion|raise|new job)|retires?)\\b.*|(?:if|si) .*(?:laid off|loses?|lost|became|become|sube|baja|only make|dropped|drops|ganara|gana)\\b.*|(?:suppose|say|imagine) (?:our|my|we|i|dad|mom)\\b.*|what if (?:.* )?(?:gpa|sat|act|score|scores|grades|retake|test|\\d+|move|moved|live|lived|income|budget)|(?:if|suppose|say) (?:i|we|my|our|he|she|my \\w+)\\b.* (?:gpa|sat|act|scores?|grades|retake|retook|moved?|income|budget|\\d{2,4}|straight|better|higher|lower|all as)(?!\\w).*|(?:would|will|could|does) (?:a |an |my |the |raising |retaking |getting |having |higher |better )*(?:\\d[\\d.,]*|sat|act|gpa|scores?)\\b.* (?:help|improve|change|matter|hurt|make a difference|boost)|how (?:much )?(?:would|does|do|will) (?:a |an |my |raising |retaking |getting |having |higher |better |the )*(?:\\d[\\d.,]*|sat|act|gpa|scores?)\\b.* (?:help|improve|change|matter|hurt|boost|affect)|(?:chances?|odds|things|anything) (?:\\w+ )?(?:change|go up|improve|look|be|increase|get better) (?:.* )?(?:with|if)|what (?:would|will) change (?:with|if)|what difference|(?:raise|raising|bump|bumping|bring|pull|pulling) (?:my|up|his|her)\\b.* (?:gpa|sat|act|score)|(?:que pasa|que pasaria|y) si (?:subo|saco|tengo|mejoro|nos mudamos|mi|sube|gano|ganamos)|si (?:subo|saco|tuviera|mejoro)|(?:better|higher|more|improve)\\b.* with (?:an? )?\\d+|with a \\d[\\d.]* (?:instead|rather)",
    ),
    unless: words(
      "(?:pitt|@c) .*if i get in|if i (?:want|apply|need|like|am|m)(?! .*(?:\\d|retake))|tell me if|know if|wondering if|see if",
    ),
  },
  {
    tool: "assuredAdmission",
    when: words(
      "(?:guaranteed?|automatic(?:ally)?|auto|assured|direct) (?:\\w+ )?(?:admi\\w+|accept\\w+|entry|entrance|get in|in|place|spot|into)|auto admit|\\d+ percent (?:rule|plan|law)|top (?:\\d+|six|ten|seven|eight) ?(?:%|percent|pct)|(?:admi\\w+|entrance|acceptance|spot|place|entry) (?:is |are )?(?:guaranteed?|automatic|auto|assured)|guarantee(?:s|d)? (?:me |you |us )?(?:a )?(?:admission|spot|place|seat|transfer|entry)|automatically (?:be )?(?:admit|accept|get|qualif|let)\\w*|(?:admision|ingreso|entrada|admitid[oa]) (?:automatic[ao]|garantizad[ao]|segur[ao]|directa)|assured|guaranteed?|automatically|automaticamente|auto (?:admit\\w*|accept\\w*)|guaranteed (?:to )?(?:be|get)|(?:promise|promises|reserve)s? (?:\\w+ )?(?:a )?(?:place|spot|seat|admission)|guarantees? (?:you |me |us )?(?:get into|get in|to get|that i)|already admitted|(?:sends?|sent|got) (?:.* )?letters? (?:.* )?admitted|has to (?:admit|accept|take) me|have to (?:admit|accept|take) (?:me|you)",
    ),
    unless: words(
      "under (?:some|a|an) income|basically free|direct\\b.* @m|@m .*direct|scholarships?|merit|becas?|aid|tuition|housing|considered|guarantee (?:that )?i|what happens",
    ),
  },
  {
    tool: "planOdds",
    when: words(
      `at least (?:one|1)|(?:get in|getting in|accepted|get into|admitted) (?:to )?(?:anywhere|somewhere|nowhere|any|none|all)|rejected (?:from |by )?(?:everywhere|everyone|all|every)|(?:get|be) rejected by all|no acceptances|(?:all|every one|each) of (?:them|my schools) (?:say|reject|turn)\\w*|al menos a una|no(?:t)? (?:get(?:ting)? in|getting accepted) (?:to )?any\\w*|(?:is|are|does|how|whats|what is) .*${mine} .*(?:balanced|reachy|realistic|top heavy|safe|strong|okay|ok|good|enough|look|risky|odds|chances)|(?:balanced|realistic|top heavy|too (?:many reaches|ambitious|risky|safe))|(?:enough|more|too few|too many|any|another|need a|need) (?:safet(?:y|ies)(?: schools?)?|safe schools?|likel(?:y|ies)(?: schools)?|backups?|reach(?:es)?|targets)|(?:odds|chances?|probability) (?:for|of|on|across|with|at) (?:.* )?(?:${mine}|all my|all of|every|any of|one of|my whole)|how (?:many|much) .*${mine} .*${getIn}|how many .*(?:i|we)\\b.*${getIn}|how many acceptances|(?:all|every one) (?:\\w+ )?say no|is my list (?:ok|okay|good|fine)|(?:nobody|no one|none of them|no school|no college) (?:\\w+ )?(?:accepts?|takes?|wants?|admits?|lets?)|(?:have|got|is there) (?:a |any |an )?(?:\\w+ )?(?:safety|safeties)|safeties (?:is )?enough|(?:need|should) .*(?:more|add|fewer) (?:\\w+ ){0,2}(?:schools|colleges|applications)|al menos una|ninguna (?:universidad|escuela)|alguna (?:universidad|escuela)|equilibrada|balanceada|me rechazan (?:en )?todas`,
    ),
    unless: words(
      "(?:safet\\w+|backups?|reaches|targets|likel\\w+) (?:schools )?(?:in|near|around) |(?:realistic|safe|risky) .*@c|@c .*(?:realistic|safe)|how many (?:safet|reach|target)\\w* should|what(?:s| is) a balanced|what makes|wait ?list\\w*|waiting list|deferr\\w*",
    ),
  },
  {
    tool: "offers",
    when: words(
      "(?:my|our|the|these|those|this|both|mis|mi|las|an|all) (?:\\w+ )?(?:offers?|award letters?|aid letters?|aid packages?|financial aid (?:offers?|letters?|packages?|awards?)|packages|awards|cartas?|ofertas?)|(?:which|what|cual) (?:\\w+ )?(?:offers?|award letter|aid package|package|oferta|carta)|(?:aid|award) letters? (?:from|break)|got (?:\\w+ )?letters? from|cartas? de ayuda|(?:compare|look at|read|check) (?:\\w+ ){0,2}(?:offers|award letters?|aid letters?|packages|letters)|(?:got|received|have|recibi|recibimos) .*(?:award letters?|aid letters?|aid packages?|aid offers?|carta de ayuda|oferta de ayuda)|@c s? ?(?:offer|award letter|package|aid offer)|(?:offer|package|award|letter) from @c|(?:after|minus) loans|(?:gave|offered|giving|offering) (?:me|us) (?:\\w+ ){0,3}(?:money|aid|grants?|scholarships?)|did @c (?:give|offer) (?:me|us)",
    ),
    unless: words(
      "offers? (?:forestry|a major|the major)|(?:does|do|will|can) @c offer|how (?:do|does|to|should) .*(?:appeal|compare|read|understand|work)|what (?:is|does) (?:an? )?(?:award|aid|financial)|appeal|negotiate|ask for more|when (?:do|will|does)|what to look for|courses? (?:does|do)|offers? (?:a |an )?@m|(?:does|do|will|can) @c (?:even |still )?offers?",
    ),
  },
  {
    tool: "studentAidIndex",
    when: words(
      "(?:how much|what) .*(?:government|feds?|fafsa) (?:give|gives|pay|pays|help|say|says|said|offer)\\w*|what did the fafsa (?:say|give|come)|(?:my|our|his|her|their|mi|nuestro|calculate|estimate|calcula\\w*|what) (?:\\w+ )?(?:sai|student aid index|efc|expected family contribution|indice de ayuda)|(?:sai|efc|student aid index) (?:be|for|with|if|calculator|calculation|estimate|number|for us|go|para)|how (?:high|low|much|big) (?:\\w+ )?(?:sai|efc)|sai|(?:do|will|would|can|could|are|am|does) (?:i|we|my \\w+|he|she)\\b.* pell|how much pell|pell (?:grant )?(?:would|will|can|do|could|am|are|eligib\\w*|amount|money)|qualify for (?:a |the )?(?:pell|federal grant)|eligib\\w* for (?:a |the )?pell|(?:cuanto|califico|calificamos|tengo derecho) .*(?:pell|sai)|how much (?:federal |fafsa )?(?:aid|financial aid) (?:will|would|can|do|could) (?:i|we)(?! .*@)|(?:will|would|do|can) (?:i|we) (?:get|qualify for|be eligible for) (?:any |federal |much |some )*(?:financial |fafsa |need based )?aid",
    ),
    unless: words(
      `borrow|loans?|what(?:s| is| does) (?:an? |the |pell )?(?:sai|efc|student aid index)(?: mean)?$|how (?:is|does) .*sai .*(?:calculated|work)|${indexRules}|@c|@p`,
    ),
  },
  {
    tool: "nextSteps",
    when: words(
      "what (?:should|do|can|must|else|would) (?:i|we|my \\w+|a \\w+|juniors?|seniors?|sophomores?|freshm[ae]n|he|she) (?:need to |have to |should |to |got to |be )*(?:do|doing|work(?:ing)? on|focus\\w*|start\\w*|finish\\w*|get done)|next steps?|whats? (?:is )?(?:next|left|due|coming up|on my (?:list|plate|timeline|calendar))|what (?:is|s) (?:left|next|due|coming)|what (?:do|should) (?:i|we) do first|(?:is|s) due (?:this|next|soon|today|tomorrow|in \\w+$)|what .* due (?:this|next|soon|today|tomorrow|in the next)|(?:to ?do|todo|checklist)|what now|now what|on (?:the|my|our) (?:calendar|schedule|timeline|plate)|where (?:do|should) (?:i|we) (?:start|begin)|am i (?:behind|on track|late|ahead)|are we (?:behind|on track|late)|(?:is (?:he|she|my \\w+)) (?:behind|on track)|(?:que|cuales) (?:debo|debemos|tengo que|tenemos que|hay que|sigue|son (?:los|mis) proximos|hago|hacemos)|proximos? pasos?|por donde (?:empiezo|empezamos)|(?:this|next) (?:week|month|weekend|summer|semester) (?:for|to do|tasks?)|my tasks?|remind me what|upcoming",
    ),
    unless: words(
      "deadlines|due dates|@c.* (?:due|deadline)|dog|cat|ate|what (?:should|do|can) (?:i|we|you) (?:do )?(?:if|when|about|with|to get|write|say|wear|ask|bring|major)|where (?:should|do) i start (?:my|an|the|with)? ?essay|do (?:if|when|about)",
    ),
  },
  {
    tool: "deadlines",
    when: words(
      "which (?:one |of them )?(?:is|are) due|rolling|(?:miss|missed) (?:\\w+ ){0,4}@c|@c .*(?:too late|missed)|too late .*@c|(?:did|have) (?:i|we) (?:already )?miss(?:ed)?|dates? (?:for|to) apply\\w*|(?:upcoming|coming) (?:deadlines|due dates)|single choice|deadlines?|due(?: dates?| by)?|^(?:when|cuando)\\b.* @c|@c .*\\bwhen$|(?:last|final|latest) (?:day|date|time)|cut ?offs?|by when|fecha (?:limite|tope|de)\\w*|fechas|vence\\w*|plazos?|cierra\\w*|(?:when|cuando|what (?:day|date|time|month)|how (?:late|soon|early|long do i have)) .*(?:apply|application|applications|app|apps|open|opens|close|closes|decision|decisions|early|regular|due|deposit|commit|submit|turn|send|ed|ea|rd|aplicar|solicitud\\w*|decide|hear|come out|notif\\w*)|(?:does|do|is|are) (?:\\w+ )*@c\\b.* (?:early (?:action|decision)|rolling|ed|ea|rea|ed2|ed ii|restrictive|binding|priority)|(?:does|do|is) @c\\b.* (?:single choice)|how long do i have|(?:can|is) .*(?:still|too late) .*apply|(?:early action|early decision|regular decision|priority|deposit) dates?",
    ),
    unless: words(
      "rolling (?:in|my eyes)|should i (?:apply|do|go)|chances?|odds|better (?:to|chance)|(?:does|do|is) .*(?:help|increase|boost|hurt|easier|higher)|percent|rate",
    ),
  },
  {
    tool: "compare",
    when: words(
      `@c (?:.* )?@c (?:.* )?differ|@c (?:.* )?(?:vs?|versus|or|over|compared (?:to|with)|next to|beside|better than|cheaper than|harder than|bigger than|smaller than|v|o|than|contra) (?:.* )?@c|@c (?:and |or |v |vs )?@c (?:.* )?(?:stack up|side by side|compare)|(?:stack up|side by side) (?:.* )?@c .*@c|(?:i say|says?|or|v) @c .*(?:stack up|which|better|cheaper|less money|more)|^@c (?:v |o |or |vs )?@c$|^@c (?:or|v|vs|o) @c|@c @c or @c|(?:which|what) (?:one )?(?:is|has|graduates|costs|gives) .*(?:@c .*@c)|@c .*@c .*(?:which|less money|cheaper|better deal|graduates more)|(?:compare|comparison|comparing|difference|differences|differ|diff|compara\\w*|diferencia|which|cual|between|entre|choose|decide|pick)\\b.*@c .*@c|compare (?:all )?(?:${mine}|the schools|the colleges|my top \\w+)`,
    ),
    unless: words(`chances?|odds|(?:can|could|will|would|do|am) i .*${getIn}|when|deadlines?|due`),
  },
  {
    tool: "chance",
    when: words(
      `(?:chances?|chanceme|odds|likelihood|probabilit(?:y|ies)|shot|posibilidad(?:es)?|probabilidad(?:es)?|oportunidad(?:es)?)|chance me|(?:can|could|will|would|do|does|am|should|might|did|is|are|how likely|think|puedo|podria|podre) .*${getIn}|${getIn} (?:to |in |into |at |a |en )*@c|(?:is|are|would) (?:.* )?@c (?:.* )?(?:a |an |my |considered )*(?:reach|safety|safe|target|likely|backup|long shot|realistic|match school|out of (?:my )?(?:reach|league)|possible)|(?:reach|safety|target|likely|long shot)\\b.* @c|(?:do|am) i (?:have what it takes|good enough|qualified|competitive|stand)|(?:good |strong |smart |high )?enough (?:for|to get)|realistic|(?:screwed|doomed|cooked|hopeless) with an? \\d|(?:would|will|can|does) @c\\b.* (?:accept|admit|take|reject|want) (?:me|someone|a student|my)|me (?:aceptan|aceptaran|aceptarian|admiten|admitirian)|(?:likely|reach|safety|target|realistic) (?:or|o) (?:likely|not|no|reach|safety|target)|cooked|@c .*(?:likely|a stretch|too (?:high|hard) for)|am i (?:cooked|screwed|doomed|in at|good) .*@c|take me|@c (?:is|was|s) (?:.* )?(?:a |an )?(?:reach|safety|target|likely|match)\\b|(?:is it|it s|its) (?:a |an )?(?:reach|safety|target|likely)|(?:even |anywhere )?close to @c|out of my league|likely for me`,
    ),
    unless: words(
      `how many|(?:people|students|those|kids|applicants) who|percent\\w* (?:of|get|are|is)|what share|(?:sat|act) range|(?:hard|easy|difficult|tough|dificil|facil)\\b(?!.*\\b(?:for|para) (?:me|my|us|him|her|mi))|odds (?:that )?the|to win|lottery|what (?:gpa|sat|act|score)s? (?:do|does|would|is)|${college} (?:that|which) are|(?:^|(?:i|he|she|we|they|already|just|son|daughter) )(?:got|was|were) (?:in|into|accepted|admitted)(?: (?:to|into|at))? @c.*\\b(?:grades?|senioritis|slack|fail\\w*|drop\\w*|deposit|rescind\\w*|revoke\\w*|take (?:it|that) back|now what|offer|money|aid|scholarship|housing|orientation|appeal)\\b`,
    ),
  },
  {
    tool: "collegeFacts",
    measure: "aidPolicy",
    when: words(
      "(?:meets?|meeting|cover\\w*|covers) (?:.* )?(?:full|100|all|demonstrated|financial)? ?(?:%|percent)? ?(?:of )?(?:demonstrated |financial )?need|need (?:blind|aware)|no loans?|loans in|loan free|css profile|(?:give|gives|offer|offers|have|has|giving|generous|good|da|dan|ofrece\\w*|is|award|awards) (?:.* )?(?:merit|scholarships?|financial aid|aid|becas?|full rides?|ayuda)|(?:merit|scholarships?|financial aid|full ride|becas?|ayuda financiera) (?:.* )?(?:at|from|for|to|de|en|a) (?:.* )?@c|generous|full rides?|(?:free tuition|tuition free) .*@c|@c .*(?:free tuition|tuition free)|@c (?:.* )?(?:merit|scholarships?|financial aid|becas)|^@c money$",
    ),
    unless: words(
      "@s|real price|what would @c|(?:charge|cost|costs?) (?:us|me|our)|appeal|negotiat\\w*|ask for more|how (?:do|does) .*(?:work|ask)|how much .*(?:cost|after|pay|is|i get|we get|i be|we be)|what .*(?:cost|pay)|did @c",
    ),
  },
  {
    tool: "collegeFacts",
    measure: "testPolicy",
    when: words(
      `test (?:optional|blind|free|flexible|policy|required|mandatory)|(?:require|requires|required|need|needs|want|accept|accepts|look at|ignores?|cares? about|uses?|consider|pide|piden|exige|requiere|look|see|necesit\\w+|take) (?:.* )?${test}|(?:submit|send|report|turn in|mandar|enviar|have to take) (?:.* )?${test}|${test} (?:.* )?(?:optional|required|requirement|mandatory|policy|needed|necessary|obligatorio)|superscore\\w*|skip (?:the )?${test}|(?:let|lets) (?:.* )?${test}|without (?:the |an |any )?${test}`,
    ),
    unless: words(
      "what (?:sat|act|score|gpa|test|kind)\\w*|(?:average|range|middle|minimum|good|typical|high|how high)|que (?:puntaje|sat)",
    ),
  },
  {
    tool: "collegeFacts",
    measure: "testScores",
    when: words(
      `(?:average|avg|mean|median|typical|middle|mid|range|25th|75th|50|minimum|min|good|normal|lowest|what|which|how high|whats|que|need|promedio|puntaje|puntuacion) (?:.* )?(?:${test}|gpas?|grades|puntaje\\w*|promedio)|${test} (?:.* )?(?:range|ranges|average|avg|needed|need|percentile|minimum|middle|for|at|de|to get)|@c (?:sat|act|gpa|test scores?|stats)s?$|^(?:sat|act|gpa|stats) @c$|gpa (?:.* )?(?:need|requirement|average|required|minimum|for|at)`,
    ),
    unless: words("my (?:gpa|sat|act|score)s?"),
  },
  {
    tool: "collegeFacts",
    measure: "admitRate",
    when: words(
      "(?:accept\\w*|admi(?:t|ts|ssions?)|admittance|rejection|aceptacion|admision) (?:rates?|percent\\w*|%|chance)|(?:tasa|porcentaje|indice) de (?:aceptacion|admision)|how (?:hard|difficult|tough|easy|selective|competitive)|selectiv\\w*|(?:hard|easy|difficult|tough|dificil|facil) (?:.* )?(?:to|get|is|para|entrar|es)|(?:accept|admit|take)s? (?:most|everyone|everybody|anyone|nearly|almost|a lot)|how many (?:.* )?(?:get|got) (?:in|into)|(?:percent\\w*|porcentaje|que porcentaje) (?:.* )?(?:admit\\w*|acepta\\w*|accept\\w*|get in\\w*)|(?:what|how many|que|cuantos) (?:.* )?(?:percent\\w*|%|people|students|applicants|kids|estudiantes) (?:.* )?(?:accept\\w*|admit\\w*|get in|let in|apply|take|aceptan)|competitive|how many (?:.* )?(?:do|does) @c (?:accept|admit|take)",
    ),
  },
  {
    tool: "collegeFacts",
    measure: "graduation",
    when: words(
      "(?:graduation|grad|retention|dropout|drop out|completion|transfer out) (?:rates?|%)|(?:graduate|finish|graduating) (?:.* )?(?:in|on|within) (?:4|four|six|6|time)|(?:most|more) (?:people|ppl|students|kids)? ?(?:actually )?(?:graduate|finish)|graduates more|(?:how many|percent\\w*|what share|share of (?:students|people|kids)|do most) (?:.* )?(?:graduat(?:e|es|ing)|finish|drop out|stay|return|come back|se graduan)|(?:come|return|stay) (?:back )?(?:.* )?(?:sophomore|second) year|tasa de graduacion|se graduan",
    ),
  },
  {
    tool: "collegeFacts",
    measure: "earnings",
    when: words(
      "(?:earn|earns|earning|earnings|salary|salaries|make|paid|income|ganan|sueldo|salario|roi) (?:.* )?(?:after|from|graduat\\w*|later|years|grads?|alumni|at|@c|egresad\\w*|de)|(?:how much|what) (?:.* )?(?:grads?|graduates|alumni|students|people|kids|egresados|graduados) (?:.* )?(?:make|making|earn|earning|ganan)|starting salar\\w*|(?:average|median|typical) (?:salary|earnings|pay)|cuanto ganan|return on investment|(?:good|decent|big|real|much) money|well paid|paid well|worth it financially|earnings",
    ),
    unless: words(
      "gives?|giving|scholarships?|aid|endowment|debt|my (?:mom|dad|parents|family|income)|our (?:family|income)|(?:we|family|i) (?:\\w+ )*(?:make|makes|earn|earns)|parents|if we|cost",
    ),
  },
  {
    tool: "price",
    when: words(
      "(?:total|whole|yearly|annual|full) (?:cost|price|bill)|cost of (?:attendance|going|attending) (?:.* )?(?:for|with) (?:us|me|my|our)|(?:cost|price|bill|damage|total) (?:of|at|for|to go to|to attend) (?:.* )?@c|@c (?:.* )?(?:costs?|price|run us|how much|bill|damage|cuesta|sale)\\b|(?:per|a|every|each) (?:year|yr) .*@c|(?:estimate|figure out|guess) what @c .*cost|(?:looking at|we d pay|id pay|i d pay|charge us|wants? (?:how much )?from us|wants how much)|how much (?:.* )?@c|(?:we|i|us|actually|really) (?:.* )?(?:pay|paying|owe) (?:.* )?@c|cuanto (?:.* )?(?:cuesta|costaria|sale|pagar\\w*|cobra)|whats the damage|the damage|families (?:actually |really )?pay|leave us (?:owing|paying)|(?:under|within|fit|inside) (?:our|my|the) budget|number for (?:one|a|the) year|(?:dorms?|housing|food|books) and (?:.* )?everything|(?:how much|what(?:s| is| will| would| does| do)?|cuanto|que) (?:.* )?(?:cost|costs|costing|pay|paying|owe|price|cuesta|costaria|cobran?|pagar\\w*|pagamos|vale|saldria|precio|run us|set us back|out of pocket|bill)|(?:(?:can|could|how (?:do|would|will)) (?:we|i|my \\w+|they) (?:even |ever |really )*pay|afford|swing|affordable|pagar|costear|too expensive|within (?:my|our) budget|in (?:my|our) budget|over (?:my|our) budget)|(?:net price|price|cost|costo) (?:.* )?(?:for|with) (?:us|me|my|our|a family)|how (?:much|expensive|pricey|cheap) (?:is|are|would|will|s)|(?:our|my|real|actual|true) (?:net )?(?:price|cost)|(?:is|are|would) @c (?:\\w+ )*free|@c (?:is |are |is it |are they )?(?:really |actually )?(?:tuition )?free|what (?:does|do|would|will) @c run|@c .*(?:more|less|under|over|below) (?:than )?\\$?\\d{4,6}|how much (?:\\w+ ){0,3}(?:aid|help|money) .*(?:i|we|us)\\b.* @c|expensive|cheap",
    ),
    unless: words(
      "tuition|sticker(?! .*(?:we|us|i) )|(?<!app )(?:fees)|matricula|colegiatura|average|typical(?:ly)?|most (?:families|people|students)|application fee|app fee|(?:how|to) apply|(?:sat|act|ap) (?:cost|fee)|cheap(?:est)? (?:colleges|schools|universities)|most expensive|cost to (?:take|send)|cheaper|how much (?:is |are )?(?:the )?(?:tuition|@p|money|pell|federal|state|merit|scholarship|of |time|does the|do (?:they|grads|graduates|people|kids|students|alumni)|will (?:it|that|this|a|an|my|the)|can i (?:borrow|make|earn)|harder|easier|better|would (?:a|an|it|that|my))|^(?:the )?damage$|grads|graduates|(?:students|people|kids|alumni|graduados|egresados) (?:make|earn|ganan)|after (?:graduat|college|they)|\\d{4} (?:tuition|prices?)|in 20[3-9]\\d",
    ),
  },
  {
    tool: "collegeFacts",
    measure: "tuition",
    when: words(
      "tuition|sticker(?: price)?|cost of attendance|coa|room and board|(?:in|out of) state (?:cost|price|rate)|matricula|colegiatura|fees|dorms? cost|housing cost|full (?:price|cost)",
    ),
    unless: words(
      "free tuition|tuition free|in 20[3-9]\\d|what (?:would|will|do|does) (?:.* )?(?:charge|cost) us",
    ),
  },
  {
    tool: "collegeFacts",
    measure: "netPrice",
    when: words(
      "(?:average|avg|typical|usual|mean|median|normal|precio neto|costo promedio) (?:.* )?(?:net price|cost|price|pay|discount|aid|neto)|(?:most|other|typical|average|real) (?:families|people|students|kids) (?:.* )?pay|(?:families|people|students) (?:actually|really|typically|usually) pay|net price|costo promedio",
    ),
  },
  {
    tool: "match",
    when: words(
      `(?:good|great|right|bad|best|poor|strong|a|perfect) (?:\\w+ )?(?:fit|match|matches)\\b.*|(?:fit|fits|match|matches|suits?|suited|right|good (?:school|college|choice|place|option)|best) (?:.* )?(?:for|to|with|me|my) (?:me|my \\w+|us|someone like me|mi|what i want)?$|(?:right|good|best|great|perfect) (?:\\w+ ){0,3}(?:for) (?:me|my (?:son|daughter|kid|child)|us|him|her)|(?:which|what|recommend|suggest|que|cuales) (?:.* )?${college} (?:.* )?(?:should i (?:apply|look|consider|add|go|think)|should (?:my|we) .*(?:apply|look|consider)|match|fit|would (?:i|be|suit|you)|do you (?:recommend|suggest)|me (?:conviene\\w*|recomienda\\w*|quedan?)|deberia)|(?:recommend|suggest|recomienda\\w*) (?:.* )?${college}|would i (?:like|fit|be happy|do well|thrive)|(?:me conviene|es buena opcion|buena para mi|match score|my matches|my best matches|how well (?:does|do) .* (?:fit|match|suit))|where should i (?:apply|go)`,
    ),
    unless: words(
      "how do (?:i|you)|what (?:is|does) (?:a )?(?:good )?fit|@c (?:.*)?@c|(?:in|near|around) @s|@m",
    ),
  },
  {
    tool: "collegeFacts",
    measure: "size",
    when: words(
      "how (?:big|large|small|many (?:students|undergrads?|undergraduates|kids|people))|size|enrollment|enrolled|(?:number|cuantos) (?:of )?(?:students|undergrads|estudiantes|alumnos)|que tan grande|student body|(?:is|are) @c (?:a )?(?:big|small|large|huge|tiny|medium)\\b.*|undergrad population|student population",
    ),
    unless: words("class sizes?"),
  },
  {
    tool: "collegeFacts",
    measure: "location",
    when: words(
      "where(?:s| is| are|abouts)? (?:.* )?@c|(?:what|which|que) (?:city|state|town|part|ciudad|estado) (?:.* )?@c|(?:located|location|ubicad[ao]|queda|donde esta)|how far (?:.* )?@c|(?:is|are) @c (?:.* )?(?:in a (?:city|town|suburb)|rural|urban|near|downtown|in (?:the )?\\w+$)|distance|middle of nowhere|@c address",
    ),
    unless: words("where (?:can|do|should)|where is (?:the|my)"),
  },
  {
    tool: "collegeFacts",
    measure: "majors",
    when: words(
      "(?:does|do|can|tiene|has|have|offers?|ofrece|is there|are there|hay|good|strong) (?:.* )?@m|@m (?:.* )?(?:at|in|program|major|degree|en|at @c|there)|majors?|carreras?|programs?|degrees?|what can (?:i|you|he|she|one) (?:study|major)|fields? of study|concentrations?|@c .*@m|@m .*@c",
    ),
  },
  {
    tool: "collegeFacts",
    measure: "overview",
    when: words(
      "tell me (?:\\w+ ){0,3}about|@c (?:a )?(?:public|private)|(?:info|information|facts|details|stats|basics|summary|snapshot|rundown|overview|lowdown|informacion|datos)|what(?:s| is| do you know|) (?:.* )?@c (?:like|known|famous|about)|what do you (?:know|think) (?:about|of)|(?:is|how is|how s) @c (?:a |any )?(?:good|worth|decent|legit|great|nice|prestigious)|hablame de|dime (?:algo |mas )?(?:de|sobre)|^(?:the )?@c$|what about @c|what is @c$|whats @c$|(?:look up|pull up|show me|see) @c|interested in @c|thoughts on",
    ),
  },
];

const places =
  "(?:colleges|schools|universities|unis|campuses|publics|privates|hbcus?|universidades|community colleges|liberal arts colleges)";
const oneOfMany =
  "(?:cheapest|cheap|affordable|best|top|small|smaller|big|large|medium|good|great|nice|easiest|hardest|highest|lowest|public|private|liberal arts|women s|catholic|christian|religious|historically black|nearby|local|test optional|safety|safe|reach|target|mejores|mejor|baratas|barata|publicas|pequenas|which|what|list|find|show|any|are there|is there|name|looking for|want|search|give me|some|other|more|cuales|cual|que|hay|busco|4 year|four year|two year)";
const searches = words(
  [
    `${places} (?:\\w+ )?(?:in|near|around|with|under|within|offering|close|where|en|con|cerca|similar|like)`,
    `${oneOfMany} (?:[\\w@]+ ){0,6}${places}`,
    `${oneOfMany} (?:\\w+ ){0,3}(?:college|school|university|universidad) (?:\\w+ )?(?:for|in|near|with|that|where|under|to|en|con|para)`,
    `${places} (?:(?:that |which )?(?:i|we|my \\w+|he|she) (?:can|could|would|might|d)|(?:that|which|who) (?:still )?(?:takes?|accepts?|admits?|requires?|needs?|offers?|gives?|ha(?:s|ve)|meets?|are|do|does|don ?t)\\b)`,
    "(?:what|where) (?:can|could) (?:i|he|she|my \\w+) (?:get|be accepted) (?:in|into)?(?: to)? ?with (?:an? )?\\d",
    "(?:where|donde) (?:can|could|should|do|puedo|se puede|podria|puede)\\b.* (?:study|major|learn|get a degree|estudiar|@m)",
    "where (?:can|could|should|do) (?:i|you|we) go (?:in|with|for|near)",
    "(?:something|anything|options|anywhere|one) (?:close|near|in @s)|in @s (?:with|for|that)|@m (?:.* )?(?:in|near|en) (?:.* )?@s",
    "(?:nearest|closest) (?:\\w+ ){0,3}(?:college|school|university|univ)|colleges? (?:in|near|around|by) @l|@m\\b[^.?!]*\\b(?:near|close to|around|within|not far from|cerca de)\\b[^.?!@]*@l",
    "hbcus?|(?:somewhere|(?:a|some) place|good|best|strong|top)\\b.* @m|in state (?:schools|colleges|options)|@m (?:schools|colleges|programs)",
  ].join("|"),
);

const stateAid = words(
  "grants?|scholarships?|state aid|aid|financial aid|tuition (?:help|aid|assistance)|free (?:college|tuition|community)|tuition free|promise|programs?|becas?|(?:college|school|tuition|university) (?:is )?free|help|ayuda|money|assistance|dream|subvencion\\w*|gratis|matricula gratis",
);

/** What people ask about colleges that Tassel has no record of. */
const unrecorded = words(
  "driver s license|drivers? license|license plate|mascot|plane|flights?|hotels?|airbnb|tickets?|laptop|founded|president of|who is the (?:president|dean|coach)|football|basketball|soccer|baseball|quarterback|coach|fight song|famous alumni|school colors?|parking|wifi|cafeteria|greek life|frat(?:ernity|ernities|s)?|sororit(?:y|ies)|part(?:y|ies) scene|party school|weather|roommates?|mascota|equipo de",
);

/** "Where does Tufts rank". */
const ranksOne = words(
  "(?:where|how|what) .*@c .*rank(?:s|ed|ing|ings)?|@c rank(?:s|ed|ing|ings)?|rank(?:s|ed|ing) (?:is |does |of |for )?@c",
);

/** Words of Tassel's own subject. A question without any of them, and without a named thing, is nobody's here. */
const subjects = words(
  `${college}|apps|fafsa|css|sai|efc|pell|sat|sats|act|psat|aps?|ib|gpa|transcripts?|essays?|personal statement|supplementals?|common app|apply|applying|applications?|admissions?|admitted|deferred|waitlist\\w*|rejected|early (?:action|decision)|ea|ed|rea|rd|financial aid|aid|expensive|afford|scholarships?|grants?|loans?|tuition|fees?|fee waivers?|dorms?|campus|visits?|tours?|interviews?|recommend\\w*|counselors?|teachers?|majors?|degree|transfer\\w*|community|merit|need (?:blind|aware|based)|test optional|superscor\\w*|extracurriculars?|clubs?|volunteer\\w*|internships?|rankings?|deposits?|commit|529|work study|award letters?|freshm[ae]n|sophomores?|juniors?|seniors?|high school|honors|courses?|classes|dual enrollment|gap year|disabilit\\w*|accommodations?|504 plan|iep|student debt|college debt|first gen\\w*|becas?|ensayo|prestamos?|ayuda financiera|universitari[oa]s?|carta|recomendacion|visitar|grades|net price|verification|dependency|sibling|divorced|stepparents?|undocumented|appeal|waiver|deadlines?|portfolio|audition|athlet\\w*|recruit\\w*|ncaa|resume|study schedule|study plan|summer programs?|legacy|demonstrated interest|css profile|rotc|sticker price|cost of attendance|coa|parent plus|rolling|yield`,
);

/** Subjects a written page treats with certainty; an explaining question about them is read as one for the pages. */
export function asksForExplanation(text: string): boolean {
  return explains.test(text) && isAboutCollege(text);
}

export function isAboutCollege(text: string): boolean {
  return subjects.test(text);
}

export function asksForUnrecorded(text: string): boolean {
  return unrecorded.test(text) || ranksOne.test(text);
}

export function asksForSearch(text: string): boolean {
  return searches.test(text);
}

export function asksForStateAid(text: string): boolean {
  return stateAid.test(text);
}

/** About the student's own list as a whole. */
export function namesOwnList(text: string): boolean {
  return words(mine).test(text);
}

/** "The FAFSA", test days and other dates that are no college's. */
export function namesGeneralDate(text: string): boolean {
  return words(
    "fafsa|css|sats?|acts?|psats?|aps?|ap exams?|ap scores|common app|pell|test dates?|national (?:merit|decision)|registration|examen(?:es)?",
  ).test(text);
}

const followUp = words(
  "^(?:and|what about|how about|what if (?:i|we) (?:apply|do|go|did|applied|went)|ok(?:ay)?|so|also|or|but|then|same (?:for|with|question)|y|que tal|que hay de|tambien|for|instead)",
);
const pointing = words(
  "it|its|(?<!\\b(?:is|are|was|were|if) )there|they|them|their|that (?:school|college|one|place|university)|this (?:school|college|one|place|university)|those|these|the (?:school|college|other one|other|same)|both|ahi|alli|esa|ese|esta universidad|either one",
);

export function soundsLikeFollowUp(text: string): boolean {
  return followUp.test(text);
}

export function pointsBack(text: string): boolean {
  return pointing.test(text);
}

/** The pointing words of a text as the sign of a college. */
export function replacePointing(text: string): string {
  return text.replaceAll(new RegExp(pointing.source, "g"), "@c");
}

/** Every cue that fits, the likeliest first, each tool once. */
export function findCues(text: string): Cue[] {
  const found: Cue[] = [];
  for (const rule of rules) {
    if (found.some(({ tool }) => tool === rule.tool)) continue;
    if (!rule.when.test(text) || rule.unless?.test(text) === true) continue;
    found.push({ tool: rule.tool, measure: rule.measure ?? null });
  }
  return found;
}

const roundCues: readonly (readonly [DeadlineRound, RegExp])[] = [
  [
    "restrictiveEarlyAction",
    words("restrictive early action|single choice early action|rea|scea|single choice"),
  ],
  ["earlyDecision2", words("(?:early decision|ed) ?(?:2|ii|two)|ed2|edii|second early decision")],
  ["earlyDecision1", words("(?:early decision|ed) ?(?:1|i|one)|ed1")],
  ["earlyDecision", words("early decision|ed|decision temprana|binding")],
  ["earlyAction2", words("(?:early action|ea) ?(?:2|ii|two)|ea2")],
  ["earlyAction", words("early action|ea|accion temprana|early")],
  ["scholarshipPriority", words("(?:merit|scholarships?|becas?)")],
  ["honors", words("honors?(?: college| program)?")],
  ["deposit", words("deposits?|commit|enroll(?:ment)? deposit|decision day|enroll|housing deposit")],
  ["priority", words("priority|prioridad|preferred")],
  ["regularDecision", words("regular(?: decision)?|rd|decision regular|normal deadline")],
];

export function findRound(text: string): DeadlineRound | null {
  return roundCues.find(([, cue]) => cue.test(text))?.[0] ?? null;
}

export function findResidency(text: string): "resident" | "nonresident" | null {
  if (
    words(
      "out of state(?:rs?)?|oos|non ?residents?|de otro estado|fuera del estado|not from (?:there|here)|(?:from )?(?:another|a different|other) state",
    ).test(text)
  )
    return "nonresident";
  if (words("in state|instate|(?<!non )(?<!non)residents?|residentes?|del estado").test(text))
    return "resident";
  return null;
}

const indexRulesAsked = words(indexRules);

/** "Does Pell have to be paid back": not what this family's index or grant is. */
export function asksOfIndexRules(text: string): boolean {
  return indexRulesAsked.test(text);
}
