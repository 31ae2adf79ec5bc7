import { sellerQuestions } from '@/content/advice/seller-questions';
import { promises } from '@/content/promises';
import { site } from '@/content/site';
import type { OwnerPromise, ShopFacts } from '@/content/types';
import { isPlaceholder } from '../format/placeholder';
import { shareOnWhatsApp } from '../enquiry/whatsapp';
import { fill } from '../format/fill';
import { showAttribute } from '../shop/attributes';
import type { Product } from '../shop/product';
import { chargerSettings } from './charging-settings';
import { toBackupPack } from './packs';

const { items, send, ours } = sellerQuestions;

export type SellerAnswer = [question: string, answer: string | undefined];

/** Our answer to each question; undefined if the owner has not given or confirmed it. */
export function answerQuestions(
  product: Product,
  shop: ShopFacts = site.shop,
  test: OwnerPromise = promises.testBeforePaying,
): SellerAnswer[] {
  const stated = (name: string) => {
    const value = showAttribute(product, name);
    return value === undefined || isPlaceholder(value) ? undefined : value;
  };
  const pack = toBackupPack(product);
  const answers: Record<(typeof items)[number]['answer'], string | undefined> = {
    cells: [stated('cells'), stated('cellCondition')].filter(Boolean).join(', ') || undefined,
    series: stated('Cells in Series'),
    current: stated('currentLimitAmps') ?? stated('Nominal Current'),
    weight: stated('weight'),
    settings: pack && fill(ours.settings, chargerSettings(pack.systemVolts)),
    temperature: stated('Temperature Range'),
    warranty: stated('warranty') ?? shop.warranty,
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
