import { Heart } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { iconButtonClasses } from './icon-button.tsx';

type FavouriteButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-pressed' | 'aria-label'> & {
  pressed: boolean;
  /** A constant name («المفضلة: فيلا …»); `aria-pressed` says the state. */
  label: string;
  onPressedChange: (pressed: boolean) => void;
  className?: string;
};

/** A heart on a 40 px disc in a 48 px target. Its animation on press moves nothing around it. */
export function FavouriteButton({
  pressed,
  label,
  onPressedChange,
  className,
  ...rest
}: FavouriteButtonProps) {
  const [popped, setPopped] = useState(false);
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      onClick={() => {
        setPopped(!pressed);
        onPressedChange(!pressed);
      }}
      className={iconButtonClasses({ variant: 'disc', className })}
    >
      <Heart
        aria-hidden
        onAnimationEnd={() => setPopped(false)}
        className={cx('size-5.5', pressed && 'fill-heart stroke-heart', popped && 'animate-pop')}
      />
    </button>
  );
}
