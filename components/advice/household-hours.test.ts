import { warningWords } from '@/content/advice/answer-words';
import { compareWords } from '@/content/advice/load-words';
import { testCatalogue } from '@/lib/shop/test-catalogue';
import { getPacks } from '@/lib/advice/packs';
import { runPack } from '@/lib/advice/recommend';
import { calculatorQuestion, readCalculatorValues } from '@/lib/advice/calculator-question';
import { replaceHouseholds } from '@/lib/advice/test-packs';
import { fill, formatPrice } from '@/lib/format/texts';
import { renderHtml } from '../render-html';
import { productPage } from '@/content/shop/product-page';
import { ComparedPacks } from './calculator';
import { BackupTable } from './calculator-tables';
import { PackRuns } from './pack-sections';

jest.mock('@/content/shop/products', () => ({ products: Object.values(testCatalogue) }));

replaceHouseholds({ fans1: 1, fans28: 28, fans53: 53, fans350: 350 });
Object.assign(productPage.runs.households, { page: ['fans28', 'fans53', 'fans350'] });

/** The figures of printed text, without its words, which are the owner's. */
const figuresOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ')
    .match(/\d*½\+?|\d[\d,]*\+?/g)
    ?.join(' ');

test('each household has its own hours, in the table of a pack and in that of all packs', () => {
  const packs = getPacks();
  const panel = packs.flatMap((pack) => (pack.id === 'small-pack-12v' ? renderHtml(PackRuns, { pack }) : [])).join('');
  // The figures are the pack's energy, the scale's end, then the households by their fans.
  expect(figuresOf(panel)).toBe('512 0 12 28 3½ 2½ 4 53 2 1 2 350 24');
  expect(panel).toContain(warningWords.starts.motors);
  expect(figuresOf(renderHtml(BackupTable, { packs }))).toMatch(
    [
      '4 24+ 24+ 24+ 24+',
      '28 112 24+ 23 18 24+ 12 9½ 14½ 3½ 2½ 4',
      '53 212 24+ 13 10 15½ 6½ 5 7½ 2 1 2',
      '350 1,400 5½ 4 6½ 2 1½ 2½ 24 24',
    ].join(' '),
  );
});

test('of the compared packs each has its own figures', () => {
  const packs = getPacks();
  const question = calculatorQuestion(readCalculatorValues('other=200'));
  const rows = renderHtml(ComparedPacks, { packs, question }).split('<li').slice(1);
  for (const [at, pack] of packs.entries()) {
    const current = { amps: runPack(question.load, pack).amps, limit: pack.currentLimitAmps };
    for (const own of [pack.shortName, formatPrice(pack.rupees), fill(compareWords.current, current)]) {
      expect(rows[at]).toContain(`>${own}`);
    }
  }
});
