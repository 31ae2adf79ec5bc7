import { checkABattery } from '@/content/advice/check-a-battery';
import { promises } from '@/content/promises';
import { site } from '@/content/site';
import type { OwnerPromise, Product, ShopFacts } from '@/content/types';
import { isPlaceholder } from '../check/placeholder';
import { shareOnWhatsApp } from '../enquiry/whatsapp';
import { fill } from '../format/fill';
import { chargerSettings } from './charging-settings';
import { toBackupPack } from './packs';

const { items, send, ours } = checkABattery.questions;

export type SellerAnswer = [question: string, answer: string | undefined];

/** Our answer to each question; undefined if the owner has not given or confirmed it. */
export function answerQuestions(
  product: Product,
  shop: ShopFacts = site.shop,
  test: OwnerPromise = promises.testBeforePaying,
): SellerAnswer[] {
  const { specs, currentLimitAmps, toConfirm = [] } = product;
  const stated = (label: string) => (isPlaceholder(specs[label] ?? '') ? undefined : specs[label]);
  const pack = toBackupPack(product);
  const amps = toConfirm.includes('currentLimitAmps') ? undefined : currentLimitAmps;
  const answers: Record<(typeof items)[number]['answer'], string | undefined> = {
    cells: [product.cells, product.cellCondition].filter(Boolean).join(', ') || undefined,
    series: stated('Cells in Series'),
    current: amps === undefined ? stated('Nominal Current') : `${amps}A`,
    weight: product.weight,
    settings: pack && fill(ours.settings, chargerSettings(pack.systemVolts)),
    temperature: stated('Temperature Range'),
    warranty: product.warranty ?? shop.warranty,
    serialNumber: shop.serialNumber,
    delivery: shop.delivery,
    priceValidity: shop.priceValidity,
    test: test.confirmedOn ? test.says : undefined,
  };
  return items.map(({ question, answer }) => [question, answers[answer]]);
}

/** A chat without a number, so that the visitor sends the questions to any seller. */
export function questionsLink(): string {
  return shareOnWhatsApp([send.message, ...items.map(({ question }, index) => `${index + 1}. ${question}`)].join('\n'));
}
