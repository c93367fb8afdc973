import { version } from '../../package.json';

/** As package.json has it. */
export const APP_VERSION: string = version;
