/** Which public university or college system a college belongs to, by an explicit table of names for each state. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";

type System = { name: string; pattern: RegExp };

/** Null if the table does not list it: private colleges, and public ones outside any system. */
export function findSystem({ state, control, name }: Pick<CollegeSummary, "state" | "control" | "name">) {
  if (control !== "public") return null;
  return (systems[state] ?? []).find(({ pattern }) => pattern.test(name))?.name ?? null;
}

/** Full names, so that a new college with a similar name is reviewed before it counts. */
function matchNames(...all: string[]): RegExp {
  return new RegExp(`^(${all.map((name) => name.replace(/[.&()]/g, "\\$&")).join("|")})$`);
}

export const systems: Partial<Record<StateCode, readonly System[]>> = {
  TX: [
    { name: "University of Texas System", pattern: /^The University of Texas |^Stephen F Austin State / },
    {
      name: "Texas A&M University System",
      pattern:
        /^Texas A&M |^(East Texas|West Texas|Prairie View) A&M University$|^Tarleton State University$/,
    },
    {
      name: "Texas State University System",
      pattern: /^(Lamar|Sam Houston State|Sul Ross State|Texas State) (University|Institute|State College)/,
    },
    {
      name: "Texas Tech University System",
      pattern: /^Texas Tech University|^(Angelo|Midwestern) State University$/,
    },
    { name: "University of Houston System", pattern: /^University of Houston/ },
    { name: "University of North Texas System", pattern: /^University of North Texas/ },
    {
      name: "Alamo Colleges",
      pattern: matchNames(
        "San Antonio College",
        "St Philip's College",
        "Palo Alto College",
        "Northwest Vista College",
        "Northeast Lakeview College",
      ),
    },
  ],
  CA: [
    { name: "University of California", pattern: /^University of California-/ },
    {
      name: "California State University",
      pattern:
        /^California (State|Polytechnic State|State Polytechnic) University-|^(San Diego|San Francisco|San Jose|Sonoma) State University$|^Cal Poly Maritime Academy$/,
    },
  ],
  FL: [
    {
      name: "State University System of Florida",
      pattern:
        /^University of (Central|North|South|West) Florida$|^University of Florida(-Online)?$|^Florida (Agricultural and Mechanical|Atlantic|Gulf Coast|International|Polytechnic|State) University$|^New College of Florida$/,
    },
    {
      name: "Florida College System",
      pattern:
        /^(Broward|Chipola|Florida Gateway|Miami Dade|North Florida|Santa Fe|Valencia) College$|^(Daytona|Eastern Florida|Florida SouthWestern|Gulf Coast|Indian River|Lake-Sumter|Northwest Florida|Palm Beach|Pasco-Hernando|Pensacola|Polk|Saint Johns River|South Florida|Tallahassee) State College$|^College of Central Florida$|^Florida State College at Jacksonville$|^Hillsborough Community College$|^Seminole State College of Florida$|^St Petersburg College$|^State College of Florida-|^The College of the Florida Keys$/,
    },
  ],
  NC: [
    {
      name: "UNC System",
      pattern:
        /^University of North Carolina |^(Appalachian|Elizabeth City|Fayetteville|Winston-Salem) State University$|^(East|Western) Carolina University$|^North Carolina (A&T State|Central|State) University/,
    },
    {
      name: "North Carolina community colleges",
      pattern: / Community College( and Technical Institute)?$|^(Gaston College|College of the Albemarle)$/,
    },
  ],
  VA: [
    { name: "University of Virginia", pattern: /^University of Virginia('s College at Wise)?$/ },
    { name: "Virginia’s Community Colleges", pattern: / Community College$/ },
  ],
  CO: [
    { name: "University of Colorado", pattern: /^University of Colorado / },
    { name: "Colorado State University", pattern: /^Colorado State University[ -]/ },
    {
      name: "Colorado Community College System",
      pattern: matchNames(
        "Arapahoe Community College",
        "Colorado Northwestern Community College",
        "Community College of Aurora",
        "Community College of Denver",
        "Front Range Community College",
        "Lamar Community College",
        "Morgan Community College",
        "Northeastern Junior College",
        "Otero College",
        "Pikes Peak State College",
        "Pueblo Community College",
        "Red Rocks Community College",
        "Trinidad State College",
      ),
    },
  ],
  OR: [{ name: "Oregon State University", pattern: /^Oregon State University/ }],
  GA: [
    {
      name: "University System of Georgia",
      pattern:
        /^University of (North |West )?Georgia$|^Georgia (College & State|Southern|Southwestern State|State) University|^Georgia (Gwinnett|Highlands) College$|^Georgia Institute of Technology|^(Albany|Clayton|Columbus|Fort Valley|Kennesaw|Middle Georgia|Savannah|Valdosta) State University$|^Augusta University$|^Abraham Baldwin Agricultural College$|^(Atlanta Metropolitan|Dalton|East Georgia|Gordon|South Georgia) State College$|^College of Coastal Georgia$/,
    },
    { name: "Technical College System of Georgia", pattern: / Technical College$/ },
  ],
  NY: [
    { name: "CUNY", pattern: /\bCUNY\b/ },
    {
      name: "SUNY",
      pattern:
        /^SUNY |^State University of New York | Community College$|^(Binghamton University|Empire State University|Farmingdale State College|Fashion Institute of Technology|Stony Brook University|University at Albany|University at Buffalo|Upstate Medical University)$/,
    },
  ],
  IL: [
    { name: "University of Illinois System", pattern: /^University of Illinois / },
    { name: "Southern Illinois University", pattern: /^Southern Illinois University[ -]/ },
    { name: "City Colleges of Chicago", pattern: /^City Colleges of Chicago-/ },
  ],
  PA: [
    { name: "Penn State", pattern: /^Pennsylvania State University(-|$)|^Penn State / },
    {
      name: "Pennsylvania’s State System",
      pattern:
        /^(Cheyney|Commonwealth|East Stroudsburg|Indiana|Kutztown|Millersville|Shippensburg|Slippery Rock|West Chester) University of Pennsylvania$|^Pennsylvania Western University$/,
    },
    { name: "University of Pittsburgh", pattern: /^University of Pittsburgh-/ },
  ],
  OH: [
    { name: "Ohio State University", pattern: /^Ohio State University([ -]|$)/ },
    { name: "Ohio University", pattern: /^Ohio University(-|$)/ },
    { name: "Kent State University", pattern: /^Kent State University at / },
    { name: "Miami University", pattern: /^Miami University-/ },
    { name: "University of Cincinnati", pattern: /^University of Cincinnati(-|$)/ },
    { name: "Bowling Green State University", pattern: /^Bowling Green State University(-|$)/ },
    { name: "University of Akron", pattern: /^University of Akron( |$)/ },
    { name: "Wright State University", pattern: /^Wright State University(-|$)/ },
  ],
  MI: [{ name: "University of Michigan", pattern: /^University of Michigan-/ }],
  AZ: [
    {
      name: "Arizona Board of Regents",
      pattern: /^Arizona State University |^Northern Arizona University$|^University of Arizona$/,
    },
    {
      name: "Maricopa Community Colleges",
      pattern: matchNames(
        "Chandler-Gilbert Community College",
        "Estrella Mountain Community College",
        "GateWay Community College",
        "Glendale Community College",
        "Mesa Community College",
        "Paradise Valley Community College",
        "Phoenix College",
        "Rio Salado College",
        "Scottsdale Community College",
        "South Mountain Community College",
      ),
    },
  ],
  MD: [
    {
      name: "University System of Maryland",
      pattern:
        /^University of Maryland[ -]|^University of Baltimore$|^(Bowie State|Coppin State|Frostburg State|Salisbury|Towson) University$/,
    },
  ],
};
