// My plan's page is the same file for everyone: before it is painted, this says whether the device has begun a plan or
// has an account, so that only a newcomer is shown how to begin.
try {
  for (const key of ["tassel-begun", "tassel-glance", "tassel-session-hint"])
    if (localStorage.getItem(key) !== null) document.documentElement.dataset.begun = "";
} catch {
  // Without storage there is no plan either.
}
