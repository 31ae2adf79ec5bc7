import type { ReactNode } from 'react';
import { backup } from '@/content/backup';
import { calculatorPage, formWords } from '@/content/backup-calculator';
import { home } from '@/content/home';
import { ADDRESS_NAMES } from '@/lib/backup/query';
import { listHouseholds } from '@/lib/backup/words';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { PageLink } from '../ui/page-link';

/**
 * Three choices that lead to the calculator's answer. A plain form, answered by a page of its own: it needs no script, and
 * where there is none that page has its table.
 */
export function BackupEntry() {
  const { volts, button, ownLoads } = home.backup;
  return (
    <section aria-labelledby="backup" className="border-b border-line bg-card">
      <form
        action={`${paths.backupCalculator}#answer`}
        className="site-width grid grid-cols-2 gap-3 py-6 parent-unfollowed:invisible lg:flex lg:flex-wrap lg:items-end lg:gap-4"
      >
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4 lg:grow lg:basis-60">
          <h2 id="backup" className="text-h3">
            {calculatorPage.hero.title}
          </h2>
          <PageLink
            href={paths.backupCalculator}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {ownLoads}
          </PageLink>
        </div>
        <Choice name={ADDRESS_NAMES.household} label={formWords.title} className="col-span-full lg:grow-3 lg:basis-64">
          {listHouseholds().map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name={ADDRESS_NAMES.volts} label={volts} className="lg:grow lg:basis-40">
          <option value="">{formWords.unknownVolts}</option>
          {backup.systemVolts.map((value) => (
            <option key={value} value={value}>{`${value}V`}</option>
          ))}
        </Choice>
        <Choice name={ADDRESS_NAMES.hours} label={formWords.hours} chosen={backup.hours.first} className="lg:grow lg:basis-40">
          {backup.hours.offered.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Choice>
        <Button type="submit" variant="ink" className="col-span-full">
          {button}
        </Button>
      </form>
    </section>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen?: number;
  className: string;
  children: ReactNode;
}

function Choice({ name, label, chosen, className, children }: ChoiceProps) {
  return (
    <label className={`grid content-end gap-1 ${className}`}>
      <span className="text-sm font-medium">{label}</span>
      <select name={name} defaultValue={chosen} className="field">
        {children}
      </select>
    </label>
  );
}
