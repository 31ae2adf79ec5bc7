import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { readTyped, useKeptForm } from '../enquiry/kept-form';

/** What stands in a form of plain fields, at each change, and the props of the form. Typed text is kept as in other forms. */
export function useTypedForm<Name extends string>(id: string, names: readonly Name[]) {
  const ref = useKeptForm(id);
  const [typed, setTyped] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>);
  const read = () => setTyped(readTyped(id, names));
  // What was typed before hydration, or before the page was left.
  useEffect(() => afterPaint(() => setTyped(readTyped(id, names))), [id, names]);
  return [typed, { ref, onInput: read, onSubmit: (event: { preventDefault: () => void }) => event.preventDefault() }] as const;
}
