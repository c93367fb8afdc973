/** Downloads a text, or the pieces of one, as a file. */
export function saveFile(name: string, type: string, text: string | string[]): void {
  const url = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the URL after the click; a minute is enough for all of them.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
