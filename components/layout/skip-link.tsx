/** The first keyboard stop, shown above the bar. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className="control control-volt absolute top-2 left-2 z-50 not-focus:-top-24 print:hidden">
      {children}
    </a>
  );
}
