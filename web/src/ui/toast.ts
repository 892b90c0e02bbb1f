import type { Renderable, toast as shownToast, ToastOptions } from 'react-hot-toast/headless';
import { wantToaster } from '../lib/toaster-wanted';

type Toasts = typeof shownToast;

let shown: Toasts | null = null;
let waiting: ((toasts: Toasts) => unknown)[] = [];

/** Most pages have something to say, but not at once: until then, they do without the code that shows it. */
function say(message: (toasts: Toasts) => unknown): void {
  if (shown) return void message(shown);
  waiting.push(message);
  wantToaster();
}

/** Shows a short message as soon as its place is there. */
export const toast = Object.assign(
  (message: Renderable, options?: ToastOptions) => say((toasts) => toasts(message, options)),
  {
    success: (message: Renderable, options?: ToastOptions) =>
      say((toasts) => toasts.success(message, options)),
    error: (message: Renderable, options?: ToastOptions) => say((toasts) => toasts.error(message, options)),
    dismiss: (id: string) => {
      if (shown || waiting.length > 0) say((toasts) => toasts.dismiss(id));
    },
  },
);

/** From now on messages have a place; those that wait for one come first. */
export function showMessages(toasts: Toasts): void {
  shown = toasts;
  const all = waiting;
  waiting = [];
  for (const message of all) message(toasts);
}
