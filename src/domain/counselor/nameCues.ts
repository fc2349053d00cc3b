/** The words beside a name that show it is meant as a college, a state or something to study. */

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ""));
}

/** Directly before a college: "at Rice", "attend Rice", "about Rice?". Words are in search spelling. */
export const beforeCollege = toSet(
  `at into afford attend attending attends attended versus vs visit visiting visited toured choose choosing chose picked cover covers
  universidad universidades colegio`,
);

/** "to Rice" counts after one of these, and so do "from Rice" and "by Rice". */
export const movesTo = toSet(
  `apply applied applying applies application applications go going goes went gone transfer transferring transferred
  accepted admitted deferred rejected waitlisted denied get got getting gets commit committed committing enroll
  enrolled enrolling send sending sent admission admissions acceptance entrar aplicar solicitar ir ingresar admision
  letter offer award package aceptado aceptada transferirme solicitud degree graduate graduated graduating email heard`,
);
export const towards = toSet("to in into from by at");
/** "entrar a Rice", "aceptado en Rice"; "a" alone is the English article. */
export const movesToInSpanish = toSet(
  `entrar entro entre aplicar aplico solicitar ir voy ingresar ingreso admision aceptado aceptada transferirme solicitud
  entraria admitido admitida aceptaron`,
);
export const towardsInSpanish = toSet("a en de al");

/** "chances for Rice", "cost of Rice": the second word joins a measure and a college. */
export const measures = toSet(
  `tuition cost costs price prices deadline deadlines chance chances odds rate acceptance admission admissions admit
  gpa sat act score scores scholarship scholarships aid application essay essays supplement requirement requirements
  stats dorms campus need size housing date dates decision action matricula costo precio fecha becas ayuda pay paying
  plan list rd ed ea regular early`,
);
export const joiners = toSet(
  "for of with to a en de para por is about on sobre than like add remove compare love",
);

/** Directly after a college: "Rice acceptance rate", "Brown's tuition". */
export const afterCollege = toSet(
  `university college acceptance admit admits admission admissions deadline deadlines tuition campus essay essays
  supplement supplements supplemental application applications dorm dorms housing vs versus undergrad undergraduate ed
  ea rd ed1 ed2 scea rea early regular gpa financial merit scholarship scholarships net sticker price cost costs
  ranking rankings enrollment graduation retention average test tests superscore superscores need hard expensive cheap
  worth requires require accept accepts offers sat act apply requirements waitlist portal interview alumni majors major
  engineering nursing matricula students cuesta acepta aid in-state rolling`,
);

/** After an everyday word that is also a college ("American acceptance rate"), only these. */
export const afterEverydayName = toSet(
  "university college acceptance admissions admission vs versus sent gave offered admitted accepted rejected deferred",
);

/** A question with one of these is about a state itself, or about living there. */
export const stateMatters = toSet(
  `resident residents residency live lives living moved moving move grant grants fafsa agency vivo vive vivimos
  residente residentes mudamos reciprocity scholarship scholarships beca becas`,
);

/** Those of them that say where home is, where a state stands after "in". */
export const livesIn = toSet("live lives living moved moving move vivo vive vivimos mudamos");
export const towardsHome = toSet("in to en a");

/** Before a bare state name: then it is the flagship university that is meant. */
export const beforeStateCollege = toSet("into attend attending attends vs versus");
export const afterStateCollege = toSet(
  `acceptance admit admits admission admissions supplement supplements supplemental essay essays ed ea early regular vs
  versus tuition gpa sat act superscore superscores hard test waitlist portal honors campus dorms housing football
  deadline undergrad ranking application out instate cost costs price require requires accept accepts worth need`,
);

/** "Is Michigan a reach": the word after the article. */
export const askedOfCollege = toSet("reach safety target match likely good great fit realistic hard backup");

/** Words around a major: "major in history", "study art", "history major". */
export const beforeMajor = toSet(
  `wants want wanting love loves major majors majoring study studying studies studied minor minoring degree degrees undeclared estudiar estudia
  estudio carrera carreras bachelors bachelor masters program programs best good strong top programas`,
);
export const majorJoiners = toSet("in for of en de the an a el la as");
export const afterMajor = toSet(
  `major majors majoring minor degree degrees program programs school schools student students department programa
  programas field graduates jobs career careers courses colleges`,
);

/** Between two names of one list: "Rice or Brown", "Rice vs. Brown", "Rice, Brown". */
/** How one college is set against another with "than". */
export const comparedBy = toSet(
  "better worse cheaper harder easier bigger smaller larger closer safer more less expensive affordable selective competitive prestigious fun a lot much",
);
export const joinsTwo = toSet("or vs versus v o than");
export const listWords = toSet("and or vs versus v y o e u & with than against then plus contra also");

