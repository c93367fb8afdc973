export { foldText } from '../../contract/fold-text.ts';
