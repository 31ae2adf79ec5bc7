/** The two theme colours that are also needed outside the style sheet, for `theme-color` and the manifest. */
export const colours = { ink: '#12161c', paper: '#f6f4ee' } as const;
