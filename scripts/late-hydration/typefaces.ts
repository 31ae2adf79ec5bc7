import postcss from 'postcss';

/** The arguments of `new FontFace(…)`. */
export type Typeface = [family: string, source: string, descriptors: { weight?: string }];

/** Takes the typefaces that a style sheet fetches by `url()` out of it; those with only `local()` stay. */
export function takeTypefaces(css: string): { rest: string; typefaces: Typeface[] } {
  const typefaces: Typeface[] = [];
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (face) => {
    const valueOf = (property: string) =>
      face.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === property ? node.value : []))[0];
    const source = valueOf('src') ?? '';
    if (!source.includes('url(')) return;
    const weight = valueOf('font-weight');
    typefaces.push([valueOf('font-family') ?? '', source, weight ? { weight } : {}]);
    face.remove();
  });
  return { rest: sheet.toString(), typefaces };
}

/** Takes all typefaces out of a style sheet. */
export function withoutTypefaces(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (face) => void face.remove());
  return sheet.toString();
}
