/**
 * The words a language model's own sentences may be made of: everyday English and the trade's, in lower case, without
 * number words, claims and names. A word that is not here makes its sentence fail, so that an invented name cannot pass by
 * leaving out its capital letter. Loaded with the model's transport alone.
 */

const words = `
a about above academic academies accept acceptance accepts access accommodations account accounts across act
action activities add added adding additional address adds adjusted admission admissions admit adult advise
adviser advising advisor aerospace affidavit after afternoon afterward again against age agencies agency agree
agreed agreement agreements ahead aid aim alike all allow almost alone along already also although am among
amount amounts an and announced another answer answered answers any anyone anything anyway anywhere ap apart app
appear applicant applicants application applications applied applies apply applying apprenticeships approved
approves are area areas around arrive arrives art arts as aside ask asked asks asset assets associate at
athletes athletics attend attendance auditors aunt available award awarded awards away bachelor back background
bad balance balanced bank based basis be because become becomes been before began begin beginning begins behind
being believe believes belong belongs below beside besides between beyond big bill bills bind biology biotech
blank block board boards book books border borrow borrowed borrowers both bottom box bracket break breaks brief
bring brings brother brothers budget budgets build building builds built business but button buys by calculator
calendar call called calls calm came campus campuses can car card care career careers careful carefully carry
case cases cause ceiling ceilings center centers certificate certificates certification certifications chance
chances change changed changes chapter charge charged charges chart charter charts check checking checklist
checks child children chips choice choices choose choosing chose churches circumstances cities citizens city
civics claim claims class classes clear clearly close closes closing closures club clubs coast code cold college
colleges column columns combines come comes coming commit committee common communities community companies
compare compared compares comparing comparison complete completed completing completion composite composites
computer computers computing conditions confirm confirmed conflict connects consent consider considerable
considering construction contract converter coordinator copy core correct cost costs could council counselor
counselors count counted counties counting country counts county course courses court cover covered covers
credential credentials credit credits cross css curious current currently cut cutoff cuts cycle dad data date
dates day days deadline deadlines death debt decide decided decides deciding decision decisions deduct deduction
deferral defines degree degrees demand demanding denial department depend dependent depending depends deposit
describe detail details device did differ difference differences different differently differs digital diploma
diplomas direct directly disability disagree discount discounts discuss discussed disruption distance district
districts divorced do document documents does doing don done dorm dorms dot doubts down downtown draft drawing
drive driver driving drop dropped drops due during duty each earlier early earn earned earnings earns easy
education effect effort either else elsewhere email emails employers end ended endorsement endorsements ends
energy engineering engineers english enjoy enough enroll enrolled enrollment enrolls enter entered entering
entire envelope equipment especially essay essays estimate estimated estimates even evening ever every everybody
everyone everything everywhere exact exactly exam example examples exams except exceptions exchange excited
exciting exist exists exit expect expected experience experiences explain explained explains explore exploring
extra fact facts fafsa fair fall falls families family far fares farming fast father federal fee feel feeling
feelings feels fees feet felt few field fields figure figures file filed filer filers files fill filled filling
film filter final finalists finally finance financial find finder finding finds fine finish finished finishing
first fit fits fix fixed flight folder follow followed following follows food football for force foreign forget
form format former forms formula forward foster found foundation fraud freeze freshman fridge friend friends
from full further future gain gaps gas gave general generally get gets getting gift give given gives giving glad
gladly glance go goal goals goes going gone good got government gpa grade graders grades graduate graduated
graduates graduation grandparent grant granted grants great green grew grid gross group groups grow growing
growth guess guide guideline guides habits had hall hand handed hands happen happened happens happily happy hard
has have having he head health hear heard heat hello help helper helpful helps her here hers herself hey hi
hidden hide high him hire hires his historic historically history hit hobbies hobby hold holds holidays home
homeless homeschooled honest honestly honor honors hope hopes hour hours house household housing how however
humid i ib idea ideas if imagine immigration importance important in include included includes including income
incomes increase indeed independent index individual industry information inside instead institutions intent
interest interested interesting interests interview interviews into invitation is it its itself job jobs join
joined joint judge judges junior juniors just keep keeps kept kind kindly kinds kitchen knew know known knows
label labels labor language languages laptop large last lasts later law lawful lawfully lay lead leads learn
learned learning lease leave leaves left legal length lessons let lets letter letters level library license lies
life lift light lighter like likes limit limited limits line lines link list listed listen listing lists
literacy little live lived lives living load loan loans local locked locks log logistics long look looked
looking looks lose lost love low luck lunch made mail main major majors make makes making many map mark marked
match matches matching math matter matters may maybe me meal meals mean means meant meanwhile measure measures
medical medium meet meeting meets member members men mention mentioned merged merit method metro mid middle
midwestern might mild mile miles military mind mine minus minutes miss missed missing mix mixed mixes moderate
mom moment money month monthly months morning mornings mother move moved moves much music must my myself name
named names narrow nation national near nearby need needed needs neighbor neighboring net new news next nice
night no noncitizens nonprofit nonresidents normal not note notes notice now number numbers nurses nursing
occupation odds of off offer offered offers office offices often ok okay old on once one ones online only onto
open opened openings opens opt option options or order orientation orphan other others otherwise our ours
ourselves out outside overall overtime owe owed owing own owns pace page pages paid pair paper papers parent
parents parking part particular parts pass passing past path paths pathway pathways pay paying payment pays pde
people per performance perhaps person personal phone photography pick picked picks picture place placement
places plain plains plan planned planner planning plans play please plus point points policies policy politely
poor portal portals ports possible poverty practice practiced pre prefer preparation prepare presence present
press pressing price prices print priority private problem problems process profession professional profile
program programs projections proof property proud prove provide provides providing psychology public publish
publishes put puts question questions quick quickly quiet quite rail raise raised raises ran range ranges rate
rates rather reach reaches read reader readiness reading reads ready real really reason reasons receive received
receives recent recently recommendation recommendations record records recruited red regents region regional
register registered registers registrar registration regular release religious rely remain remains remember
remove renew rent repaid repair repeat replace replaced replaces reply report reports request requests
requirement requirements research residency resident residents resource resources rest result results retake
return returns review reviewing rewards ride right rigor rise risk role rolling room rooms rose round rounds
route routes row rows rule ruled rules ruling run running runs rural sai said sales sat save saved saves saving
savings saw say says scale schedule scholarship scholarships school schools science sciences score scorecard
scores screen seals search season seat section see seem seems seen sees self semester semesters senator send
sending sends senior seniors sense sent sentence separate separation serve served serves service session
sessions set sets setting settle shape share shares sharing she sheet shelter shift shop short shot should show
showing shown shows shrink side sign signals signature signed signs similar simple simply since single sit site
sits sitting sittings situation situations size sized skills skip slack sleep slowly small smoke snow so social
some someone something somewhere soon sophomore sorry sort sorts sound sounds source sources southwest space
speak special specific spend spent sport sports spread spreading stand standard stands stars start started
starting starts state states statewide status stay stayed staying stays step stepparent steps stick sticker
still stood stop stopped stops store stories story straight strength strengths stressful strong student students
studies study studying subject subjects submit submitted submitting subsidized suburb suburban suburbs subway
success such sued suggest suits sunny support sure surprise surprised survey suspended system systems table
tables take taken takes taking talent talk talked talking target task tasks tassel taught tax taxable taxes tea
teach teacher teachers teaches teaching team technical technology tell tells term terms test tested testing
tests text thank thanks that the their theirs them themselves then there therefore these they thing things think
thinking this those though thought through tickets tie ties tight time timeline timer times to together told too
took tool tools topic total tough tour tours toward town towns track trade trades tradition traditions train
training trains transcript transcripts transfer transfers transit travel treat treats trends tribes trip trips
trouble true truth try trying tuition turn turned turns type typed types typical typically under undergraduate
undergraduates understand understanding undocumented unique unit units universities university unless unlock
unlocks unsubsidized unsure until unweighted up update upon upper upstate urban us use used useful uses usual
usually value values various verification verified verify version very videos view views visit visiting visits
voter wages wait waiting waitlist waits walk walks want wanted wants ward warm was watch water way ways we weak
weakness weather website week weeks weigh weighs weight weighted welcome well went were western what whatever
when where wherever whether which while who whole whom whose why wide widely will win window wish with withdraw
within women wonder wonderful word words work worked workers works world worried worries worry worth would write
writes writing written wrote year yearly years yes yet you young your yours yourself youth
`;

export const plainWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
