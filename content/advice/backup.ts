import type { BackupFigures } from '../types';

/**
 * The figures behind all hours of backup on this site. Each has its source above it: `measured` and `manual` are firm, `news`
 * and `guide` are several pages that agree, `weak` is one page. The browser loads this file for the calculator.
 */
export const backup: BackupFigures = {
  /** How much of the capacity is used, and how much of the battery's power reaches the loads. */
  losses: {
    // efficiency: two runtime calculators, one of them local
    estimate: { depth: 0.9, efficiency: 0.85 },
    // efficiency: local home UPS, 0.80 to 0.82, less when old
    careful: { depth: 0.8, efficiency: 0.75 },
    // efficiency: pure sine inverters, 0.90 to 0.95 (weak); the inverter's own draw is not counted here
    best: { depth: 0.95, efficiency: 0.9 },
  },
  // weak: small 12V inverters, 5 to 12 W; no source for 24V; manual for 48V: a 5 kVA hybrid, 50 to 60 W
  idleDraws: { 12: 10, 24: 20, 48: 50 }, // what the inverter itself draws, by system voltage; at others as at the next higher one
  // manual: a maker's 100 A is valid only if the battery starts at 25 °C
  advisedShareOfLimit: 0.8, // of a pack's current limit: above it the site warns, above the limit it refuses
  // manuals: a maker's table of joined packs ends at 4, another's at 5
  mostPacks: 4, // of one kind, suggested together
  chargeTakenUp: 0.95, // of the charger's ampere-hours the battery keeps this share
  systemVolts: [12, 24, 48],
  // A shortfall of 5% is smaller than the errors of all other figures.
  enoughShare: 0.95, // from this share of what is needed the site says "just enough"
  // guide: cheap UPSs have a power factor near 0.6
  voltAmperesPerWatt: 1.5, // that an inverter must be rated at, for each watt of the load
  // news: load-shedding of 3 to 8 hours, of 12 to 18 where much is lost
  hours: { limits: [0.5, 24], default: 4 }, // of load-shedding: those that a visitor may ask about, and those to begin with
  /** What a visitor may enter in the calculator. */
  limits: {
    runHours: [0.5, 24],
    otherWatts: [0, 20_000],
    chargerAmps: [1, 1000],
    mainsHours: [0.5, 24],
    depthPercent: [50, 100],
    efficiencyPercent: [50, 98],
    idleDrawWatts: [0, 300],
  },
  // guide: a tubular battery is discharged by half every day, or by 80% now and then
  /** The tubular battery that a 12V pack is compared with. Depths are the shares of its capacity that are used. */
  leadAcid: { volts: 12, ampereHours: 150, gentleDepth: 0.5, deepDepth: 0.8 },
  // manual: a maker's 92%; news and guide: tubular about 70%
  givenBack: { lithium: 0.92, tubular: 0.7 }, // of the energy put in
  // measured near Gojra: 1,545 kWh a year for each kW
  solarYield: 4.2, // kilowatt-hours a day from each kilowatt of panels
  // By our own estimate a pack gives 90% of its label; meters and inverters can be wrong by a tenth.
  capacityTest: { full: 0.9, ask: 0.8 }, // shares of its label: `full` is good, below `ask`, ask why
};