/** Words that end a name: nothing after them can make an everyday word into something else. */
export const functionWords = toSet(
  `the a an and or but if is are was were do does did can could will would should i we my our your you they he she it
  with for from of on in to at as by without because when what how much many than vs so am be have has there that this
  not early next now y o con sin si para`,
);

/** Letters of the field itself; never a college by themselves. */
export const tradeLetters = toSet(
  `ed ea rd rea scea sat act psat gpa fafsa css sai efc ap ib stem usa fsa irs rotc ncaa hbcu daca clep lor sar isir
  coa faq ged esl ell iep pell plus heop eop tap map nsf toefl ielts cds pdf usd asap lol omg btw idk imo
  tbh nyc la us dob ssn ceo phd mba md jd bs ba bsn ms ma aa as ada rn ets edu hs ccc wue naia nil ai cs it cc lgbtq
  tops stats tas cla csi cia fbi ice dhs dmv cst est pst dc nj ny ohio`,
);

/** Curated short forms that are also everyday words, names or places: they need a cue. */
export const everydayShortForms = toSet(
  `case cal carolina mines army navy mason parsons bing rolla slo berkeley columbia buffalo houston miami cincinnati
  penn upa utah vols aggies fit um us uk ut duke auburn annapolis hopkins aandm chapelhill airforce binghamton uno cit cpp mst csc
  morgan bowie coastal boise kent usd`,
);

/** Two letters that are no word, no state's code and no unit: beside a cue they are a college in lowercase, too. */
export const twoLetterColleges = toSet("bu bc uf gt vt iu ku ou uw uh cu du nd ub ud uk");

/** "UCI", "UNT", "SMU": three letters that are a university's and, but for these, no word. */
export const shapeOfInitials = /^(?!you|thu|use|usa|ugh|uno|una|uso)(?:[b-z]{2}u|u[a-z]{2}|am)$/;
/** What may stand around a name that is all that is said. */
export const aroundName = toSet(
  "and or ok okay so what whats about how for at to the then now also but no oh wait sorry i mean meant actually y o que tal de para",
);
/** Names that are said alone in another meaning. */
export const wordsAlone = toSet(
  `hope life help people unity success grace faith mercy champion union american national southern eastern western
  central northern post capital liberty regent mission temple online none more both math arts art music nursing
  business education design yes nope thanks thank please hello cheaper money grants loans king kings mary friends
  point park bard reed cost costs price fees free best worst small large public private`,
);

/** One-word names that mean a college and nothing else a family would type. */
export const unmistakable = toSet(
  `stanford harvard yale princeton cornell dartmouth vanderbilt caltech purdue clemson rutgers gonzaga villanova
  fordham marquette creighton depaul drexel tulane quinnipiac hofstra elon lehigh duquesne adelphi marist lindenwood
  pepperdine samford brandeis bucknell brandeis bowdoin swarthmore grinnell oberlin vassar haverford pomona skidmore
  macalester wellesley barnard carleton kenyon middlebury colgate spelman morehouse rensselaer northeastern
  northwestern georgetown juilliard babson wofford furman valparaiso susquehanna muhlenberg ursinus juniata
  gustavus tufts denison occidental earlham goucher otterbein lipscomb bates colby rollins stetson pitzer scripps swat notredame umich ucla uiuc emory tufts baylor mizzou
  towson duke tuskegee wakeforest bowlinggreen collegepark clarkson xavier villanova loyola smu tcu wpi rpi rit bgsu gvsu jmu vcu odu gmu`,
);

/** State programs whose one-word name means nothing else. */
export const unmistakablePrograms = toSet(
  "excelsior hazlewood benacquisto calkids pheaa ocog vtag azleap heop teog pathwayoregon calgrant hathaway kees arfuture masseducate massreconnect ktg mtag mesg otag",
);

