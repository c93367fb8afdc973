declare const __BUILD_ID__: string;

/** Which build this page is of: saved answers of another build are not read (DESIGN §9). */
export const BUILD_ID: string = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'development';
