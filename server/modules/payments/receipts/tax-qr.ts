import { inSar } from '../../../lib/money.ts';

interface TaxFacts {
  sellerName: string;
  vatNumber: string;
  issuedAt: Date;
  amountHalalas: number;
  vatHalalas: number;
}

/** Riyals with two decimals and no grouping, as the tax office reads them. */
const decimal = (halalas: number) => inSar(halalas).toFixed(2);

function field(tag: number, value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  if (bytes.length > 255) throw new Error(`Field ${tag} of the tax QR is longer than 255 bytes`);
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
}

/**
 * The content of a simplified tax invoice's QR code (ZATCA, phase 1): base64 of tag, length in
 * UTF-8 bytes and value of the seller's name, VAT number, time, total with tax, and tax.
 */
export function taxQr({ sellerName, vatNumber, issuedAt, amountHalalas, vatHalalas }: TaxFacts): string {
  const values = [
    sellerName,
    vatNumber,
    `${issuedAt.toISOString().slice(0, 19)}Z`,
    decimal(amountHalalas),
    decimal(vatHalalas),
  ];
  return Buffer.concat(values.map((value, index) => field(index + 1, value))).toString('base64');
}
