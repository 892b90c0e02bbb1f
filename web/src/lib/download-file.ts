/** Makes the browser save a file under this name. */
export function downloadFile({ name, file }: { name: string; file: Blob }): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next turn the browser has started to read it, and keeps it alive itself.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
