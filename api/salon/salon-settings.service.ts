import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OpeningHours } from './opening-hours.entity.js';
import type { Salon } from './salon.entity.js';
import { SalonRepository } from './salon.repository.js';
import { type SalonView, toSalonView } from './salon.view.js';
import { textsOfSite } from './site-texts.js';
import type { SpecialDay } from './special-day.entity.js';

/** The salon's settings with its weekly opening and its special days. */
export interface SalonSettings {
  salon: Salon;
  openingHours: OpeningHours[];
  specialDays: SpecialDay[];
}

@Injectable()
export class SalonSettingsService {
  constructor(private readonly salons: SalonRepository) {}

  /** The salon's own row alone: its name, place and rules. */
  salon(): Promise<Salon> {
    return this.salons.getSalon();
  }

  async settings(within?: EntityManager): Promise<SalonSettings> {
    return {
      salon: await this.salons.getSalon(within),
      openingHours: await this.salons.weeklyOpening(within),
      specialDays: await this.salons.specialDays(within),
    };
  }

  async showSalon(): Promise<SalonView> {
    const salon = await this.salons.getSalonWithPictures();
    const openingHours = await this.salons.weeklyOpening();
    const specialDays = await this.salons.specialDays();
    return toSalonView(salon, openingHours, specialDays, textsOfSite(await this.salons.siteTexts()));
  }

  /** Whether the salon is as the migrations left it. */
  isUntouched(within: EntityManager): Promise<boolean> {
    return this.salons.isUntouched(within);
  }

  /** For the demo salon. */
  async seed(
    salon: Partial<Salon>,
    openingHours: Omit<OpeningHours, 'id'>[],
    within: EntityManager,
  ): Promise<void> {
    await this.salons.change(salon, within);
    await this.salons.setOpening(openingHours, within);
  }
}
