type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/*
 * If the browser has translated the page before hydration, React renders it anew, with empty forms and without focus. Returns what
 * puts both back.
 */
export function rememberTyped() {
  const focused = document.activeElement;
  const fields = [...document.querySelectorAll<Field>('main [name]')];
  return () => {
    for (const old of fields) {
      if (old.isConnected) continue;
      const isRadio = old.type === 'radio';
      const field = document.querySelector<Field>(`main [name="${old.name}"]${isRadio ? `[value="${old.value}"]` : ''}`);
      if (isRadio && field) (field as HTMLInputElement).checked = (old as HTMLInputElement).checked;
      else if (field && old.value) field.value = old.value;
      if (old !== focused) continue;
      field?.focus({ preventScroll: true });
      const { selectionStart: start, selectionEnd } = old as HTMLInputElement;
      /* Fields for email addresses have no selection. */
      if (start !== null) (field as HTMLInputElement | null)?.setSelectionRange(start, selectionEnd);
    }
  };
}
