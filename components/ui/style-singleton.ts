import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` (see `next.config.mjs`) by a constructed style sheet, which the site's content
 * security policy allows. Only one dialog is open at a time, so it counts no users.
 */
export function styleSingleton() {
  return function StyleSheet({ styles }: { styles: string }) {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      // Nothing reads this property of the body, and it would restyle every element of the page.
      sheet.replaceSync(styles.replace(/--removed-body-scroll-bar-size:[^;}]*;?/, ''));
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    }, [styles]);
    return null;
  };
}
