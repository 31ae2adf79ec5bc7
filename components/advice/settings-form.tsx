'use client';

import type { ComponentProps } from 'react';
import { routes } from '@/content/routes';
import { AnsweredForm, queryFormat } from '../ui/form/answered-form';

/** Keeps the chosen voltage in the address, for Back, reload and a link that sends the settings on. @param volts by default */
export function SettingsForm({ volts, ...rest }: ComponentProps<'form'> & { volts: string }) {
  return <AnsweredForm initialFormat={queryFormat(routes.inverterSettings, { volts }, () => undefined)} {...rest} />;
}
