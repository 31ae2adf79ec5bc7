const select = (text: HTMLElement | null) => {
  if (text) getSelection()?.selectAllChildren(text);
};

/** A text that scripts could not copy. It is shown selected, and a tap selects all of it again. */
export function TextToCopy({ children }: { children: string }) {
  return (
    <p ref={select} className="wrap-anywhere whitespace-pre-line select-all">
      {children}
    </p>
  );
}
