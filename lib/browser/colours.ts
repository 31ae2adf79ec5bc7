/** The two colours of `app/globals.css` that browsers ask for outside of style sheets. */
export const colours = { ink: '#12161c', paper: '#f6f4ee' } as const;
