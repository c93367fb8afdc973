import { type ChangeEvent, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface FileButtonProps extends Omit<ButtonProps, 'busy' | 'onClick' | 'type'> {
  /** Several files may be chosen at once. */
  multiple?: boolean;
  /** Handles a chosen file, each in its turn; the button is busy until the promise settles. */
  onFile: (file: File) => Promise<void>;
}

/** The button that chooses a picture from the device, or several. */
export function FileButton({ multiple = false, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Otherwise choosing the same file again would fire no change event.
    target.value = '';
    if (files.length === 0) return;
    setBusy(true);
    try {
      for (const file of files) await onFile(file);
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
        multiple={multiple}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => void take(event)}
        className="sr-only"
      />
      <Button {...button} busy={isBusy} onClick={() => input.current?.click()} />
    </>
  );
}
