/* Saves the report's table for a spreadsheet; printed into the report, where it runs. */
document.querySelector('button')?.addEventListener('click', () => {
  const rows = [...(document.querySelector<HTMLTableElement>('table.pages')?.rows ?? [])].map((row) =>
    [...row.cells].map(({ textContent }) => `"${textContent.replaceAll('"', '""')}"`).join(','),
  );
  // Excel takes a file for UTF-8 only if it begins with a byte order mark.
  const file = new Blob([`\ufeff${rows.join('\r\n')}`], { type: 'text/csv' });
  Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: 'review.csv' }).click();
});

export {};
