import { DARK, useChosenTheme } from '../../shell/use-chosen-theme.ts';
import { cx } from '../../ui/cx.ts';

/** A Najdi house in the evening; at night in the dark theme. Not fetched where it is hidden. */
export function AccessPicture({ priority = false }: { priority?: boolean }) {
  const theme = useChosenTheme();
  const night = theme === 'dark' ? {} : { media: DARK };
  return (
    <picture>
      {theme === 'light' ? null : (
        <>
          <source {...night} type="image/avif" srcSet="/art/login-night.avif" />
          <source {...night} type="image/webp" srcSet="/art/login-night.webp" />
        </>
      )}
      <source type="image/avif" srcSet="/art/login.avif" />
      <img
        src="/art/login.webp"
        alt=""
        width={780}
        height={500}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={cx(
          'size-full object-cover object-[50%_60%]',
          // Until hydration the server does not know which one was chosen.
          theme === 'unknown' && 'in-data-theme:opacity-0',
        )}
      />
    </picture>
  );
}
