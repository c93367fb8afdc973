import { MAX_SAR } from '../../../contract/limits.ts';

const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** «تحت ٧٠ ألف», "under 70,000 SAR" at the start of a folded text. */
const CEILING =
  /^(?:تحت|حتي|اقل من|باقل من|لا يتجاوز|لا يزيد عن|بحد اقصي|under|below|less than|up to|at most|max)\s+(\d[\d,٬]{0,12}(?:[.٫]\d{1,2})?)\s*(الف|الاف|مليون|k|thousand|million|m)?(?:\s+(?:ريال|ر\.س|sar|riyals?))?(?=\s|$)/;

interface SaidPrice {
  /** SAR. */
  amount: number;
  /** How many words say it. */
  words: number;
}

/** The highest price that a folded text begins with; null where it begins otherwise. */
export function saidPrice(folded: string): SaidPrice | null {
  const match = CEILING.exec(folded);
  if (!match) return null;
  const [said, figure = '', unit = ''] = match;
  const times = /^(?:مليون|million|m)$/.test(unit) ? MILLION : unit ? THOUSAND : 1;
  const amount = Number(figure.replace(/[,٬]/g, '').replace('٫', '.')) * times;
  return amount > 0 && amount <= MAX_SAR ? { amount, words: said.trim().split(/\s+/).length } : null;
}
