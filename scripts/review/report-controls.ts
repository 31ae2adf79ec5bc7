/* Sorting and filtering; printed into the report, where it runs. */
interface Controls extends HTMLFormControlsCollection {
  words: HTMLInputElement;
  broken: HTMLInputElement;
  count: HTMLOutputElement;
}

const table = find<HTMLTableElement>('#overview');
const form = find<HTMLFormElement>('form');
const reports = find('#pages');
const { words, broken, count } = form.elements as Controls;

function find<T extends HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The report has no ${selector}`);
  return element;
}

const rows = () => [...table.tBodies].flatMap((body) => [...body.rows]);
const reportOf = (row: HTMLTableRowElement) => find(`#${CSS.escape(row.dataset.page ?? '')}`);

/** Puts the table's rows and the reports below it into the same order. */
function arrange(sorted: readonly HTMLTableRowElement[]): void {
  table.tBodies[0]?.append(...sorted);
  reports.append(...sorted.map(reportOf));
}

function sortBy(header: HTMLTableCellElement): void {
  const descending = header.getAttribute('aria-sort') === 'ascending';
  for (const other of table.querySelectorAll('th')) other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
  const text = (row: HTMLTableRowElement) => row.cells[header.cellIndex]?.textContent ?? '';
  const sorted = rows().sort((a, b) =>
    header.dataset.kind === 'number' ? Number(text(a)) - Number(text(b)) : text(a).localeCompare(text(b)),
  );
  arrange(descending ? sorted.reverse() : sorted);
}

function filter(): void {
  const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of rows()) {
    const matches = wanted.every((word) => row.dataset.words?.includes(word));
    row.hidden = !matches || (broken.checked && row.dataset.problems === '0');
    reportOf(row).hidden = row.hidden;
  }
  const shown = rows().filter((row) => !row.hidden).length;
  count.value = `${shown} of ${rows().length} pages`;
}

table.tHead?.addEventListener('click', ({ target }) => {
  const header = (target as Element).closest('th');
  if (header) sortBy(header);
});
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());

export {};
