import { expect, test } from '@jest/globals';
import { readSource } from '../support/crawl';

/** What browsers and phones are told of each field; `null` where nothing is said. */
const FIELDS: Record<string, [label: string, field: Record<string, string | boolean | null>][]> = {
  '/get-quote': [
    ['Full Name', { name: 'user_name', type: 'text', required: true, autocomplete: 'name' }],
    ['Email Address', { name: 'user_email', type: 'email', required: true, autocomplete: 'email', inputmode: 'email' }],
    ['Phone Number (Optional)', { name: 'user_phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    ['Subject', { name: 'subject', type: 'text', required: true }],
    ['Project Details', { name: 'message', tag: 'TEXTAREA', required: true, rows: '6' }],
  ],
  '/contact': [
    ['Full Name', { name: 'name', type: 'text', required: true, autocomplete: 'name' }],
    ['Email Address', { name: 'email', type: 'email', required: true, autocomplete: 'email', inputmode: 'email' }],
    ['Phone Number', { name: 'phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    ['Company', { name: 'company', type: 'text', autocomplete: 'organization' }],
    ['Battery Type', { name: 'batteryType', tag: 'SELECT', required: true }],
    ['Quantity', { name: 'quantity', type: 'text', inputmode: 'numeric' }],
    ['Additional Details', { name: 'message', tag: 'TEXTAREA', rows: '4' }],
  ],
};

test.each(Object.entries(FIELDS))('%s has the specified fields', (address, fields) => {
  const { page } = readSource(address);
  const labels = page.querySelectorAll('main form label').filter((label) => !label.closest('[aria-hidden="true"]'));
  const found = labels.map((label) => {
    const field = page.querySelector(`[id="${label.getAttribute('for')}"]`);
    const read = (name: string) => field?.attributes[name] ?? field?.getAttribute(name) ?? null;
    return [
      label.text,
      {
        tag: field?.tagName,
        name: read('name'),
        type: read('type'),
        required: field?.hasAttribute('required'),
        autocomplete: read('autoComplete') ?? read('autocomplete'),
        inputmode: read('inputMode') ?? read('inputmode'),
        rows: read('rows'),
        // The specification shows no bounds and no length limits.
        bounds: ['min', 'max', 'minLength', 'maxLength', 'pattern'].filter((bound) => read(bound) !== null),
      },
    ];
  });
  const silent = { tag: 'INPUT', type: null, required: false, autocomplete: null, inputmode: null, rows: null, bounds: [] };
  expect(found).toEqual(fields.map(([label, field]) => [label, { ...silent, ...field }]));
});

test('the battery types are the specified ones, and none is chosen', () => {
  const options = readSource('/contact').page.querySelectorAll('select[name="batteryType"] option');
  expect(options.map(({ text }) => text)).toEqual([
    'Select battery type',
    'Solar System Batteries (12V)',
    'Solar System Batteries (24V)',
    'Solar System Batteries (48V)',
    'Motorcycle Batteries',
    'Battery Parts & Accessories',
    'Custom Solution',
  ]);
  expect(options.map((option) => option.getAttribute('value') === '')).toEqual([true, ...Array(6).fill(false)]);
  expect(options.filter((option) => option.hasAttribute('selected'))).toEqual([]);
});
