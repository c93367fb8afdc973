import type { SVGProps } from 'react';

/**
 * Returns an icon's component that draws `path` on 24 × 24 by its outline. The build puts it in
 * place of lucide's (app/patched-packages.vite.ts); `.lucide` in base.css says how lines look.
 * Hidden from screen readers: the text beside it says the same.
 */
export function lineIcon(path: string) {
  return ({ className, ...rest }: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className ? `lucide ${className}` : 'lucide'}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
