import { expect, test } from '@jest/globals';
import { breadcrumbData, faqData } from './page-data';

test('a breadcrumb counts from one and gives full addresses', () => {
  const breadcrumbs = [
    { label: 'Home', href: '/' },
    { label: 'Products', href: '/products' },
  ];
  expect(breadcrumbData(breadcrumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://alpha-ampere.example' },
    { '@type': 'ListItem', position: 2, name: 'Products', item: 'https://alpha-ampere.example/products' },
  ]);
});

test('each question has its own answer', () => {
  const items = [
    { question: 'Why?', answer: 'Because.' },
    { question: 'How?', answer: 'So.' },
  ];
  expect(faqData(items).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
  ]);
});
