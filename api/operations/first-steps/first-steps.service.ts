import { Inject, Injectable } from '@nestjs/common';
import { onOneDisk } from '../archive/salon-archive.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { addDays } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { ENV, type Env } from '../../config/env.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { Plan } from '../../booking/planning/plan.js';
import { PlanService } from '../../booking/planning/plan.service.js';
import { FirstStepsMemoryService } from '../../salon/salon/first-steps-memory.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { type FirstStep, isOver, opensAsAtFirst, settleableSteps, stepsOf } from './domain/first-steps.js';
import { FirstStepsRepository } from './first-steps.repository.js';
import { type FirstStepsView, toFirstStepsView } from './first-steps.view.js';

const WEEK = 7;

/** The owner's remaining steps before the first client, derived from the salon's state. */
@Injectable()
export class FirstStepsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly plans: PlanService,
    private readonly settings: SalonSettingsService,
    private readonly memory: FirstStepsMemoryService,
    private readonly repository: FirstStepsRepository,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
  ) {}

  async showFirstSteps(reader: CurrentUser): Promise<FirstStepsView> {
    const { salon, openingHours } = await this.settings.settings();
    const siteUrl = this.env.publicUrl;
    const isPast = salon.firstStepsOverAt !== null || salon.demoAt !== null;
    // Requested with every page by people whose salon is running, so it must cost nothing for them.
    if (isPast) return toFirstStepsView([], { isOver: true, siteUrl });
    const plan = await this.plans.latest();
    const { hasColleagues, hasSecondFactor } = await this.repository.people(reader.id);
    const isDone: Record<FirstStep, boolean> = {
      place: salon.countryCode !== null,
      contact: `${salon.street}${salon.city}` !== '' && `${salon.phone}${salon.email}` !== '',
      'opening-hours': !opensAsAtFirst(openingHours),
      services: plan.services.size > 0,
      team: this.somebodyWorks(plan),
      offers: plan.services.size > 0 && [...plan.services.keys()].every((id) => plan.offersOf(id).length > 0),
      figures: await this.settings.hasOwnFigures(),
      'legal-texts': await this.settings.hasOwnLegalTexts(),
      rooms: plan.pools.size > 0,
      email: this.mailer.sendsEmail,
      'log-ins': hasColleagues,
      'second-factor': hasSecondFactor,
      backups: this.keepsBackupsElsewhere(),
    };
    const steps = stepsOf(isDone, new Set(salon.settledSteps));
    const over = isOver(steps);
    // Remembered, so that a week of holidays or a removed service does not bring the list back.
    if (over) await this.memory.end();
    return toFirstStepsView(steps, { isOver: over, siteUrl });
  }

  async settleStep(name: string, isSettled: boolean, admin: CurrentUser): Promise<FirstStepsView> {
    const step = settleableSteps.find((one) => one === name);
    if (!step) throw notFound();
    await this.memory.settle(step, isSettled, admin);
    return this.showFirstSteps(admin);
  }

  /** Within the next week, during opening hours. */
  private somebodyWorks(plan: Plan): boolean {
    const today = localDayOf(this.clock.nowMinutes(), plan.salon.timeZone);
    return Array.from({ length: WEEK }, (_, index) => plan.day(addDays(today, index))).some(
      ({ open, working }) => open.length > 0 && [...working.values()].some((hours) => hours.length > 0),
    );
  }

  /** A backup on the data disk would be lost with it. */
  private keepsBackupsElsewhere(): boolean {
    const { backupAt, backupTo, dataDir } = this.env;
    return backupAt !== null && (typeof backupTo !== 'string' || !onOneDisk(backupTo, dataDir));
  }
}
