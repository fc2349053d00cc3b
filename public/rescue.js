/** Where the app's own files fail: a note, or on an empty page 'Loading Error'; on phones one reload after 5 s. */
(() => {
  const key = "tassel-recovery-reload";
  const phone =
    matchMedia("(pointer:coarse) and (max-width:768px)").matches ||
    /iPhone|iPod|Android.+Mobile/.test(navigator.userAgent);
  const isEmpty = () => !document.querySelector("#root>*");
  function add(box, name, text) {
    const made = box.appendChild(document.createElement(name));
    made.textContent = text;
    return made;
  }
  function show() {
    if (document.querySelector(".rescue")) return;
    const box = document.createElement("div");
    box.className = "rescue";
    box.setAttribute("role", "alert");
    if (isEmpty()) {
      add(box, "h1", "Loading Error");
      add(box, "p", "We're having trouble loading the application. Please try refreshing the page.");
      add(box, "p", "Your plan is safe on this device.");
    } else add(box, "p", "The tools on this page did not load. You can still read it and follow its links.");
    add(box, "button", "Refresh Page").addEventListener("click", () => location.reload());
    document.body.prepend(box);
  }
  const check = () => document.documentElement.dataset.app || show();
  if (document.readyState === "complete") check();
  else addEventListener("load", check);
  addEventListener("tassel:failed", show);
  setTimeout(() => {
    if (!phone || !isEmpty()) return;
    try {
      if (!sessionStorage[key]) {
        sessionStorage[key] = 1;
        return location.reload();
      }
    } catch {}
    show();
  }, 5000);
})();
