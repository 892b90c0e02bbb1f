import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SalonLanguagesService } from '../salon/salon-languages.service.js';
import { ServicesService } from '../services/services.service.js';
import type { Language } from '../../words/types.gen.js';
import type { StaffException } from './staff-exception.entity.js';
import type { StaffHours } from './staff-hours.entity.js';
import type { StaffMember } from './staff-member.entity.js';
import { type StaffMemberView, toStaffMemberView } from './staff-member.view.js';
import type { StaffOffer } from './staff-offer.entity.js';
import { StaffRepository, type StaffSeed } from './staff.repository.js';

/** Team members, their services and their hours: everything about staff that planning needs. */
export interface Rota {
  members: StaffMember[];
  offers: StaffOffer[];
  weeklyHours: StaffHours[];
  exceptions: StaffException[];
}

@Injectable()
export class StaffService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly catalogue: ServicesService,
    private readonly languages: SalonLanguagesService,
  ) {}

  async rota(tx?: EntityManager): Promise<Rota> {
    return {
      members: await this.staff.active(tx),
      offers: await this.staff.offers(tx),
      weeklyHours: await this.staff.weeklyHours(tx),
      exceptions: await this.staff.exceptions(tx),
    };
  }

  /** The name of a current or former team member. */
  findName(id: string): Promise<string | null> {
    return this.staff.findName(id);
  }

  /** Names of everyone who works or has worked here, in the owner's order. */
  names(tx?: EntityManager): Promise<Pick<StaffMember, 'id' | 'name' | 'active'>[]> {
    return this.staff.names(tx);
  }

  /** Everyone who works or has worked here: the diary keeps former team members' bookings. */
  everybody(): Promise<StaffMember[]> {
    return this.staff.all();
  }

  /** @param language the language for the owner's translated texts; null for the originals */
  async listStaff(language: Language | null = null): Promise<StaffMemberView[]> {
    const reading = await this.languages.reading(language);
    const services = new Map((await this.catalogue.bookable()).map((service) => [service.id, service]));
    const offers = await this.staff.offers();
    return (await this.staff.shown()).map((member) => toStaffMemberView(member, offers, services, reading));
  }

  isEmpty(tx: EntityManager): Promise<boolean> {
    return this.staff.isEmpty(tx);
  }

  /** Adds the demo salon's staff. */
  seed(seed: StaffSeed, tx: EntityManager): Promise<void> {
    return this.staff.seed(seed, tx);
  }
}
