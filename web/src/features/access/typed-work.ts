import type { Grant, Role } from './models';

/** A role with what goes beyond it, as it stands in a form. */
export interface TypedWork {
  role: Role;
  /** Empty for nobody of the team. */
  staffId: string;
  'edit-hours': boolean;
  'see-contacts': boolean;
  'move-others': boolean;
  'read-only': boolean;
}

/** The grants that change something for a role; the server takes no others. */
export const grantsFor: Readonly<Record<Role, readonly Grant[]>> = {
  user: [],
  stylist: ['edit-hours', 'see-contacts', 'move-others', 'read-only'],
  reception: ['edit-hours', 'read-only'],
  admin: [],
};

export const typedWork = ({
  role,
  grants,
  staffId,
}: {
  role: Role;
  grants: readonly Grant[];
  staffId: string | null;
}): TypedWork => ({
  role,
  staffId: staffId ?? '',
  'edit-hours': grants.includes('edit-hours'),
  'see-contacts': grants.includes('see-contacts'),
  'move-others': grants.includes('move-others'),
  'read-only': grants.includes('read-only'),
});

export const workOf = (typed: TypedWork) => ({
  role: typed.role,
  grants: grantsFor[typed.role].filter((grant) => typed[grant]),
  staffId: typed.role === 'user' ? null : typed.staffId || null,
});
