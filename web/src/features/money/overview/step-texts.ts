import type { AnswerOf } from '../../../api/use-api';
import { paths } from '../../../lib/paths';
import { firstSteps as book } from '../../../words/first-steps.gen';
import { useWords } from '../../../words/use-words';

type StepName = AnswerOf<'/first-steps'>['steps'][number]['step'];

interface StepText {
  name: string;
  hint?: string;
  /** The page for this step. */
  to: string;
  /** The label for settling it, and the text shown afterwards. */
  settle: { say: string; said: string };
}

/** Each first step's name, reason and page; none of a step that only a newer server knows. */
export function useStepTexts(): Readonly<Partial<Record<StepName, StepText>>> {
  const words = useWords(book);
  const settle = { say: words.notForUs(), said: words.isNotForUs() };
  const texts: Readonly<Record<StepName, StepText>> = {
    place: {
      name: words.place(),
      hint: words.placeHint(),
      to: paths.dashboardSitePart('salon'),
      settle,
    },
    contact: {
      name: words.contact(),
      hint: words.contactHint(),
      to: paths.dashboardSitePart('salon'),
      settle,
    },
    'opening-hours': {
      name: words.openingHours(),
      hint: words.openingHoursHint(),
      to: paths.dashboardHours,
      settle: { say: words.areRight(), said: words.beginAsTheyAre() },
    },
    services: { name: words.services(), to: paths.dashboardAdd, settle },
    team: { name: words.team(), hint: words.teamHint(), to: paths.dashboardStaff, settle },
    offers: { name: words.offers(), hint: words.offersHint(), to: paths.dashboardManage, settle },
    figures: { name: words.figures(), hint: words.figuresHint(), to: paths.dashboardSite, settle },
    'legal-texts': {
      name: words.legalTexts(),
      hint: words.legalTextsHint(),
      to: paths.dashboardLegalTexts,
      settle: { say: words.areRight(), said: words.beginAsTheyAre() },
    },
    rooms: { name: words.rooms(), hint: words.roomsHint(), to: paths.dashboardRooms, settle },
    email: { name: words.email(), hint: words.emailHint(), to: paths.dashboardMail, settle },
    'log-ins': { name: words.logIns(), hint: words.logInsHint(), to: paths.dashboardStaff, settle },
    'second-factor': {
      name: words.secondFactor(),
      hint: words.secondFactorHint(),
      to: paths.dashboardTwoStep,
      settle,
    },
    backups: { name: words.backups(), hint: words.backupsHint(), to: paths.dashboardHealth, settle },
  };
  return texts;
}
