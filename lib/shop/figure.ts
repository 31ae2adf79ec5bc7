/** A figure and its unit, apart, so that a table can align them. */
export interface Figure {
  number: string;
  unit: string;
}

const FIGURE = /^([−-]?\d+(?:\.\d+)?)(\s?(?:kWh|Wh|Ah|mAh|A|V|W|kW|kg|mm|°C)(?: a cell)?)?$/;

/** Number and unit of a specification value; null for words and ranges. Joined they give the value again. */
export function splitFigure(value: string): Figure | null {
  const [, number, unit = ''] = FIGURE.exec(value) ?? [];
  return number === undefined ? null : { number, unit };
}
