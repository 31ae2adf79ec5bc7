import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const SITE = '{app,components,content,lib}/**/*.{ts,tsx}';

/** Code that reaches the browser: what begins with "use client". */
const CLIENT = "Program:has(> ExpressionStatement[directive='use client'])";

/** Content and queries that would ship the whole catalogue. */
const SERVER_ONLY =
  '/(^|\\u002f)(content\\u002f(products|removed-products|site|owner-facts|promises)|lib\\u002fshop\\u002f(catalogue|product-view|pictures))$/';

/** Attributes that a visitor reads or hears. */
const READ = '/^(alt|title|label|placeholder|aria-(label|description|roledescription|valuetext))$/';

/**
 * Which rooms a room may not import; its tests may.
 *
 * @param {string} target
 * @param {string[]} from
 */
const room = (target, ...from) => ({ target: `./${target}/**/!(*.test).{ts,tsx}`, from: from.map((name) => `./${name}`) });

const config = [
  {
    ignores: [
      '.cache/**',
      '.generated/**',
      '.next/**',
      'next-env.d.ts',
      'out/**',
      'playwright-report/**',
      'public/**',
      'test-results/**',
    ],
  },
  ...coreWebVitals,
  ...typescript,
  // No rule is switched off in a comment.
  { linterOptions: { noInlineConfig: true } },
  {
    rules: {
      // next/image needs a server at run time; components/ui holds a <picture> with files from the build.
      '@next/next/no-img-element': 'off',
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
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
            room('content', 'app', 'components', 'lib', 'e2e', 'scripts'),
            room('lib', 'app', 'components', 'e2e', 'scripts'),
            room('components', 'app', 'e2e', 'scripts'),
            room('app', 'e2e', 'scripts'),
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: `${CLIENT} :matches(ImportDeclaration[importKind=value][source.value=${SERVER_ONLY}], ImportExpression[source.value=${SERVER_ONLY}])`,
          message: 'A client component would ship all of it to the browser: take plain props.',
        },
        {
          selector: `JSXAttribute[name.name=${READ}] > Literal[value=/[A-Za-z]{2}/]`,
          message: 'Visible words live in content/.',
        },
        { selector: 'JSXAttribute[name.name=style]', message: 'The content security policy refuses style attributes.' },
      ],
    },
  },
  {
    files: ['{app,components,content,lib}/**/!(*.test).{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: ['node:*'], message: 'Browsers have none of it.' }] }] },
  },
  {
    // A failed enquiry is logged, as the specification asks.
    files: ['lib/enquiry/**', 'components/enquiry/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // Visible words live in content/.
    files: ['{app,components}/**/*.tsx'],
    rules: { 'react/jsx-no-literals': ['error', { allowedStrings: [',', '.', ':', '/', '·', '×', '©', '…'] }] },
  },
];

export default config;
