import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` (see `next.config.mjs`) by a constructed style sheet, which the site's content
 * security policy allows. The styles apply while the component is mounted anywhere.
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

/** Returns a function that removes the styles. Browsers before 2023 may lack this: there the page scrolls behind a dialog. */
function adoptStyles(styles: string): () => void {
  if (!('adoptedStyleSheets' in document)) return () => {};
  const sheet = new CSSStyleSheet();
  // Nothing reads this property of the body, and it would restyle every element of the page.
  sheet.replaceSync(styles.replace(/--removed-body-scroll-bar-size:[^;}]*;?/, ''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
