/** The colours that are also needed outside the style sheet: for `theme-color`, the manifest and what scripts draw. */
export const colours = { ink: '#12161c', paper: '#f6f4ee', volt: '#ffb800', lit: '#c9fff0' } as const;
