import { askOnWhatsApp } from '@/content/site';
import { isPlaceholder } from './placeholder';

test('reserved names, numbers of noughts and unanswered figures wait for the owner; real ones do not', () => {
  const waiting = ['sales@alpha-ampere.example', 'https://alpha-ampere.example/about', '+92 321 0000009', askOnWhatsApp];
  const real = ['', 'sales@alphaampere.pk', 'https://examples.org', '+92 300 1234567', 'PKR 186,000', `${askOnWhatsApp} for CAN`];
  expect([...waiting, ...real].filter(isPlaceholder)).toEqual(waiting);
});
