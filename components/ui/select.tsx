import type { ComponentProps } from 'react';

/** A choice from a list, with an arrow clear of the border. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select className="field" {...props} />
    </span>
  );
}
