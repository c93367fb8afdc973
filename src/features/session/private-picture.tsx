import { useEffect, useState } from 'react';
import { SESSION_HEADER } from '../../../contract/language.ts';
import { sessionStore } from '../../device/session-store.ts';
import { cx } from '../../ui/cx.ts';

/**
 * Fetches a picture that requires a session; returns an object URL, revoked on unmount, or null
 * until then.
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
    // Offline, or if the picture is deleted, its text is shown instead.
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
  /** The picture's description, shown until it has loaded. */
  alt: string;
  className: string;
}

/**
 * A picture that only its owner and operators may see. An `img` can't send the token, so it is
 * fetched; it is not cached.
 */
export function PrivatePicture({ path, alt, className }: PrivatePictureProps) {
  const address = usePrivatePicture(path);
  if (address) return <img src={address} alt={alt} className={className} />;
  return (
    <p className={cx('grid place-items-center bg-sunken p-4 text-small text-ink-2', className)}>{alt}</p>
  );
}
