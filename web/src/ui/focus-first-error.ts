/** Puts the focus into the first field that is marked as wrong, once it has been rendered so. */
export const focusFirstError = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
