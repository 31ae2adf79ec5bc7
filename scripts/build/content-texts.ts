/** Every text of a value, with its path. */
export function textsIn(value: unknown, ...path: string[]): [text: string, ...path: string[]][] {
  if (typeof value === 'string') return [[value, ...path]];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, ...path, name));
}

/** Every picture that a value names, with the path of its entry, and whether that or an entry around it has the mark `drawn`. */
export function picturesIn(value: unknown) {
  const texts = textsIn(value).map(([name, ...path]) => ({ name, field: path.pop() ?? '', path }));
  const marks = texts.filter(({ field }) => field === 'drawn');
  const isDrawn = (place: string[]) => marks.some(({ path }) => path.every((part, depth) => part === place[depth]));
  return texts
    .filter(({ field }) => field === 'src' || field === 'picture')
    .map(({ name, path }) => ({ name, path, isDrawn: isDrawn(path) }));
}
