import type { BackupEntry, BackupFigures } from '@/content/types';
import type { CalculatorState } from './address';

/** Urdu and Arabic figures, zero to nine. */
const ZEROS = [0x06f0, 0x0660];

/** A typed figure: empty, good, or a text that is none of the kind asked for. */
export interface ReadEntry {
  /** Undefined where nothing, or nothing sensible, is written. */
  value: number | undefined;
  /** Something is written, and it can't be used. */
  wrong: boolean;
}

/**
 * A figure as people type it: `150`, `1,200`, `1,50,000`, `2.5`, `۱۲`, `Rs 45,000`, `150 W`.
 * @returns undefined for anything else
 */
export function readFigure(typed: string): number | undefined {
  const text = toWesternDigits(typed)
    .trim()
    .replace(/^(?:rs\.?|pkr)\s*/i, '')
    .replace(/\s*(?:w|watts?|a|amps?|h|hours?|years?|%)$/i, '');
  const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text);
  const plain = grouped ? text.replaceAll(',', '') : text;
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** One of the calculator's entries, held to its limits. */
export function readEntry(state: CalculatorState, entry: BackupEntry, { limits }: BackupFigures): ReadEntry {
  const typed = state.entries[entry];
  const [least, most] = limits[entry];
  const figure = readFigure(typed);
  const value = figure !== undefined && figure >= least && figure <= most ? figure : undefined;
  return { value, wrong: value === undefined && typed.trim() !== '' };
}

function toWesternDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.find((zero) => code >= zero) ?? code));
    })
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}
