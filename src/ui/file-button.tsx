import { type ChangeEvent, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface FileButtonProps extends Omit<ButtonProps, 'busy' | 'onClick' | 'type'> {
  /** Handles the chosen file; the button is busy until the promise settles. */
  onFile: (file: File) => Promise<void>;
}

/** The button that chooses a picture from the device. */
export function FileButton({ onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Otherwise choosing the same file again would fire no change event.
    target.value = '';
    if (!file) return;
    setBusy(true);
    try {
      await onFile(file);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => void take(event)}
        className="sr-only"
      />
      <Button {...button} busy={isBusy} onClick={() => input.current?.click()} />
    </>
  );
}
