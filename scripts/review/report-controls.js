/* Sorting and filtering of the report; it runs in the report itself. */
const table = document.querySelector('#overview');
const controls = document.querySelector('.controls');
const reports = document.querySelector('#pages');
const rows = () => [...table.tBodies[0].rows];

/** The rows give the order; the reports below follow it. */
function arrange(sorted) {
  table.tBodies[0].append(...sorted);
  reports.append(...sorted.map(({ dataset }) => document.getElementById(dataset.page)));
}

function sortBy(header) {
  const descending = header.getAttribute('aria-sort') === 'ascending';
  for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
  const text = (row) => row.cells[header.cellIndex].textContent;
  const compare =
    header.dataset.kind === 'number' ? (a, b) => Number(text(a)) - Number(text(b)) : (a, b) => text(a).localeCompare(text(b));
  const sorted = rows().sort(compare);
  arrange(descending ? sorted.reverse() : sorted);
}

function filter() {
  const words = controls.elements.words.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of rows()) {
    const matches = words.every((word) => row.dataset.words.includes(word));
    row.hidden = !matches || (controls.elements.broken.checked && row.dataset.problems === '0');
    document.getElementById(row.dataset.page).hidden = row.hidden;
  }
  const shown = rows().filter((row) => !row.hidden).length;
  controls.elements.count.value = `${shown} of ${rows().length} pages`;
}

table.tHead.addEventListener('click', ({ target }) => {
  const header = target.closest('th');
  if (header) sortBy(header);
});
controls.addEventListener('input', filter);
controls.addEventListener('submit', (event) => event.preventDefault());
