import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const SITE = '{app,components,content,lib}/**/*.{ts,tsx}';

/** Attributes that are shown or read aloud to visitors. */
const READ = '/^(alt|title|label|placeholder|aria-(label|description|roledescription|valuetext))$/';

/** A text that comes and goes. `SIBLING` is what it may not stand beside. */
const COMING_TEXT = `JSXExpressionContainer:matches(${['right', 'consequent', 'alternate']
  .map((branch) => `[expression.${branch}.type=/^(TemplateLiteral|MemberExpression)$/], [expression.${branch}.callee.name=fill]`)
  .join(', ')})`;
const SIBLING = ':matches(JSXElement, JSXExpressionContainer, JSXText[value=/\\S/])';

/**
 * The folders that a folder's files may not import from. Its tests may, and `content/types.ts`, whose types come from the rules of
 * the content check.
 */
const zone = (target: string, ...from: string[]) => ({
  target: `./${target}/**/!(*.test|types).{ts,tsx}`,
  from: from.map((name) => `./${name}`),
});

/** The folders of `content`, `lib` and `components` that hold these areas. */
const areas = (...names: string[]) =>
  names.flatMap((name) => ['content', 'lib', 'components'].map((folder) => `${folder}/${name}`));

const config = [
  {
    ignores: ['.*/**', 'next-env.d.ts', 'out/**', 'playwright-report/**', 'public/**', 'test-results/**'],
  },
  ...coreWebVitals,
  ...typescript,
  {
    // Comments can't switch off a rule.
    linterOptions: { noInlineConfig: true },
    rules: {
      // next/image needs a server at run time; components/ui/picture.tsx uses files from the build instead.
      '@next/next/no-img-element': 'off',
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'object-shorthand': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    // A test that doesn't wait for what it expects would pass.
    files: ['e2e/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    // In tests what a mock reads is imported before what reads the mock.
    files: ['**/!(*.test).{ts,tsx}'],
    rules: {
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          alphabetize: { order: 'asc' },
        },
      ],
    },
  },
  {
    files: [SITE],
    rules: {
      'no-console': 'error',
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            zone('content', 'app', 'components', 'lib', 'e2e', 'scripts'),
            zone('lib', 'app', 'components', 'e2e', 'scripts'),
            zone('components', 'app', 'e2e', 'scripts'),
            zone('app', 'e2e', 'scripts'),
            // What serves every area imports none.
            zone(
              '{components/ui,lib/format,lib/pictures,lib/browser}',
              ...areas('shop', 'advice', 'enquiry', 'pages', 'layout', 'seo', 'check'),
            ),
            // What is said of pages, and what checks content, stands above all areas.
            zone('lib/{shop,enquiry,advice}', 'lib/seo', 'lib/check'),
            // Layout and structured data belong to no area; layout opens the quote modal, and an error page has words of its own.
            zone('components/{layout,seo}', 'components/advice', 'components/pages', 'lib/advice'),
            // Products are products without advice or a way to order them: pages pass both in.
            zone('{content,lib,components}/shop', ...areas('advice', 'enquiry', 'pages', 'layout', 'seo')),
            // A form and a chat say what they are given.
            zone('{content,lib,components}/enquiry', ...areas('shop', 'advice', 'pages', 'layout', 'seo')),
            // Advice reckons with products and ends in a chat, on any page.
            zone('{content,lib,components}/advice', ...areas('pages')),
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: `JSXAttribute[name.name=${READ}] > Literal[value=/[A-Za-z]{2}/]`,
          message: 'Visible words live in content/.',
        },
        {
          selector: `:matches(JSXElement, JSXFragment) > :matches(${SIBLING} ~ ${COMING_TEXT}, ${COMING_TEXT}:has(~ ${SIBLING}))`,
          message: 'Browser translation moves bare text, and React could then not remove it: give it an element.',
        },
        {
          selector: `JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(JSXAttribute[name.name=role], [value=/list-d/], [value.raw=/list-d/]))`,
          message: 'Safari reads a list without bullets as none: role="list".',
        },
        { selector: 'JSXAttribute[name.name=style]', message: 'The content security policy refuses style attributes.' },
      ],
    },
  },
  {
    files: ['{app,components,content,lib}/**/!(*.test).{ts,tsx}'],
    // Runs on the server of `npm run dev` alone.
    ignores: ['lib/check/content-error.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: ['node:*'], message: 'Browsers have none of it.' }] }] },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    rules: {
      // Visible words belong in content/.
      'react/jsx-no-literals': ['error', { allowedStrings: [',', '.', ':', '/', '·', '×', '©', '…'] }],
      'no-restricted-properties': [
        'error',
        ...['pushState', 'replaceState'].map((property) => ({
          property,
          message: 'Next would drop a page on its way: writeAddress().',
        })),
      ],
    },
  },
  {
    // Failed enquiries are logged to the console, as specified.
    files: ['lib/enquiry/**', 'components/enquiry/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
];

export default config;
