import type { ElementType } from 'react';
import { Unbroken } from './unbroken';

export interface DialogHeadProps {
  title: string;
  closeLabel: string;
  /** What stands for the heading and for the button where the dialog's library brings its own. */
  Title?: ElementType;
  Close?: ElementType;
  onClose?: () => void;
}

/** Name and close button over a dialog's content. */
export function DialogHead({ title, closeLabel, Title = 'h2', Close = 'button', onClose }: DialogHeadProps) {
  return (
    <div className="dialog-head">
      <Title className="py-2 text-h4">
        <Unbroken>{title}</Unbroken>
      </Title>
      <Close type="button" aria-label={closeLabel} onClick={onClose} className="dialog-close">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </Close>
    </div>
  );
}
