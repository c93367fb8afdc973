import { GEOLOCATION_TIMEOUT_MS } from '../../contract/limits.ts';

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

type PermissionSource = Pick<Permissions, 'query'> | undefined;
type PositionSource = Pick<Geolocation, 'getCurrentPosition'> | undefined;

/** A list of nearby homes can use a position that is some minutes old. */
const MAXIMUM_AGE_MS = 10 * 60 * 1000;

/**
 * Rounds to three decimals, about 110 m: precise enough for a list, and one cache entry for a
 * street.
 */
export function roundPosition({ latitude, longitude }: Position): Position {
  return { latitude: Math.round(latitude * 1000) / 1000, longitude: Math.round(longitude * 1000) / 1000 };
}

/** Whether the position can be read without a prompt. False where the browser can't say. */
export async function isPositionGranted(permissions: PermissionSource): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'granted';
  } catch {
    return false;
  }
}

/**
 * Requests the position, rounded. `answer` gets null when it is refused, can't be found, or has not
 * come within GEOLOCATION_TIMEOUT_MS (DESIGN §9); a position that comes later, for example because
 * the prompt stayed open, is passed on as well. Returns a function that stops listening.
 */
export function requestPosition(
  geolocation: PositionSource,
  answer: (position: Position | null) => void,
): () => void {
  let isOver = false;
  let isAnswered = false;
  const giveUp = () => {
    clearTimeout(timer);
    if (isOver || isAnswered) return;
    isAnswered = true;
    answer(null);
  };
  const timer = setTimeout(giveUp, GEOLOCATION_TIMEOUT_MS);
  const found = ({ coords }: GeolocationPosition) => {
    clearTimeout(timer);
    if (isOver) return;
    isOver = true;
    answer(roundPosition(coords));
  };
  if (!geolocation) giveUp();
  else {
    geolocation.getCurrentPosition(found, giveUp, {
      enableHighAccuracy: false,
      timeout: GEOLOCATION_TIMEOUT_MS,
      maximumAge: MAXIMUM_AGE_MS,
    });
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
