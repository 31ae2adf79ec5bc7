import { backup } from '@/content/advice/backup';
import { charging } from '@/content/advice/charging';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { productPage } from '@/content/shop/product-page';
import { routes } from '@/content/routes';
import { getPacks } from '@/lib/advice/packs';
import { chargerSettings, listCautions, settingsMessage, listPrograms } from '@/lib/advice/charging-settings';
import { shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { absoluteUrl } from '@/lib/seo/addresses';
import { getProductBySlug } from '@/lib/shop/catalogue';
import { ChatLink } from '../ui/chat-link';
import { Links } from '../ui/links';
import { StackedTable } from '../ui/stacked-table';
import { Cautions } from '../ui/cautions';
import { GuideSection, Pairs, Points } from './guide-section';

const { rows, values } = productPage.fits;

/** Charging current for 100Ah. */
const current = fill(values.current, { amps: 100 * charging.currentShare });

/** The settings for 12, 24 and 48 V, what to avoid, and links that send them on. */
export function SettingsByVoltage() {
  const { table, warnings, send, guide } = inverterSettings;
  const systems = backup.systemVolts.map(chargerSettings);
  const packs = getPacks()
    .sort((a, b) => a.volts - b.volts)
    .flatMap(({ id }) => getProductBySlug(id) ?? []);
  const tried = packs.flatMap(({ triedInverters, shortName }) => (triedInverters ? `${shortName}: ${triedInverters}` : []));
  return (
    <>
      <GuideSection id="table" title={table.title}>
        <StackedTable
          label={table.title}
          head={[table.corner, ...systems.map((system) => fill(table.system, system))]}
          rows={(['charge', 'float', 'lowCutOff'] as const).map((name) => [rows[name], ...systems.map((system) => system[name])])}
        />
        <h3 className="mt-6 mb-3 text-h4 print:mt-2">{table.same}</h3>
        <Pairs
          rows={[
            [rows.type, values.type],
            [rows.current, fill(table.forCapacity, { current })],
            [`${rows.equalise}, ${rows.compensation.toLowerCase()}`, values.off],
            [table.changeovers, table.ownManual],
          ]}
        />
        <div className="mt-6 grid gap-3 print:hidden">
          <p>
            <strong className="font-bold">{send.title}.</strong> {send.text}
          </p>
          <div className="flex flex-wrap gap-3">
            {systems.map(({ volts }) => (
              <ChatLink key={volts} href={shareOnWhatsApp(settingsMessage(volts, absoluteUrl(routes.inverterSettings)))}>
                {fill(send.button, { volts })}
              </ChatLink>
            ))}
          </div>
        </div>
      </GuideSection>
      <GuideSection id="warnings" title={warnings.title}>
        <Cautions
          items={[
            warnings.old,
            warnings.cells,
            ...listCautions(
              systems,
              packs.map(({ specs }) => specs),
            ),
            warnings.percent,
          ]}
        />
        {tried.length > 0 && (
          <p className="mt-4">
            <strong className="font-bold">{inverterSettings.tried}.</strong> {tried.join('. ')}
          </p>
        )}
        <Links links={[guide]} />
      </GuideSection>
    </>
  );
}

/** The value of each program with its numbers, the measuring rule for what has no menu, and other names of the settings. */
export function SettingNames() {
  const { names, programs, noMenu } = inverterSettings;
  const programsOf = backup.systemVolts.map(listPrograms);
  const agm = (forTwentyFour: number) => `${forTwentyFour.toFixed(1)}V / ${(2 * forTwentyFour).toFixed(1)}V`;
  const filled = {
    most: backup.systemVolts.map((volts) => chargerSettings(volts).chargeAtMost).join(' / '),
    agmCharge: agm(noMenu.agm.charge),
    agmFloat: agm(noMenu.agm.float),
    agmCutOff: agm(noMenu.agm.cutOff),
  };
  return (
    <>
      <GuideSection id="programs" title={programs.title} lead={programs.lead}>
        <StackedTable
          label={programs.title}
          head={[programs.corner, ...backup.systemVolts.map((volts) => fill(programs.system, { volts }))]}
          rows={(programsOf[0] ?? []).map(({ setting, programs: numbers }, row) => [
            <>
              <b className="text-ink">{setting}</b> <span className="text-sm sm:block">{numbers}</span>
            </>,
            ...programsOf.map((listed) => listed[row]?.value),
          ])}
        />
        <Points items={programs.notes} className="mt-4 text-sm" />
      </GuideSection>
      <GuideSection id="noMenu" title={noMenu.title}>
        <Points items={noMenu.points.map((point) => fill(point, filled))} />
      </GuideSection>
      <GuideSection id="names" title={names.title} lead={names.lead}>
        <Pairs rows={names.rows} />
      </GuideSection>
    </>
  );
}
