/** The first keyboard stop, shown above the fixed bar. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className="skip-link control control-volt">
      {children}
    </a>
  );
}
