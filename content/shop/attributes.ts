/** Rows of a product's `specs`, in the order of its specification. Rows with other labels follow. */
export const specificationOrder = [
  'Chemistry',
  'Cells in Series',
  'Nominal Voltage',
  'Nominal Capacity',
  'Nominal Current',
  'Connectivity',
  'Charge Cut Off Voltage',
  'Discharge Cut Off Voltage',
  'Temperature Range',
  'Life',
] as const;

/** What only the owner knows of a product: fields of its entry, each a row at the end of the specification once filled in. */
export const ownerFacts = [
  { field: 'cells', label: 'Cell maker and grade' }, // EVE, grade A
  { field: 'cellCondition', label: 'New or used cells' }, // New
  { field: 'weight', label: 'Weight' }, // 38 kg
  { field: 'size', label: 'Size' }, // length, width, height: 520 × 240 × 220 mm
  { field: 'terminals', label: 'Terminals' }, // M8 bolts
  { field: 'currentLimitAmps', label: 'Continuous current', unit: 'A' }, // of packs for the house alone: the calculator offers them
  { field: 'peakCurrent', label: 'Peak current' }, // for a short time: 200A for 3 seconds
  { field: 'chargeLimitAmps', label: 'Largest charging current', unit: 'A' }, // if it is another than the continuous one
  { field: 'seriesLimit', label: 'In series' }, // Up to 4, of one age
  { field: 'parallelLimit', label: 'In parallel' }, // Up to 4, of one age
  { field: 'dataProtocols', label: 'Data cable' }, // RS485: Growatt, Voltronic
  { field: 'triedInverters', label: 'Tried by us with' }, // Growatt SPF 5000 ES, Inverex Veyron 3.2 kW
  { field: 'boxContents', label: 'In the box' }, // Battery, two cables, manual
  { field: 'warranty', label: 'Warranty' }, // 3 years, as it is given in writing
] as const satisfies readonly { field: string; label: string; unit?: string }[];

/**
 * The figures of a card, reckoned or a row of `specs`, with the words below them: the first three that a product has. Packs have
 * the figures of `packFigures` instead.
 */
export const cardFigures = [
  { figure: 'energy', label: 'energy' },
  { figure: 'cycles', label: 'cycles' },
  { figure: 'years', label: 'life' },
  { row: 'Nominal Current', label: 'current' },
  { row: 'Cells in Series', label: 'cells' },
  { figure: 'volts', label: 'voltage' },
  { row: 'Nominal Capacity', label: 'capacity' },
] as const satisfies readonly { figure?: string; row?: (typeof specificationOrder)[number]; label: string }[];

/** How figures are written: energy from 1,000 Wh up in kWh. The site fills in `{value}`. */
export const figureUnits = { wattHours: '{value} Wh', kilowattHours: '{value} kWh', years: '{value} years' } as const;

/** The figures of a pack's card, with the words below them: energy, voltage, and the hours that it runs a household. */
export const packFigures = { energy: 'energy', volts: 'voltage', hours: 'hours' } as const;
