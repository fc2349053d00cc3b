import { loadColleges } from "#server/colleges.ts";
const c = loadColleges("data");
const st=["TX","CA","FL","NC","VA","CO","OR","GA","NY","IL","PA","OH","MI","AZ","MD"];
const g=c.summaries.filter(x=>st.includes(x.state)&&x.isDegreeGranting);
const two=(x:any)=>{ if(x.level!=="fourYear") return true; const p=c.detailsOf(x.unitId).programs; let b=0,a=0; for(const q of p) q.level==="bachelors"?b+=q.awards:a+=q.awards; return a>b;};
for (const ctl of ["public","nonprofit","forProfit"]) { 
 console.log("B but two", ctl, g.filter(x=>x.control===ctl&&x.isBachelorsCollege&&two(x)).map(x=>x.name).join("; "));
 console.log("notB but four", ctl, g.filter(x=>x.control===ctl&&!x.isBachelorsCollege&&!two(x)).map(x=>x.name+"/"+c.detailsOf(x.unitId).programs.length+c.recordOf(x.unitId)!.highestAward).join("; "));
}
console.log(c.summaries.filter(x=>/Arizona State/.test(x.name)).map(x=>x.name+x.retentionRate+" "+c.recordOf(x.unitId)!.enrolledFirstYears));
