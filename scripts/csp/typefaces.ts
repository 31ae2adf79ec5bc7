import postcss, { type AtRule } from 'postcss';

/** The arguments of `new FontFace(…)`. */
export type Typeface = [family: string, source: string, descriptors: { weight?: string }];

/** The typefaces that a style sheet fetches by `url()`; those with only `local()` are left in it. */
export function listTypefaces(css: string): Typeface[] {
  const faces: Typeface[] = [];
  postcss.parse(css).walkAtRules('font-face', (face) => {
    if (!isFetched(face)) return;
    const weight = valueOf(face, 'font-weight');
    faces.push([valueOf(face, 'font-family') ?? '', valueOf(face, 'src') ?? '', weight ? { weight } : {}]);
  });
  return faces;
}

export function isFetched(face: AtRule): boolean {
  return valueOf(face, 'src')?.includes('url(') ?? false;
}

function valueOf(face: AtRule, property: string): string | undefined {
  return face.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === property ? node.value : []))[0];
}
