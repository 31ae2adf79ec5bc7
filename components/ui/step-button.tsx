interface StepButtonProps {
  label: string;
  step: 1 | -1;
  onClick: () => void;
  className?: string;
}

/** A button for one more or one fewer, 48 px wide and high. */
export function StepButton({ label, step, onClick, className = 'border-control active:bg-line' }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-12 place-items-center rounded-control border ${className}`}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="mx-auto size-5 fill-none stroke-current stroke-2">
        <path d={step > 0 ? 'M4 10h12M10 4v12' : 'M4 10h12'} />
      </svg>
    </button>
  );
}
