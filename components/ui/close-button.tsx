import type { ComponentProps } from 'react';
import { closeLabel } from '@/content/controls';
import { CROSS, LineIcon } from './line-icon';

export function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={closeLabel}
      className="print:hidden grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/5 active:bg-line"
      {...props}
    >
      <LineIcon path={CROSS} />
    </button>
  );
}
