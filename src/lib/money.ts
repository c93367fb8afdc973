/** For src/ui, which imports nothing of the contract. */
export { formatAmount } from '../../contract/amounts.ts';
