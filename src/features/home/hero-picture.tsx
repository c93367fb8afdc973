import { cx } from '../../ui/cx.ts';
import { useChosenTheme } from './use-chosen-theme.ts';

const WIDE = '(min-width: 1024px)';
const DARK = '(prefers-color-scheme: dark)';
const FORMATS = ['avif', 'webp'] as const;

/**
 * The scene behind the first screen: dawn, or night in the dark; from the left in Arabic, mirrored in
 * English. Where the person chose a theme against the device's, the picture waits to know it.
 */
export function HeroPicture({ className }: { className?: string }) {
  const theme = useChosenTheme();
  const scenes =
    theme === 'light'
      ? [{ name: 'hero-dawn' }]
      : theme === 'dark'
        ? [{ name: 'hero-night' }]
        : [{ name: 'hero-night', media: DARK }, { name: 'hero-dawn' }];
  return (
    <picture>
      {scenes.flatMap(({ name, media }: { name: string; media?: string }) =>
        [
          { file: `${name}-wide`, media: media ? `${media} and ${WIDE}` : WIDE, width: 2432, height: 720 },
          { file: name, media, width: 780, height: 560 },
        ].flatMap((source) =>
          FORMATS.map((format) => (
            <source
              key={`${source.file}.${format}`}
              media={source.media}
              type={`image/${format}`}
              srcSet={`/art/${source.file}.${format}`}
              width={source.width}
              height={source.height}
            />
          )),
        ),
      )}
      <img
        src="/art/hero-dawn.webp"
        alt=""
        width={780}
        height={560}
        fetchPriority="high"
        decoding="sync"
        draggable={false}
        className={cx(
          'size-full object-cover object-bottom ltr:-scale-x-100',
          // Mirrored on a phone, its moon would rise behind the title: a little larger, beside it.
          'ltr:max-lg:origin-[55.5%_100%] ltr:max-lg:-scale-x-125 ltr:max-lg:scale-y-125',
          theme === 'unknown' && 'in-data-theme:opacity-0',
          className,
        )}
      />
    </picture>
  );
}
