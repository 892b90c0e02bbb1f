import { memoryGeneration } from '../../../lib/private-memory';

/** Input shared between the forms for log-in, sign-up, password reset and booking. */
interface Typed {
  name: string;
  email: string;
}

const nothing: Typed = { name: '', email: '' };

// In memory only: it is for one user at this screen, and gone with the page.
let typed = nothing;

export const typedBefore = (): Typed => typed;

/** Remembers a form's values; an empty form does not delete earlier ones. */
export function rememberTyped(values: Partial<Typed> | null): void {
  typed = { name: values?.name || typed.name, email: values?.email || typed.email };
}

/** For the next user at this screen; called on logout. */
export function forgetTyped(): void {
  typed = nothing;
}

memoryGeneration.subscribe(forgetTyped);
