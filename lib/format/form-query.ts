/** What is chosen and typed in a form, by the fields' names. */
export type FormValues = Readonly<Record<string, string>>;

/** In characters; keeps shared addresses short. */
const LONGEST_ENTRY = 60;

/** Reads the named fields of a query; of a repeated name the first value counts. */
export function readFields(query: string, names: readonly string[]): FormValues {
  const values = new URLSearchParams(query);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = values.get(name);
      return text === null ? [] : [[name, text.slice(0, LONGEST_ENTRY)]];
    }),
  );
}

/** Writes values as a sorted query with its `?`, without those that are as at first; empty if all are. */
export function writeFields(values: FormValues, first: FormValues): string {
  const changed = Object.entries(values).filter(([name, text]) => text !== first[name]);
  const query = new URLSearchParams(changed.map(([name, text]) => [name, text.slice(0, LONGEST_ENTRY)]));
  query.sort();
  return changed.length > 0 ? `?${query}` : '';
}
