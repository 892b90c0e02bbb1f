import type { ShellWords } from '../../words/types.gen';
import { paths } from '../../lib/paths';

/** The site's own pages, in the order of the navigation; the header and the drawer both read it. */
export const sitePagesIn = (words: ShellWords) =>
  [
    { label: words.home(), path: paths.home },
    { label: words.services(), path: paths.allServices() },
    { label: words.ourPortfolio(), path: paths.portfolio },
    { label: words.ourTeam(), path: paths.team },
    { label: words.contactUs(), path: paths.contact },
  ] as const;

/** What the footer's own row leads to; the last three are called what the owner calls them. */
export const footerPagesIn = (words: ShellWords) =>
  [
    { label: words.services(), path: paths.allServices() },
    { label: words.ourTeam(), path: paths.team },
    { label: words.contactUs(), path: paths.contact },
    { heading: 'privacy.heading', path: paths.privacy },
    { heading: 'terms.heading', path: paths.terms },
    { heading: 'imprint.heading', path: paths.imprint },
  ] as const;

/** The other links of the footer lead home (spec §2), where each of these is found. */
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
