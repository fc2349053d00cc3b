// The page that answers without a network: it comes back by itself with the network, and names the visited pages kept here.
addEventListener("online", () => location.reload());

const list = document.querySelector("#visited ul");
const named = new Set(
  [...document.querySelectorAll("main a[href]")].map((link) => link.getAttribute("href")),
);

/** What is named already is not named again, so that this may be done twice. */
async function listVisited() {
  for (const name of await caches.keys()) {
    if (!name.startsWith("tassel-pages-")) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (named.has(pathname) || pathname === "/offline") continue;
      const response = await cache.match(request);
      if (!response?.headers.get("content-type")?.startsWith("text/html")) continue;
      const kept = new DOMParser().parseFromString(await response.text(), "text/html");
      const link = document.createElement("a");
      link.href = pathname;
      link.textContent = kept.title.replace(/ \| Tassel$/, "");
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
      named.add(pathname);
      document.getElementById("visited").hidden = false;
    }
  }
}

// A busy disk fails now and then where the page is there. Without caches there is nothing to name.
if (list !== null) {
  listVisited()
    .catch(listVisited)
    .catch(() => undefined);
}
