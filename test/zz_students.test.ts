import { test } from "vitest";
import { readFileSync } from "node:fs";
import { loadShippedColleges } from "/work/main/test/support/shippedColleges.ts";
import { buildCaseFirstList } from "/work/main/build/content/parts/caseStudy.ts";
import { emptyProfile, emptyMoney } from "/work/main/src/domain/people/profile.ts";
const zips = new Map(readFileSync("/work/main/data/zipCodes.csv","utf8").trim().split("\n").slice(1).map(l=>{const c=l.split(",");return [c[0],c] as const}));
const heading = readFileSync("/work/main/data/zipCodes.csv","utf8").split("\n")[0].split(",");
function home(zip:string){const c=zips.get(zip)!;const g=(k:string)=>c[heading.indexOf(k)];return {homeZip:zip,homeState:g("state") as any,homeLatitude:+g("latitude"),homeLongitude:+g("longitude")};}
const S: [string,string,any,any][] = [
 ["2.6 Columbus OH, two-year near home","43215",{gpa:2.6,levels:["twoYear"]},{payPerYearUsd:6000,familyIncomeUsd:42000}],
 ["3.2 Alpine TX","79830",{gpa:3.2},{payPerYearUsd:12000,familyIncomeUsd:60000}],
 ["3.9/1500 Austin, $30k","78704",{gpa:3.9,satTotal:1500},{payPerYearUsd:30000,familyIncomeUsd:150000}],
 ["3.0 Fresno, lives with family, $4k","93722",{gpa:3.0,livingPlan:"withFamily"},{payPerYearUsd:4000,familyIncomeUsd:35000}],
 ["2.4 Queens NY, $5k","11368",{gpa:2.4},{payPerYearUsd:5000,familyIncomeUsd:30000}],
 ["3.5 Iowa City, engineering, ACT 26","52240",{gpa:3.5,actComposite:26,majorFamilies:["14"]},{payPerYearUsd:18000,familyIncomeUsd:85000}],
 ["4.2 weighted Raleigh, SAT 1420","27607",{gpaScale:"weighted",gpa:4.2,satTotal:1420},{payPerYearUsd:25000,familyIncomeUsd:120000}],
 ["2.9 Jackson MS, no budget","39211",{gpa:2.9},{}],
 ["3.7 Boise, within 100 miles","83702",{gpa:3.7,maxDistanceMiles:100},{payPerYearUsd:15000,familyIncomeUsd:70000}],
 ["3.3 Lewistown MT","59457",{gpa:3.3},{payPerYearUsd:14000,familyIncomeUsd:65000}],
 ["3.8/31 Newark NJ, low income nursing","07102",{gpa:3.8,actComposite:31,majorFamilies:["51"]},{payPerYearUsd:6000,familyIncomeUsd:28000}],
 ["2.2 Miami FL","33135",{gpa:2.2},{payPerYearUsd:5000,familyIncomeUsd:38000}],
 ["B average Anchorage","99504",{gpaScale:"letter",gpa:3.0},{payPerYearUsd:16000,familyIncomeUsd:90000}],
 ["no grades, Chicago","60629",{},{payPerYearUsd:10000,familyIncomeUsd:50000}],
 ["3.95/1560 Palo Alto, $90k","94301",{gpa:3.95,satTotal:1560},{payPerYearUsd:95000,familyIncomeUsd:400000}],
];
test("x",()=>{
 const colleges=loadShippedColleges();
 for(const [name,zip,p,m] of S){ if(process.env.ONLY&&!name.includes(process.env.ONLY))continue;
  const profile={...emptyProfile,gradeYear:12,...home(zip),...p}; const money={...emptyMoney,familySize:4,...m};
  const r:any=buildCaseFirstList(colleges,profile,money,"2026-11-22");
  console.log("\n## "+name+"  pay "+(m.payPerYearUsd??"-")+" ranked "+r.ranked+" note "+JSON.stringify(r.note));
  for(const row of r.list){const c=row.college; const ch=row.chance;
   console.log(`  ${row.admissionLabel.code.padEnd(8)} ${row.budgetLabel.padEnd(8)} ${(ch.kind==="estimate"?`${Math.round(ch.low*100)}-${Math.round(ch.share*100)}-${Math.round(ch.high*100)}`:ch.kind).padEnd(10)} ${String(Math.round(row.distanceMiles??-1)).padStart(5)}mi $${row.priceBand?row.priceBand.lowUsd+"-"+row.priceBand.highUsd:"?"} ${c.name}, ${c.state} (${c.control},${c.level}, adm ${c.admitRate} grad ${c.completionRate} ug ${c.undergraduates}) m${Math.round(row.matchPercent)} ${r.reasons?.get(c.unitId)??""}`);}
 }
});
