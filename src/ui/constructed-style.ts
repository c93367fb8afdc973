import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton`, by which the dialog library under vaul writes <style> elements.
 * Constructed style sheets need no inline styles, so `style-src 'self'` stays strict. Same exports
 * as the package; `closedStylePolicy` swaps it in when the app is built.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(css: string) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = null;
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return (css: string, dynamic?: boolean) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the package renews a style only when it is called dynamic
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
    }, [css && dynamic]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  // biome-ignore lint/correctness/noComponentHookFactories: the package's own shape, called once at its users' module level
  return function ConstructedStyle({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
