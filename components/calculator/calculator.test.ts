import { describe, expect, test } from '@jest/globals';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { backup, hoursWords } from '@/content/backup';
import { backupCalculator } from '@/content/backup-calculator';
import { site } from '@/content/site';
import { readState } from '@/lib/backup/address';
import { getBackupPacks, type CataloguePack } from '@/lib/backup/catalogue-packs';
import { getHouseholds } from '@/lib/backup/household-runs';
import { readQuestion } from '@/lib/backup/question';
import { answerQuestion } from '@/lib/backup/recommend';
import { BackupReading } from '../sections/backup-reading';
import { BackupTables } from '../sections/backup-tables';
import { TubularComparison } from '../sections/tubular-comparison';
import { Answer } from './answer';
import { TubularCost } from './tubular-cost';

const [small, middle, large] = getBackupPacks() as [CataloguePack, CataloguePack, CataloguePack];

/** What becomes of a catalogue over the years. */
const CATALOGUES: Record<string, CataloguePack[]> = {
  'as it is': [small, middle, large],
  'without any pack': [],
  'without the middle pack': [small, large],
  'of one pack': [large],
  'of an odd voltage, a small limit, without a rated life': [
    { ...small, volts: 38.4, systemVolts: 36, currentLimitAmps: 7, lifeYears: null },
  ],
  'of a huge and a tiny pack': [
    { ...small, ampereHours: 0.5 },
    { ...large, ampereHours: 100_000, currentLimitAmps: 900 },
  ],
};

/** Every load at its most. */
const EVERYTHING = backup.loads.map(({ id, most }) => `${id}=${most}`).join('&');

const QUERIES = [
  '',
  '?household=small',
  '?household=ac&volts=12',
  '?household=fridge&volts=24&hours=12&charger=1&mains=0.5',
  '?other=20000&volts=48',
  '?pump1=2&volts=12',
  '?iron=1',
  '?iron=1&fan=1&volts=24',
  '?other=0.0001&hours=12',
  '?other=5&depth=50&efficiency=98&draw=0',
  '?household=small&tubular=1000000&replaced=0.5&years=25',
  '?volts=36&other=-5',
  '?volts=-12&hours=0&other=%F0%9F%92%A5',
  `?other=${'9'.repeat(400)}`,
  '?depth=0&efficiency=0&draw=1e308',
  '?charger=0&mains=0&household=small',
  '?tubular=0&replaced=0&years=0',
  '?years=NaN&replaced=Infinity&tubular=-1',
  ...['', '&volts=12', '&volts=24', '&volts=48'].map((volts) => `?${EVERYTHING}${volts}&other=20000&hours=12`),
];

/** What a page shows, without its tags. */
const textOf = (element: ReactElement) => renderToStaticMarkup(element).replace(/<[^>]*>/g, ' ');
const BROKEN = /NaN|Infinity|undefined|null|\{\w+\}/;

describe.each(Object.entries(CATALOGUES))('a catalogue %s', (_, packs) => {
  test.each(QUERIES)('answers "%s" in words', (query) => {
    const state = readState(query, backup);
    const question = readQuestion(state, backup);
    const answer = answerQuestion(question, packs, backup);
    const { form, message, leadAcid } = backupCalculator;
    const part = {
      words: { form, message, answer: backupCalculator.answer, cost: leadAcid.cost },
      hoursWords,
      figures: backup,
      packs,
      households: getHouseholds(),
      chats: { orders: site.whatsApp.productOrders, questions: site.whatsApp.business },
      state,
      onChange: () => {},
      question,
      answer,
    };
    const html = renderToStaticMarkup(createElement(Answer, part));
    const [, sentences = ''] = /<output[^>]*>(.*?)<\/output>/.exec(html) ?? [];
    expect(sentences.replace(/<[^>]*>/g, '')).toMatch(/\w{3}/);
    expect(textOf(createElement(Answer, part)) + textOf(createElement(TubularCost, part))).not.toMatch(BROKEN);
  });

  test('has tables without a broken figure', () => {
    const text = [BackupTables, TubularComparison, BackupReading]
      .map((section) => textOf(createElement(section, { packs })))
      .join(' ');
    expect(text).not.toMatch(BROKEN);
    expect(text).toContain(packs.length > 0 ? 'To run' : 'The catalogue has no pack now.');
  });
});
