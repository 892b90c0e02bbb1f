/** Puts the focus into the first field that is marked as wrong, once it is drawn so. */
export const focusMistake = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
