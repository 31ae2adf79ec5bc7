import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` (see `next.config.mjs`): the same component, whose styles are in
 * force while it is mounted anywhere, but as a constructed style sheet, which the site's policy allows.
 */
export function styleSingleton() {
  let users = 0;
  let remove = () => {};

  return function StyleSheet({ styles }: { styles: string }) {
    useEffect(() => {
      if (users === 0) remove = adoptStyles(styles);
      users += 1;
      return () => {
        users -= 1;
        if (users === 0) remove();
      };
    }, [styles]);
    return null;
  };
}

/** Browsers of before 2023 may lack constructed style sheets: there the page can scroll behind a dialog. */
function adoptStyles(styles: string): () => void {
  if (!('adoptedStyleSheets' in document)) return () => {};
  const sheet = new CSSStyleSheet();
  // A property of the body that nothing here reads, and that would have every element of the page styled anew.
  sheet.replaceSync(styles.replace(/--removed-body-scroll-bar-size:[^;}]*;?/, ''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
