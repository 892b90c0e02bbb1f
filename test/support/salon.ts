import type { DataSource } from 'typeorm';
import { Service, type ServiceSegment } from '../../api/salon/services/service.entity.js';
import { ServiceAddOn } from '../../api/salon/services/service-add-on.entity.js';
import { ServiceCategory } from '../../api/salon/services/service-category.entity.js';
import { StaffHours } from '../../api/salon/staff/staff-hours.entity.js';
import { StaffMember } from '../../api/salon/staff/staff-member.entity.js';
import { StaffOffer } from '../../api/salon/staff/staff-offer.entity.js';

let counter = 0;
const next = () => (counter += 1);

export const active = (minutes: number): ServiceSegment => ({ kind: 'active', minutes });
export const processing = (minutes: number): ServiceSegment => ({ kind: 'processing', minutes });

interface ServiceParts {
  title?: string;
  segments?: ServiceSegment[];
  bufferMinutes?: number;
  rebookWeeks?: number;
  priceCents?: number;
  addOns?: { title: string; priceCents: number; extraMinutes: number }[];
}

/** A service of half an hour for forty dollars, unless the test says otherwise. */
export async function aService(database: DataSource, parts: ServiceParts = {}): Promise<Service> {
  const category = await database
    .getRepository(ServiceCategory)
    .save({ slug: `category-${next()}`, title: 'Hair', position: counter });
  const { addOns = [], ...rest } = parts;
  const service = await database.getRepository(Service).save({
    categoryId: category.id,
    title: `Cut ${next()}`,
    priceCents: 4000,
    segments: [active(30)],
    position: counter,
    ...rest,
  });
  const saved = await database
    .getRepository(ServiceAddOn)
    .save(addOns.map((addOn, position) => ({ ...addOn, position, serviceId: service.id })));
  return Object.assign(service, { addOns: saved });
}

interface MemberParts {
  name?: string;
  does: { id: string }[];
  /** Minutes of the wall clock, every day but Sunday; nine to five unless the test says otherwise. */
  hours?: [startsMinute: number, endsMinute: number][];
}

/** A team member who works Monday to Saturday. */
export async function aMember(database: DataSource, parts: MemberParts): Promise<StaffMember> {
  const { name = `Ana ${next()}`, does, hours = [[540, 1020]] } = parts;
  const member = await database.getRepository(StaffMember).save({ name, position: next() });
  await database
    .getRepository(StaffOffer)
    .save(does.map(({ id }) => ({ staffId: member.id, serviceId: id, priceCents: null, segments: null })));
  await database.getRepository(StaffHours).save(
    [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
      hours.map(([startsMinute, endsMinute]) => ({
        staffId: member.id,
        weekday,
        startsMinute,
        endsMinute,
      })),
    ),
  );
  return member;
}

/** Removes the team and all its bookings. Does not use TRUNCATE, which would also remove the accounts. */
export async function nobodyWorksHere(database: DataSource): Promise<void> {
  await database.query(`TRUNCATE bookings, holds, allocations, time_off, time_off_requests CASCADE`);
  await database.query(`DELETE FROM staff`);
}
