/** A few hundred colleges for search tests: unitId, name, aliases, city, state, undergraduates, and three flags. */
import { isStateCode } from "#domain/college/states.ts";
import type { SearchableCollege } from "./searchIndex.ts";

/** From the College Scorecard release of June 10, 2026. Flags: degree-granting, bachelor's, online only. */
const lines = `
100751|The University of Alabama||Tuscaloosa|AL|33227|1|1|0
104151|Arizona State University Campus Immersion|ASU Tempe|Tempe|AZ|64674|1|1|0
106458|Arkansas State University|A-State;AState|Jonesboro|AR|9110|1|1|0
110404|California Institute of Technology|Caltech|Pasadena|CA|987|1|1|0
110422|California Polytechnic State University-San Luis Obispo|Cal Poly|San Luis Obispo|CA|21996|1|1|0
110529|California State Polytechnic University-Pomona||Pomona|CA|25042|1|1|0
110565|California State University-Fullerton|Cal State Fullerton|Fullerton|CA|38546|1|1|0
110574|California State University-East Bay|Cal State East Bay|Hayward|CA|9809|1|1|0
110583|California State University-Long Beach|Cal State Long Beach|Long Beach|CA|35924|1|1|0
110592|California State University-Los Angeles|Cal State LA|Los Angeles|CA|19562|1|1|0
110635|University of California-Berkeley|UC Berkeley|Berkeley|CA|33068|1|1|0
110644|University of California-Davis|UC Davis|Davis|CA|32253|1|1|0
110662|University of California-Los Angeles|UCLA|Los Angeles|CA|33475|1|1|0
110680|University of California-San Diego|UCSD UC San Diego|La Jolla|CA|34948|1|1|0
111188|Cal Poly Maritime Academy|California State University Maritime Academy|Vallejo|CA|804|1|1|0
120184|Notre Dame de Namur University|NDNU|Belmont|CA|33|1|1|0
122755|San Jose State University||San Jose|CA|27601|1|1|0
123961|University of Southern California|USC|Los Angeles|CA|20443|1|1|0
129020|University of Connecticut||Storrs|CT|19835|1|1|0
129525|University of Hartford|UHart;UHA;Hartford|West Hartford|CT|4146|1|1|0
129774|Mitchell College||New London|CT|377|1|1|0
130590|Trinity College|Trinity College;Hartford;Connecticut|Hartford|CT|2146|1|1|0
131520|Howard University|HU|Washington|DC|10108|1|1|0
135717|Miami Dade College|MDC Miami Dade College|Miami|FL|46182|1|0|0
135726|University of Miami||Coral Gables|FL|12913|1|1|0
137209|Seminole State College of Florida|Seminole State|Sanford|FL|12864|1|0|0
139278|West Georgia Technical College||Waco|GA|5163|1|0|0
139755|Georgia Institute of Technology-Main Campus|Georgia Tech|Atlanta|GA|18785|1|1|0
141565|University of Hawaii at Hilo|UH Hilo / UHH|Hilo|HI|2160|1|1|0
141574|University of Hawaii at Manoa|UH Manoa / UHM|Honolulu|HI|15029|1|1|0
141981|University of Hawaii-West Oahu|UH West Oahu / UHWO|Kapolei|HI|2519|1|1|0
142054|Carrington College-Boise|Carrington College-Boise formerly Apollo College-Boise|Boise|ID|478|1|0|0
142090|Boise Bible College||Boise|ID|93|1|1|0
142115|Boise State University|Boise State|Boise|ID|17674|1|1|0
142522|Brigham Young University-Idaho|BYU-I|Rexburg|ID|44397|1|0|0
145637|University of Illinois Urbana-Champaign|Illinois;Illinios;Ilinois;Ilinios;Urbana;Champaign|Champaign|IL|36258|1|1|0
147396|Morrison Institute of Technology|Morrison Tech|Morrison|IL|59|1|0|0
147767|Northwestern University||Evanston|IL|9201|1|1|0
151102|Purdue University Fort Wayne|IPFW;IUPUFW;Purdue University-Fort Wayne;Purdue-Fort Wayne;Purdue Fort Wayne|Fort Wayne|IN|5484|1|1|0
152080|University of Notre Dame|Notre Dame;Fighting Irish;ND|Notre Dame|IN|8818|1|1|0
153162|Cornell College||Mount Vernon|IA|1086|1|1|0
155399|Kansas State University|K-State|Manhattan|KS|15142|1|1|0
155681|Pittsburg State University|Pitt State|Pittsburg|KS|4210|1|1|0
157058|Kentucky State University|K-State|Frankfort|KY|1309|1|1|0
159382|Louisiana State University at Alexandria|LSUA|Alexandria|LA|5632|1|1|0
159391|Louisiana State University and Agricultural & Mechanical College|Louisiana State University;LSU|Baton Rouge|LA|30594|1|1|0
159416|Louisiana State University-Shreveport|LSUS|Shreveport|LA|2153|1|1|0
160038|Northwestern State University of Louisiana|NSU;NSULA;Northwestern State University;Northwestern;NwSU|Natchitoches|LA|5519|1|1|0
162706|Harford Community College||Bel Air|MD|3696|1|0|0
162928|Johns Hopkins University|Johns Hopkins|Baltimore|MD|5693|1|1|0
163578|Notre Dame of Maryland University|NDMU|Baltimore|MD|709|1|1|0
163976|St. John's College|SJC|Annapolis|MD|471|1|1|0
164924|Boston College||Chestnut Hill|MA|10085|1|1|0
164988|Boston University|BU;Boston U|Boston|MA|18248|1|1|0
166027|Harvard University||Cambridge|MA|7601|1|1|0
166513|University of Massachusetts-Lowell||Lowell|MA|11434|1|1|0
166629|University of Massachusetts-Amherst|UMass Amherst|Amherst|MA|23671|1|1|0
166638|University of Massachusetts-Boston||Boston|MA|11512|1|1|0
166683|Massachusetts Institute of Technology|MIT;M.I.T.|Cambridge|MA|4535|1|1|0
166939|Mount Holyoke College|MHC|South Hadley|MA|2169|1|1|0
167215|New England Law-Boston|New England Law;Boston|Boston|MA||0|0|0
167835|Smith College||Northampton|MA|2544|1|1|0
170976|University of Michigan-Ann Arbor|U of Michigan;U of M;Univ of Michigan;U Michigan Ann Arbor;University of Michigan Ann Arbor|Ann Arbor|MI|34177|1|1|0
171100|Michigan State University|MSU;Spartans;MI State University;State;MI State U|East Lansing|MI|40922|1|1|0
171128|Michigan Technological University|Michigan Tech;MTU;Michigan Tech University;Mich Tech;Michigan Technological Univ;Michigan Tech Univ|Houghton|MI|5955|1|1|0
171137|University of Michigan-Dearborn|UM-Dearborn|Dearborn|MI|5952|1|1|0
171146|University of Michigan-Flint|UM-Flint|Flint|MI|4411|1|1|0
174066|University of Minnesota-Twin Cities||Minneapolis|MN|31855|1|1|0
174491|University of Northwestern-St Paul|University of Northwestern (MN);Northwestern|Saint Paul|MN|1442|1|1|0
174792|Saint Johns University|Saint John's|Collegeville|MN|1395|1|1|0
174844|St Olaf College||Northfield|MN|3093|1|1|0
176008|Mississippi Delta Community College|MDCC|Moorhead|MS|1413|1|0|0
176017|University of Mississippi|Ole Miss|University|MS|21473|1|1|0
176080|Mississippi State University||Mississippi State|MS|18397|1|1|0
177065|Columbia College||Columbia|MO|4950|1|1|0
178396|University of Missouri-Columbia||Columbia|MO|23929|1|1|0
179159|Saint Louis University||Saint Louis|MO|7267|1|1|0
179867|Washington University in St Louis|WashU|St. Louis|MO|7857|1|1|0
180461|Montana State University|MSU|Bozeman|MT|14451|1|1|0
183789|Berkeley College-Woodland Park|Berkeley College Woodland Park Campus;Berkeley College Woodbridge Campus;Berkeley College Newark Campus;Berkeley College Online|Woodland Park|NJ|1778|1|1|0
185466|Rizzieri Aveda School for Beauty and Wellness||Voorhees|NJ|346|0|0|0
186122|Princeton Theological Seminary|Princeton Seminary;PTS|Princeton|NJ||0|0|0
186131|Princeton University||Princeton|NJ|5709|1|1|0
186371|Rutgers University-Camden|Rutgers;The State University of New Jersey;Rutgers;The State University;Rutgers University;Rutgers U|Camden|NJ|3753|1|1|0
186380|Rutgers University-New Brunswick|Rutgers;The State University of New Jersey;Rutgers;The State University;Rutgers University;Rutgers U|New Brunswick|NJ|37751|1|1|0
186399|Rutgers University-Newark|Rutgers;The State University of New Jersey;Rutgers;The State University;Rutgers University;Rutgers U|Newark|NJ|7709|1|1|0
189097|Barnard College|Barnard|New York|NY|3264|1|1|0
189228|Berkeley College-New York|Berkeley College NYC Campus;Berkeley College New York City Campus;Berkeley College;Berkeley College Online|New York|NY|1449|1|1|0
190150|Columbia University in the City of New York|Columbia University|New York|NY|8973|1|1|0
190415|Cornell University||Ithaca|NY|15995|1|1|0
190424|Weill Medical College of Cornell University|Weill Cornell Medical College;Joan and Sanford I. Weill Medical College of Cornell University;Weill Medical College;Cornell Medical College;Cornell Medical Campus|New York|NY||0|0|0
190512|CUNY Bernard M Baruch College|Baruch;Baruch College|New York|NY|16154|1|1|0
190594|CUNY Hunter College|Hunter;Hunter College|New York|NY|16289|1|1|0
191630|Hobart William Smith Colleges||Geneva|NY|1786|1|1|0
193900|New York University||New York|NY|28663|1|1|0
194824|Rensselaer Polytechnic Institute|RPI;Rensselaer|Troy|NY|5714|1|1|0
195809|St. John's University-New York|St. John's University-New York|Queens|NY|9477|1|1|0
196060|University at Albany|SUNY at Albany|Albany|NY|12564|1|1|0
196088|University at Buffalo|University at Buffalo;UB;State University of New York at Buffalo;SUNY Buffalo;University of Buffalo|Buffalo|NY|20112|1|1|0
196130|SUNY Buffalo State University|Buffalo State University|Buffalo|NY|5097|1|1|0
196167|SUNY College at Geneseo|SUNY Geneseo|Geneseo|NY|3869|1|1|0
197869|Appalachian State University|Appalachian State University|Boone|NC|19444|1|1|0
199102|North Carolina A & T State University|NCAT|Greensboro|NC|12182|1|1|0
199120|University of North Carolina at Chapel Hill||Chapel Hill|NC|20752|1|1|0
199139|University of North Carolina at Charlotte|UNC Charlotte|Charlotte|NC|24453|1|1|0
199148|University of North Carolina at Greensboro|UNCG|Greensboro|NC|14062|1|1|0
199193|North Carolina State University at Raleigh|NC State University;NC State;N C State University;N C State;NCSU|Raleigh|NC|27371|1|1|0
199218|University of North Carolina Wilmington|UNCW;University of North Carolina at Wilmington;UNC Wilmington;UNC W;University of NC at Wilmington;Univ of NC-Wilmington|Wilmington|NC|14922|1|1|0
199333|Pitt Community College||Winterville|NC|5317|1|0|0
199740|Stanly Community College|Stanly Technical College;Stanly Technical Institute;Stanley Technical College;Stanley Community College;Stanley Technical Institute;Stanly Tech|Albemarle|NC|1465|1|0|0
201034|Apollo Career Center|Apollo JVS;Apollo Career Center;Apollo Joint Vocational School|Lima|OH|574|0|0|0
203678|James A. Rhodes State College|Rhodes State College|Lima|OH|1590|1|0|0
204006|Miami University-Hamilton||Hamilton|OH|2043|1|1|0
204024|Miami University-Oxford|Miami of Ohio|Oxford|OH|16656|1|1|0
204121|Moler Hollywood Beauty Academy||Cincinnati|OH|73|1|0|0
204486|University of Northwestern Ohio||Lima|OH|2494|1|0|0
204671|Ohio State University-Lima Campus||Lima|OH|621|1|1|0
204705|Ohio State University-Newark Campus||Newark|OH|2396|1|0|0
204714|Ohio State Beauty Academy|OSBA|Lima|OH|91|1|0|0
204796|Ohio State University-Main Campus||Columbus|OH|45638|1|1|0
204963|Paramount Beauty Academy||Portsmouth|OH|51|1|0|0
207388|Oklahoma State University-Main Campus||Stillwater|OK|21773|1|1|0
209542|Oregon State University||Corvallis|OR|30743|1|1|0
209746|Portland Community College||Portland|OR|19531|1|0|0
209807|Portland State University||Portland|OR|13182|1|1|0
209825|University of Portland||Portland|OR|2957|1|1|0
211440|Carnegie Mellon University|Carnegie Mellon;CMU|Pittsburgh|PA|7304|1|1|0
214713|Pennsylvania State University-Penn State Harrisburg||Middletown|PA|4031|1|1|0
214777|Pennsylvania State University-Main Campus||University Park|PA|42284|1|1|0
215062|University of Pennsylvania|Penn;U of PA;U-Penn;U of P;Pennsylvania;UPenn|Philadelphia|PA|10650|1|1|0
215239|Community College of Philadelphia||Philadelphia|PA|11948|1|0|0
215293|University of Pittsburgh-Pittsburgh Campus||Pittsburgh|PA|20370|1|1|0
217934|Columbia College||Columbia|SC|1343|1|1|0
218663|University of South Carolina-Columbia||Columbia|SC|29820|1|1|0
218742|University of South Carolina-Upstate||Spartanburg|SC|4038|1|1|0
220075|East Tennessee State University|ETSU|Johnson City|TN|10004|1|1|0
221759|The University of Tennessee-Knoxville||Knoxville|TN|30418|1|1|0
221999|Vanderbilt University||Nashville|TN|7208|1|1|0
222992|Austin Community College District||Austin|TX|30189|1|0|0
224147|Texas A & M University-Corpus Christi||Corpus Christi|TX|8034|1|1|0
224554|East Texas A&M University|East Texas A&M|Commerce|TX|9912|1|1|0
225520|Howard College|Howard County Junior College|Big Spring|TX|1611|1|0|0
225548|Howard Payne University||Brownwood|TX|713|1|1|0
227845|Saint Edward's University|St. Edward's University;St. Edward's|Austin|TX|2493|1|1|0
228635|University of Texas Southwestern Medical Center|UT Southwestern;UT Southwestern Medical School;UT Southwestern Graduate School of Biomedical Sciences;UT Southwestern Allied Health Sciences School;UTSW Medical School;UTSW Graduate School|Dallas|TX||0|0|0
228723|Texas A&M University-College Station|Texas A&M University|College Station|TX|59615|1|1|0
228778|The University of Texas at Austin|UT Austin|Austin|TX|42855|1|1|0
228787|The University of Texas at Dallas|UT Dallas|Richardson|TX|21751|1|1|0
230038|Brigham Young University|BYU|Provo|UT|32952|1|1|0
230047|Brigham Young University-Hawaii|BYUH;BYUHC;BYU Hawaii;BYU Hawaii Campus;Brigham Young University Hawaii;Brigham Young University Hawaii Campus|Laie|HI|2889|1|1|0
230171|Utah Tech University|UT|Saint George|UT|8552|1|0|0
231174|University of Vermont|UVM|Burlington|VT|11743|1|1|0
231624|William & Mary|William & Mary|Williamsburg|VA|7055|1|1|0
233338|Richard Bland College|Richard Bland;Richard Bland Junior College;Richard Bland College;RBC;Richard Bland College of William & Mary|South Prince George|VA|894|1|0|0
233921|Virginia Polytechnic Institute and State University|Virginia Tech|Blacksburg|VA|30923|1|1|0
236939|Washington State University||Pullman|WA|21099|1|1|0
236948|University of Washington-Seattle Campus|UW-Seattle;UDub;UW;Washington|Seattle|WA|31942|1|1|0
237543|Mercer County Technical Education Center|MCTEC|Princeton|WV|120|1|0|0
237817|Southern West Virginia Community and Technical College||Logan|WV|1064|1|0|0
237950|West Virginia University Institute of Technology|West Virginia University Tech|Beckley|WV|981|1|1|0
240444|University of Wisconsin-Madison||Madison|WI|36902|1|1|0
240727|University of Wyoming|UW|Laramie|WY|7944|1|1|0
243744|Stanford University||Stanford|CA|7554|1|1|0
243780|Purdue University-Main Campus|Purdue-West Lafayette;Purdue;PU;Purdue-WL|West Lafayette|IN|44503|1|1|0
250902|Moler-Pickens Beauty Academy||Fairfield|OH|88|1|0|0
260929|Paul Mitchell the School-Boise||Boise|ID|183|0|0|0
377555|University of Washington-Bothell Campus|UWB;UW-B;UW-Bothell|Bothell|WA|5457|1|1|0
377564|University of Washington-Tacoma Campus|UWT;UW-T;UW-Tacoma|Tacoma|WA|4185|1|1|0
377661|Valley College-Martinsburg|Valley College of Technology;Valley Training Centers;VCT;VTC|Martinsburg|WV|765|1|0|0
436836|University of Connecticut-Stamford||Stamford|CT|2432|1|1|0
441229|Smith Chason College||Los Angeles|CA|2447|1|0|0
441690|Universidad Pentecostal Mizpa||Rio Piedras|PR|137|1|0|0
446561|Stanbridge University||Irvine|CA|2643|1|1|0
455859|Oliver Finley Academy of Cosmetology|Oliver Finley Academy|Boise|ID|254|0|0|0
459949|Texas A&M University-San Antonio|A&M-SA|San Antonio|TX|6599|1|1|0
460543|Universal Technical Institute-Dallas Fort Worth|Universal Technical Institute - Dallas/Fort Worth|Irving|TX|1610|1|0|0
461652|Aveda Institute-Boise||Boise|ID|97|0|0|0
476850|Boise Barber College||Boise|ID|104|0|0|0
479956|Pennsylvania State University-World Campus||University Park|PA|7877|1|1|0
483045|Central Georgia Technical College|CGTC|Warner Robins|GA|6174|1|0|0
483878|Bay Area Medical Academy||San Francisco|CA|209|0|0|0
486840|Kennesaw State University|KSU|Kennesaw|GA|41254|1|1|0
488305|Elim Bible Institute and College|EBIC|Lima|NY|100|1|0|0
490805|Purdue University Northwest|Purdue Northwest;PNW|Hammond|IN|5671|1|1|0
496326|Eagle Gate College-Boise Campus||Boise|ID|594|1|1|0
497286|Universal Technical Institute-West Texas|Universal Technical Institute - Austin|Austin|TX|1335|1|0|0
`;

export const collegeFixture: readonly SearchableCollege[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [unitId, name, aliases, city, state, undergraduates, degrees, bachelors, online] = line.split("|");
    if (state === undefined || !isStateCode(state)) throw new Error(`No state in ${line}`);
    return {
      unitId: Number(unitId),
      name: name ?? "",
      aliases: (aliases ?? "").split(";").filter((alias) => alias !== ""),
      city: city ?? "",
      state,
      undergraduates: undergraduates === "" ? null : Number(undergraduates),
      isDegreeGranting: degrees === "1",
      isBachelorsCollege: bachelors === "1",
      isOnlineOnly: online === "1",
    };
  });
