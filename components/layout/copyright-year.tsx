'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's year; until scripts run, the year of the build. */
export function CopyrightYear({ builtIn }: { builtIn: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
  return <span>{year}</span>;
}
