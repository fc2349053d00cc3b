import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { listStateMoneyDates } from "#domain/aid/stateMoneyDates.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { orderTasks } from "#domain/timeline/nextTasks.ts";
for (const state of ["FL","MO","UT"] as const) {
  console.log(state, JSON.stringify(listStateMoneyDates(state, stateProgramsOf(state), { graduationYear: 2027, today: "2026-11-27" }).map(d=>[d.day,d.due.map(x=>x.name)])));
  console.log(JSON.stringify(stateAidDates.find(s=>s.state===state)));
  console.log(stateProgramsOf(state).map(p=>p.id+":"+JSON.stringify(p.deadlines)).join(" ").slice(0,600));
  const { tasks } = buildTimeline({graduationYear: 2027, colleges: [], deadlines: [], tests: [], aidForms: ["fafsa"], situations: [], homeState: state, marks: {}, ownTasks: [], today: "2026-11-27"});
  for (const t of orderTasks(tasks).slice(0,14)) console.log("   ", t.id, t.due, t.state, t.weight, JSON.stringify(t.reason?.closes ?? null), t.standing);
  console.log(tasks.filter(t=>/fafsa|state/i.test(t.id)).map(t=>`${t.id} ${t.due} ${t.state}`).join("; "));
}
