/** Whether the user has asked the browser to save data; false in browsers that don't say. */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
