/** The names in a text's braces; any name if the text isn't a literal type. */
type Braces<Template extends string> = string extends Template
  ? string
  : Template extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Braces<Rest>
    : never;

/** Fills in the `{names}` of a text. A name without a value is a type error; at run time its braces stay. */
export function fill<Template extends string>(
  template: Template,
  values: Readonly<Record<Braces<Template>, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => String(known[name] ?? braces));
}
