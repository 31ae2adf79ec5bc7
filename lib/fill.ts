/** The names in a text's braces; any, where the compiler doesn't know the text. */
type Braces<Template extends string> = string extends Template
  ? string
  : Template extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Braces<Rest>
    : never;

/** A text of `content/` with the values for what stands in its braces. A name without a value is an error of types. */
export function fill<Template extends string>(
  template: Template,
  values: Readonly<Record<Braces<Template>, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => String(known[name] ?? braces));
}
