import { Outlet, useLocation } from 'react-router-dom';
import { mayOpen } from '../../lib/page-access';
import { useMay, worksHere } from '../../api/use-may';
import { NotForYou } from './not-for-you';
import { SignOut } from './sign-out';

/** Lets those of the team through who may see the page; clients are treated as at a page for admins. */
export function DeskGuard() {
  const may = useMay();
  const { pathname } = useLocation();
  if (mayOpen(may, pathname)) return <Outlet />;
  return worksHere(may) ? <NotForYou /> : <SignOut />;
}
