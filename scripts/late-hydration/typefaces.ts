import postcss from 'postcss';

/** The arguments of `new FontFace(…)`. */
export type Typeface = [family: string, source: string, descriptors: { weight?: string }];

/** Takes the typefaces that a style sheet fetches by `url()` out of it, and with `local` the others, too. */
export function takeTypefaces(css: string, { local = false } = {}): { rest: string; typefaces: Typeface[] } {
  const typefaces: Typeface[] = [];
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (face) => {
    const descriptors = new Map(face.nodes?.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])));
    const source = descriptors.get('src') ?? '';
    const weight = descriptors.get('font-weight');
    const isFetched = source.includes('url(');
    if (isFetched) typefaces.push([descriptors.get('font-family') ?? '', source, weight ? { weight } : {}]);
    if (isFetched || local) face.remove();
  });
  return { rest: sheet.toString(), typefaces };
}
