import { LineIcon } from './line-icon';

export interface IconButtonProps {
  label: string;
  path: string;
  className?: string;
  onClick: () => void;
}

export function IconButton({ label, path, className = '', onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/5 active:bg-line ${className}`}
    >
      <LineIcon path={path} />
    </button>
  );
}
