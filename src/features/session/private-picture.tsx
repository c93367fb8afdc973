import { useEffect, useState } from 'react';
import { SESSION_HEADER } from '../../../contract/language.ts';
import { sessionStore } from '../../device/session-store.ts';
import { cx } from '../../ui/cx.ts';

/**
 * The picture at a path that opens with a session alone, as an address that lives as long as this
 * is in view.
 */
function usePrivatePicture(path: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | null = null;
    const load = async () => {
      const token = sessionStore.token();
      const headers = token ? { [SESSION_HEADER]: token } : undefined;
      const response = await fetch(path, { headers, signal: leaving.signal, cache: 'no-store' });
      const picture = await response.blob();
      if (!response.ok || leaving.signal.aborted) return;
      made = URL.createObjectURL(picture);
      setAddress(made);
    };
    // Without network, or where it is gone, its text stands in its place.
    load().catch(() => undefined);
    return () => {
      leaving.abort();
      setAddress(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return address;
}

interface PrivatePictureProps {
  path: string;
  /** What it shows; read in its place until it is there. */
  alt: string;
  className: string;
}

/**
 * A picture that only its owner and operators may see. An `img` can't send a session: it is
 * fetched, and kept nowhere.
 */
export function PrivatePicture({ path, alt, className }: PrivatePictureProps) {
  const address = usePrivatePicture(path);
  if (address) return <img src={address} alt={alt} className={className} />;
  return (
    <p className={cx('grid place-items-center bg-sunken p-4 text-small text-ink-2', className)}>{alt}</p>
  );
}
