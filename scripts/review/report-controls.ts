/* Sorting and filtering; printed into the report, where it runs. */
interface Controls extends HTMLFormControlsCollection {
  words: HTMLInputElement;
  broken: HTMLInputElement;
  count: HTMLOutputElement;
}

const form = find<HTMLFormElement>('form');
const reports = find('#pages');
const { words, broken, count } = form.elements as Controls;

function find<T extends HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The report has no ${selector}`);
  return element;
}

const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tr[data-page]')];
const reportOf = (row: HTMLTableRowElement) => find(`#${CSS.escape(row.dataset.page ?? '')}`);

/** Sorts a table, by number where its cells are numbers, and puts the reports below into the order of both tables. */
function sortBy(header: HTMLTableCellElement): void {
  const descending = header.getAttribute('aria-sort') === 'ascending';
  for (const other of header.parentElement?.children ?? []) other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
  const body = header.closest('table')?.tBodies[0];
  const text = (row: HTMLTableRowElement) => row.cells[header.cellIndex]?.textContent ?? '';
  const sorted = [...(body?.rows ?? [])].sort((a, b) => text(a).localeCompare(text(b), undefined, { numeric: true }));
  body?.append(...(descending ? sorted.reverse() : sorted));
  reports.append(...rows().map(reportOf));
}

function filter(): void {
  const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of rows()) {
    const matches = wanted.every((word) => row.dataset.words?.includes(word));
    row.hidden = !matches || (broken.checked && row.dataset.found === '0');
    reportOf(row).hidden = row.hidden;
  }
  const shown = rows().filter((row) => !row.hidden).length;
  count.value = `${shown} of ${rows().length} pages`;
}

document.addEventListener('click', ({ target }) => {
  const header = (target as Element).closest('button')?.closest('th');
  if (header) sortBy(header);
});
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());

export {};
