import type { ShellWords } from '../../words/types.gen';
import { paths } from '../../lib/paths';

/** The site's pages in navigation order, for the header and the drawer. */
export const sitePagesIn = (words: ShellWords) =>
  [
    { label: words.home(), path: paths.home },
    { label: words.services(), path: paths.allServices() },
    { label: words.ourPortfolio(), path: paths.portfolio },
    { label: words.ourTeam(), path: paths.team },
    { label: words.contactUs(), path: paths.contact },
  ] as const;

/** The pages of the salon itself and those below them, apart from the ones where people book and log in. */
export const isSitePage = (pathname: string): boolean =>
  pathname === paths.home ||
  [paths.allServices(), paths.portfolio, paths.team, paths.contact, paths.reviews()].some((page) =>
    `${pathname}/`.startsWith(`${page}/`),
  );

/** The pages in the footer's row; the last three have the owner's titles. */
export const footerPagesIn = (words: ShellWords) =>
  [
    { label: words.services(), path: paths.allServices() },
    { label: words.ourTeam(), path: paths.team },
    { label: words.contactUs(), path: paths.contact },
    { heading: 'privacy.heading', path: paths.privacy },
    { heading: 'terms.heading', path: paths.terms },
    { heading: 'imprint.heading', path: paths.imprint },
  ] as const;

/** The footer's other links lead home (spec §2), where their content is. */
export const footerLinksIn = (words: ShellWords) =>
  [
    {
      heading: 'footer.company',
      labels: [words.aboutSalon(), words.theTeam(), words.openingHours(), words.whatClientsSay()],
    },
    {
      heading: 'footer.links',
      labels: [words.services(), words.appointments(), words.contact(), words.findUs()],
    },
  ] as const;
