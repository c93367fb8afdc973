import { cx } from './cx.ts';

const SIZES = {
  small: 'size-10 text-small-strong',
  medium: 'size-14 text-title-3',
  large: 'size-16 text-title-3',
  huge: 'size-24 text-display',
};
const PIXELS = { small: 40, medium: 56, large: 64, huge: 96 };

/**
 * A person's picture, else the first letter of the name. Decorative: the name is shown beside it.
 */
export function Avatar({
  name,
  src,
  size = 'medium',
  className,
}: {
  name: string;
  src?: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid flex-none place-items-center overflow-hidden rounded-full bg-palm-tint text-on-palm-tint',
        SIZES[size],
        className,
      )}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={PIXELS[size]}
          height={PIXELS[size]}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        (Array.from(name.trim())[0] ?? '')
      )}
    </span>
  );
}
