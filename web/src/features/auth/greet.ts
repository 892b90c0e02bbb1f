import type { SessionUser } from '../../api/models';

const welcomeMs = 4000;

/** Says welcome to somebody who has just signed in. */
export function greet(user: SessionUser, isNew: boolean): void {
  // The message need not be loaded with the form.
  void import('../../ui/toaster').then(({ toast }) => {
    if (isNew) toast.success('Welcome to the parlour!');
    else toast.success(`Welcome back ${user.name || 'User'}!`, { duration: welcomeMs });
  });
}
