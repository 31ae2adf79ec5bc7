import { warningWords } from '@/content/advice/answer-words';
import { productPage } from '@/content/shop/product-page';
import { answerTo } from './answer';
import { runInWords } from './answer-notes';
import type { Pack } from './energy';
import { finderQuestion, readFinderValues } from './finder-question';
import { listHouseholds } from './loads';
import { getPacks } from './packs';

/** The packs of the catalogue, read once, since each card of a large catalogue asks for them. */
const allPacks = getPacks();

export type HouseholdAnswer = ReturnType<typeof listHouseholdAnswers>[number];

/** The households, each with the answer that its page shows by default, with no voltage chosen. */
export function listHouseholdAnswers(packs: readonly Pack[] = allPacks) {
  const households = listHouseholds();
  return households.map(({ id, name }) => ({
    id,
    name,
    answer: answerTo(finderQuestion(readFinderValues('', households, id), households), packs),
  }));
}

/** How long a pack runs each household that is shown in a product's dialog, in words. */
export function householdRuns(pack: Pack) {
  return listHouseholds(productPage.runs.households.dialog).map(({ name, load }) => {
    const { run, words } = runInWords(load, pack, allPacks);
    const start = run.verdict !== 'refused' && load.starts && warningWords.starts[load.starts];
    return { name, words: start ? `${words.replace(/\.?$/, '.')} ${start}` : words };
  });
}
