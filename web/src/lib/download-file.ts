/** Hands a file to the browser to be kept under this name. */
export function downloadFile({ name, file }: { name: string; file: Blob }): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn, and holds on to it itself from then on.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
