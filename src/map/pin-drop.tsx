import { House } from 'lucide-react';

/** A map pin with a house in it, 48 by 56 px, its tip at the bottom centre. */
export function PinDrop() {
  return (
    <span aria-hidden className="relative grid place-items-center">
      <svg
        viewBox="0 0 48 56"
        width="48"
        height="56"
        aria-hidden="true"
        className="drop-shadow-[0_6px_6px_rgb(40_20_10/0.35)]"
      >
        <path d="M24 55C13 42 5 33 5 22a19 19 0 0 1 38 0c0 11-8 20-19 33z" className="fill-clay" />
      </svg>
      <House className="absolute top-2.5 icon-24 fill-ground text-ground" />
    </span>
  );
}
