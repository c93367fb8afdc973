import type { CardBrand } from '../../../contract/card-number.ts';

/** Plain drawings of our own, in the colour of the text beside them. */
const MARKS: Record<CardBrand, string> = {
  mada: 'M4 5h11v4H4zM17 5h7v4h-7zM4 11h11v4H4zM17 11h7v4h-7z',
  visa: 'M4 5h4l2.5 6.5L13 5h3.5l-5 10H9zM18 5h7l-1 2h-7zM17 9h6.5l-1 2H16zM16 13h6l-1 2h-6z',
  mastercard:
    'M10.5 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM17.5 4a6 6 0 1 1 0 12 7.8 7.8 0 0 0 2-6 7.8 7.8 0 0 0-2-6z',
};

/** A card brand's mark; its name stands beside it. */
export function CardMark({ brand }: { brand: CardBrand }) {
  return (
    <svg aria-hidden="true" data-brand={brand} viewBox="0 0 28 20" className="h-5 w-7 flex-none fill-current">
      <path
        d="M3 0h22a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3zm0 1.2A1.8 1.8 0 0 0 1.2 3v14A1.8 1.8 0 0 0 3 18.8h22a1.8 1.8 0 0 0 1.8-1.8V3A1.8 1.8 0 0 0 25 1.2z"
        opacity=".45"
      />
      <path d={MARKS[brand]} />
    </svg>
  );
}
