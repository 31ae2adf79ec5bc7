import { useDraft } from '../enquiry/use-draft';

/** The current values of a form's fields, and the props of the form. Keeps typed text as `useDraft` does. */
export function useTypedForm<Name extends string>(id: string, names: readonly Name[]) {
  const { typed, ref, read } = useDraft(id, names);
  return [typed, { ref, onInput: read, onSubmit: (event: { preventDefault: () => void }) => event.preventDefault() }] as const;
}
