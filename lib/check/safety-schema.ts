import * as z from 'zod';
import { figure, range, rising, text } from './fields';
import type { Refuse } from './problems';

/*
 * The rules of `content/advice/charging.ts` and `wiring.ts`, whose figures people wire by: what no battery, fuse or cable may be given
 * is refused. Sources stand beside the figures; bounds are wider than they, by what makers of LiFePO4 packs and of cables allow.
 */

const volts = (from: number, to: number) => figure(from, to, 'volts for 12V');

/** Volts for 12 V: four cells of 3.2 V, full at 14.6, empty at 10. No bounds overlap: low cut-off, float, boost, flooded rise. */
export const chargerVoltages = z.object({
  charge: range(volts(13.8, 14.4)),
  chargeAtMost: volts(14, 14.4),
  float: range(volts(13.2, 13.8)),
  program: z.object({ charge: volts(13.8, 14.4), float: volts(13.2, 13.8) }),
  lowCutOff: volts(11, 12.8),
  backToMains: z.record(text, z.number()),
  flooded: volts(14.5, 16),
  currentShare: figure(0.05, 1, 'amperes for each Ah'),
});

export function checkCharging(charging: z.infer<typeof chargerVoltages>, refuse: Refuse): void {
  const { charge, chargeAtMost, float, program, lowCutOff, backToMains } = charging;
  for (const name of ['charge', 'float'] as const) {
    const [least, most] = charging[name];
    const isOutside = program[name] < least || program[name] > most;
    if (isOutside) refuse(['program', name], `is not within "${name}"; write ${least} to ${most}`);
  }
  if (chargeAtMost < charge[1]) refuse(['chargeAtMost'], `is below the ${charge[1]}V of "charge"; write at least that`);
  for (const [system, value] of Object.entries(backToMains)) {
    const [least = 0, most = 0] = [lowCutOff, float[0]].map((one) => (one * Number(system)) / 12);
    if (value > least && value < most) continue;
    const mend = `write more than ${least} and less than ${most}`;
    refuse(['backToMains', system], `is not between the low cut-off and float of ${system}V; ${mend}`);
  }
}

export const wiringFigures = z.object({
  fuseTimes: figure(1.25, 1.6, 'times the current'),
  fuses: z.record(text, rising(figure(10, 1000, 'amperes'))),
  carries: z.record(text.regex(/^\d+(?:\.\d+)?$/), figure(1, 1000, 'amperes')),
  copper: figure(1.7, 2.5, 'the factor'),
  mostDropPercent: figure(0.5, 3, 'percent'),
  markedVolts: figure(58.4, 1000, 'volts'),
  inverters: z.record(text, z.array(figure(100, 20_000, 'watts'))),
  metres: z.array(figure(0.5, 20, 'metres')),
});

export function checkWiring({ carries, fuses }: z.infer<typeof wiringFigures>, refuse: Refuse): void {
  const cables = Object.entries(carries);
  cables.forEach(([area, amps], index) => {
    // No cable of this size carries so many amperes for each square millimetre all the time, however it is laid.
    const most = Number(area) * (Number(area) < 16 ? 9 : 6);
    const [thinner = '', less = 0] = cables[index - 1] ?? [];
    if (amps > most) refuse(['carries', area], `is more than ${area} mm² of copper carries; write at most ${most}`);
    else if (amps <= less) refuse(['carries', area], `is not above what ${thinner} mm² carries; look it up again`);
  });
  const thickest = Math.max(...Object.values(carries));
  for (const [kind, sizes] of Object.entries(fuses)) {
    const at = sizes.findIndex((size) => size > thickest);
    if (at >= 0) refuse(['fuses', kind, at], `is a fuse that no cable of this file survives; write at most ${thickest}`);
  }
}

/** Volts of the "AGM" setting of a 24 V UPS that has no "USE" setting. */
export const agmVoltages = z.object({
  charge: figure(27, 28.8, 'volts'),
  float: figure(26, 28, 'volts'),
  cutOff: figure(20, 24, 'volts'),
});