/** Core words of colleges that are everyday words: only "at", "into" and the like make them a name. */
export const everydayNames = toSet(
  `american national southern eastern western central northern northwest southwest southeast southwestern southeastern
  pacific atlantic union trinity liberty regent capital people post mary king kings new point reach hope mercy park
  rose mission post pace temple grace champion friends life success unity faith christian catholic
  baptist methodist bible covenant providence everglades ozarks piedmont midland midway cornerstone heritage
  independence pioneer summit horizon tampa phoenix oakland seattle chicago boston
  denver dayton syracuse memphis louisville pittsburgh albany rochester richmond portland charleston wilmington
  dallas jacksonville indianapolis baltimore springfield bridgeport evansville tulsa wesleyan concordia lincoln
  madison jackson columbia washington houston marshall hamilton lawrence taylor howard lee clark smith drew dean
  marian bryant lamar carroll cameron bradley austin gordon lewis anderson williams thomas baker wheaton marion
  campbell curry berry rider drake lynn mercer park bard reed drury miles knox alma geneva coe doane barry regis
  shepherd waldorf converse sage franklin monroe benedict webster parker marymount augusta florence warren allen
  allegheny huntington greenville hanover lakeland windsor westminster cumberland columbus dominican excelsior
  messiah emmanuel nazareth bethel canterbury oxford cambridge prescott post strayer walden capella unity clinton
  wagner walsh wilkes simmons simpson nelson fisher nichols andrews morris barton norwich suffolk salem berkeley`,
);

/** Before a state's name they name a part of it, until a cue says otherwise: "southern California". */
export const directions = toSet(
  "north south east west northern southern eastern western central northeast northwest southeast southwest upstate",
);

/** Words so general that a name made only of them is said in other meanings too. */
export const generalWords = toSet(
  `north south east west northern southern eastern western central state community technical technology tech arts art
  science sciences health healthcare medical medicine beauty career careers national american international city
  county business law nursing high online early first new middle public private honors summer training center
  academy studies bible christian school schools college colleges university institute global world life design
  music media management massage hair cosmetology culinary trade professional professionals education educational
  learning theological seminary graduate general applied advanced polytechnic vocational adult extension open free
  virtual distance us united states the of and for in at allied dental barber esthetics aviation welding
  system systems district campus main department program programs degree valley coast river lake mountain bay
  big best top good great real total home family women womens men mens full time part complete computer
  information engineering english language languages psychology teacher teachers student students`,
);

/** "Is Rice hard to get into", "does Rice superscore". */
export const askingVerbs = toSet(
  "is does do did will can are has have would es tiene como how why hard easy",
);
export const afterAskedCollege = toSet(
  `hard easy test need good worth a an require requires accept accepts offer offers have has superscore superscores
  give gives expensive meet meets difficult look looks consider considers too affordable cheap free going still use
  want allow take cost in my like as stop to care selective competitive safe likely realistic possible better track difficil
  caro buena`,
);

/** "add Rice to my plan", "compare Rice and Brown". */
export const commands = toSet(
  "add remove drop compare compara agrega anade quita elimina delete show between tour visit like love keep choose",
);

/** With a capital letter, and the name ending there: "my top choice is Rice". */
export const softJoiners = toSet("for of than is to like love about para de a from by my on");

export const placeJoiners = toSet("in from to en de near live leave outside across throughout");
export const afterState = toSet(
  `one campus kids family resident residents residency schools colleges universities student students grant grants aid programs program
  scholarship scholarships public state publics families fafsa hope promise free`,
);
/** Of codes that are words or titles too, those that aid after them makes a state: "md grants", "ga hope". */
export const codesBeforeAid = toSet("ct ga ma md mo ms pa ut va wa");
export const aidAfterCode = toSet("grant grants aid resident residents fafsa hope promise scholarship");
/** Codes that mean nothing else, in lowercase as well. */
export const clearCodes = toSet("nj ny tx fl nc tn nv wv ks mn nh ri wy nm");
export const codesThatAreWords = toSet(
  "in or me ok hi oh al id de la ma pa mo co as mi ms ct md ga va ne wa ut",
);

/** School classes and tests are no majors: "AP Physics", "SAT math". */
export const schoolSubject = toSet("ap ib sat act psat honors regents clep took taking algebra hl sl");
export const schoolSubjectAfter = toSet(
  `class classes test exam exams grade grades teacher teachers homework regents score scores tutor credits credit
  speaking speaker version loan loans`,
);
export const placesToStudy = toSet(
  "colleges college schools school universities university place places universidad universidades good great strong",
);
export const afterProgram = toSet(
  `grant grants scholarship scholarships award awards program programs eligibility deadline application money amount
  gpa requirements`,
);

/** Program names that are everyday words: in lowercase they count only after one of these, with their state named. */
export const everydayPrograms = toSet("hope promise seed tag opportunity life");
export const askedOfProgram = toSet("due pay pays cover covers worth open opens close require requires need");
export const beforeProgram = toSet("for does is about of keep get lose s");

export function isNumber(word: string): boolean {
  return /^\d/.test(word);
}
