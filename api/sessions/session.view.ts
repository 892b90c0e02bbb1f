import { UserView } from '../users/user.view.js';

/** Who has just signed in. */
export class SignedInView {
  user: UserView;
}

/** Who is signed in with this browser. */
export class SessionView {
  /** Null for a visitor. */
  user: UserView | null;

  /** Whether one can sign in with Google here. */
  google: boolean;

  /** Whether one can log in with a code here. */
  codes: boolean;
}
