import { backup } from '@/content/advice/backup';

/** The figures of the calculator that texts on a product's suitability name in braces, besides those of the product's specification. */
export const calculatorFigures: Readonly<Record<string, string>> = {
  'inverter efficiency': String(backup.losses.estimate.efficiency),
  'advised share': String(backup.advisedShareOfLimit),
};
