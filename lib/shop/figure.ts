/** A value that is one figure and its unit, so that figures and units can stand under each other. */
export interface Figure {
  number: string;
  unit: string;
}

const FIGURE = /^([−-]?\d+(?:\.\d+)?)(\s?(?:kWh|Wh|Ah|mAh|A|V|W|kW|kg|mm|°C)(?: a cell)?)?$/;

/** Number and unit of a specification value; null for words and ranges. Joined again they are the value, to the letter. */
export function splitFigure(value: string): Figure | null {
  const [, number, unit = ''] = FIGURE.exec(value) ?? [];
  return number === undefined ? null : { number, unit };
}
