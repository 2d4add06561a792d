"use strict";
// A field above each long list hides the rows that do not hold what is typed. Without a script every row shows.
for (const table of document.querySelectorAll("table.filtered")) {
  const rows = [...table.tBodies[0].rows];
  if (rows.length < 8) continue;
  const label = document.createElement("label");
  const field = document.createElement("input");
  const shown = document.createElement("span");
  label.className = "filter";
  field.type = "search";
  shown.setAttribute("role", "status");
  label.append("Filter ", field, " ", shown);
  table.parentElement.before(label);
  field.addEventListener("input", () => {
    const want = field.value.trim().toLowerCase();
    let n = 0;
    for (const row of rows) {
      row.hidden = !row.textContent.toLowerCase().includes(want);
      if (!row.hidden) n++;
    }
    shown.textContent = want === "" ? "" : n + " of " + rows.length;
  });
}
