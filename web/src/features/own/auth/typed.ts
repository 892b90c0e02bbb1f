import { memoryGeneration } from '../../../lib/private-memory';

/** What somebody has typed to log in, sign up, reset a password or book; each of these forms begins with it. */
interface Typed {
  name: string;
  email: string;
}

const nothing: Typed = { name: '', email: '' };

// In memory only: it is for one person at this screen, and gone with the page.
let typed = nothing;

export const typedBefore = (): Typed => typed;

/** Takes what a form holds; nothing is no reason to forget what was typed before. */
export function rememberTyped(values: Partial<Typed> | null): void {
  typed = { name: values?.name || typed.name, email: values?.email || typed.email };
}

/** For the next person at this screen; by itself when somebody logs out. */
export function forgetTyped(): void {
  typed = nothing;
}

memoryGeneration.subscribe(forgetTyped);
