import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { readTyped, useKeptForm } from '../enquiry/form-draft';

/** The current values of a form's fields, and the props of the form. Keeps typed text as `useKeptForm` does. */
export function useTypedForm<Name extends string>(id: string, names: readonly Name[]) {
  const ref = useKeptForm(id);
  const [typed, setTyped] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>);
  const read = () => setTyped(readTyped(id, names));
  // Reads what was typed before hydration or on an earlier visit to the page.
  useEffect(() => afterPaint(() => setTyped(readTyped(id, names))), [id, names]);
  return [typed, { ref, onInput: read, onSubmit: (event: { preventDefault: () => void }) => event.preventDefault() }] as const;
}
