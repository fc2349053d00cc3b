// These pages are the same files for everyone. Before what follows is painted, this says what the device knows: whether it
// has begun a plan or has an account, whether the home page may show the plan's next date, and whether this college is on it.
try {
  const { dataset } = document.documentElement;
  for (const key of ["tassel-begun", "tassel-glance", "tassel-session-hint"])
    if (localStorage.getItem(key) !== null) dataset.begun = "";
  const { unitIds } = JSON.parse(localStorage.getItem("tassel-glance"));
  if (localStorage.getItem("tassel-glance-hidden") === null) dataset.glance = "";
  if (unitIds.includes(Number(document.currentScript.dataset.college))) dataset.listed = "";
} catch {
  // Without storage there is no plan either, and without a list no date of it.
}
