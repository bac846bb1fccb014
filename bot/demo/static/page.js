// A new message scrolls into view, also while its picture loads; a reader further up is left alone.
const box = document.getElementById("channel-timeline"), list = document.getElementById("channel-message-list");
let newest = 0n, until = 0, near = true;
const follow = () => { if (Date.now() < until && near) box.scrollTop = box.scrollHeight; };
box.addEventListener("scroll", () => {
  near = box.scrollHeight - box.scrollTop - box.clientHeight < 1.2 * box.clientHeight;
});
new MutationObserver(() => {
  const last = BigInt(list.querySelector("article:last-of-type")?.dataset.messageId ?? 0);
  if (last > newest) { newest = last; until = Date.now() + 1500; }
  follow();
}).observe(list, { childList: true });
new ResizeObserver(follow).observe(list);

// A picture stays until the one that replaces it can be seen: SimCord's page shows an empty place, or none, meanwhile.
const pictures = new Map(), PATIENCE = 3000;
const ready = image => image?.complete && image.naturalWidth > 0;
const keepPictures = () => {
  for (const figure of list.querySelectorAll("article.channel-message .gallery-item")) {
    const article = figure.closest("article"), nth = [...article.querySelectorAll(".gallery-item")].indexOf(figure);
    const key = `${article.dataset.messageId}:${nth}`, image = figure.querySelector("img:not(.old-picture)");
    const old = pictures.get(key);
    if (ready(image)) { pictures.set(key, image); continue; }
    if (!old || old.isConnected) continue;
    old.className = "old-picture";
    figure.append(old);
    const reveal = () => { if (old.parentNode === figure) old.remove(); };
    setTimeout(reveal, PATIENCE);
    image?.addEventListener("load", () => image.decode().catch(() => {}).then(() => {
      if (image.isConnected) pictures.set(key, image);
      reveal();
    }), { once: true });
  }
  for (const key of [...pictures.keys()].slice(0, -60)) pictures.delete(key);
};
new MutationObserver(keepPictures).observe(list, { childList: true, subtree: true });
list.addEventListener("load", keepPictures, true);

// The focus stays on the button that a key pressed or moved to while its message changes, or goes to the message's
// heading: never to what took its place.
let pressed = null, moved = false;
const hold = button => { pressed = button && { message: button.closest("article").dataset.messageId, label: button.textContent }; };
document.addEventListener("keydown", event => {
  moved = event.key === "Tab";
  if (moved) pressed = null;
  else if (["Enter", " "].includes(event.key)) hold(event.target.closest?.("button.component-button"));
}, true);
document.addEventListener("pointerdown", () => { pressed = null; moved = false; }, true);
list.addEventListener("focusin", event => {
  if (moved) hold(event.target.closest("button.component-button"));
  moved = false;
}, true);
const keepFocus = () => {
  const message = pressed && list.querySelector(`article[data-message-id="${pressed.message}"]`);
  if (!message) return;
  const buttons = [...message.querySelectorAll("button.component-button:enabled")];
  const place = buttons.find(each => each.textContent === pressed.label)
    ?? message.querySelector("h3") ?? message.querySelector(".text-display");
  if (!place || place === document.activeElement) return;
  if (!place.matches("button")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
new MutationObserver(keepFocus).observe(list, { childList: true, subtree: true });
list.addEventListener("focusin", keepFocus);

// The time on the server, and the button that puts it forward, where the demo has them.
const clock = document.getElementById("now"), leap = document.getElementById("leap");
if (clock) {
  const format = new Intl.DateTimeFormat(clock.lang, {
    weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC",
  });
  let ahead = 0;
  const show = () => { clock.textContent = format.format(Date.now() + ahead); };
  const set = now => { ahead = Date.parse(now) - Date.now(); clock.dateTime = now; show(); };
  set(clock.dateTime);
  setInterval(show, 1000);
  const headers = { "Content-Type": "application/json", "X-Simcord-Capability": location.hash.slice(1) };
  leap.addEventListener("click", async () => {
    leap.disabled = true;
    try {
      const response = await fetch("/api/action", { method: "POST", headers, body: JSON.stringify({ leap: true }) });
      if (response.ok) set((await response.json()).now);
    } finally {
      leap.disabled = false;
    }
  });
}

// Without its key, or with an old one, SimCord's page stays empty: say what to do.
const app = document.getElementById("preview-app"), viewers = document.getElementById("viewer-picker");
const tell = () => {
  const empty = app.getAttribute("aria-busy") === "false" && viewers.options.length === 0;
  document.getElementById("no-key").hidden = !empty;
};
new MutationObserver(tell).observe(app, { attributes: true, attributeFilter: ["aria-busy"] });
new MutationObserver(tell).observe(viewers, { childList: true });
tell();
