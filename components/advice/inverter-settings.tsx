import { backup } from '@/content/advice/backup';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { routes } from '@/content/routes';
import { chargerSettings, listPrograms, settingsMessage } from '@/lib/advice/charging-settings';
import { shareChatUrl } from '@/lib/enquiry/whatsapp';
import { absoluteUrl } from '@/lib/environment';
import { fill } from '@/lib/format/texts';
import { allProducts } from '@/lib/shop/catalogue';
import { Caution } from '../ui/caution';
import { DefinitionList } from '../ui/definition-list';
import { ChatLink } from '../ui/external-link';
import { Choices } from '../ui/form/fields';
import { Links } from '../ui/links';
import { StackedTable } from '../ui/stacked-table';
import { TextList } from '../ui/text-list';
import { GuideSection } from './guide';
import { SettingsForm } from './settings-form';

const listSystems = () => backup.systemVolts.map((volts) => ({ ...chargerSettings(volts), programs: listPrograms(volts) }));
const DEFAULT_VOLTS = '24';

/** The settings for the voltage that the visitor chooses, which needs no scripts, and a link that sends them on. */
export function SettingsByVoltage() {
  const { old, table, send, guide } = inverterSettings;
  const { setting, value } = table.columns;
  const systems = listSystems();
  return (
    <GuideSection id="table" title={table.title}>
      <div className="by-choice">
        <Caution>{old}</Caution>
        <SettingsForm volts={DEFAULT_VOLTS} className="mt-6 max-w-form print:hidden">
          <Choices
            name="volts"
            label={table.choice}
            options={systems.map(({ volts }) => ({ id: String(volts), name: `${volts}V` }))}
            className="grid-cols-3 gap-2"
          />
        </SettingsForm>
        {systems.map((system) => (
          <p key={system.volts} data-choice={system.volts} className="mt-4 mb-3 max-w-measure">
            {fill(table.battery, { battery: system.battery, cells: system.cells })}
          </p>
        ))}
        <StackedTable
          label={table.title}
          head={[setting, value, ...table.kinds]}
          rows={table.rows.map(({ setting: name, others, numbers }, row) => [
            <span key="names" translate="no">
              <b className="text-ink">{name}</b> {others && <span className="text-sm sm:block">{others}</span>}
            </span>,
            systems.map(({ volts, programs: listed }) => (
              <span key={volts} data-choice={volts} translate="no">
                <strong>{listed[row]?.value}</strong> <span className="text-muted">{listed[row]?.range}</span>
              </span>
            )),
            ...table.kinds.map((kind, at) => <span key={kind}>{numbers[at]}</span>),
          ])}
        />
        <p className="mt-3 max-w-measure text-muted">{table.lead}</p>
        <div className="mt-4 print:hidden">
          {systems.map(({ volts }) => (
            <div key={volts} data-choice={volts}>
              <ChatLink href={shareChatUrl(settingsMessage(volts, absoluteUrl(`${routes.inverterSettings}?volts=${volts}`)))}>
                {fill(send.button, { volts })}
              </ChatLink>
            </div>
          ))}
        </div>
        <Links links={[guide]} />
      </div>
    </GuideSection>
  );
}

/** What to mind with these settings, and the measuring rule for what has no menu. */
export function SettingNotes() {
  const { mind, noMenu, sources } = inverterSettings;
  const systems = listSystems();
  const agm = (forTwentyFour: number) => `${forTwentyFour.toFixed(1)}V / ${(2 * forTwentyFour).toFixed(1)}V`;
  const filled = {
    most: systems.map(({ chargeAtMost }) => chargeAtMost).join(' / '),
    flooded: systems.map(({ flooded }) => flooded).join(' / '),
    agmCharge: agm(noMenu.agm.charge),
    agmFloat: agm(noMenu.agm.float),
    agmCutOff: agm(noMenu.agm.cutOff),
  };
  const tried = allProducts.flatMap(({ shortName, triedInverters }) => (triedInverters ? `${shortName}: ${triedInverters}` : []));
  return (
    <>
      <GuideSection id="mind" title={mind.title}>
        <DefinitionList rows={mind.items.map(([name, text]) => [name, fill(text, filled)])} />
        {tried.length > 0 && (
          <p className="mt-4">
            <strong>{inverterSettings.tried}.</strong> {tried.join('. ')}
          </p>
        )}
      </GuideSection>
      <GuideSection id="noMenu" title={noMenu.title}>
        <TextList items={noMenu.points.map((point) => fill(point, filled))} />
        <p className="mt-4 max-w-measure text-sm text-muted">{sources}</p>
      </GuideSection>
    </>
  );
}
