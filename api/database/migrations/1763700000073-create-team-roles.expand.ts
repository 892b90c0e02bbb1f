import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The users who work here apart from admins, with their grants beyond the role, and the team member of each. */
export class CreateTeamRoles1763700000073 implements MigrationInterface {
  name = 'CreateTeamRoles1763700000073';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        DROP CONSTRAINT users_role_known,
        ADD CONSTRAINT users_role_known CHECK (role IN ('user', 'stylist', 'reception', 'admin')),
        ADD COLUMN grants text[] NOT NULL DEFAULT '{}'
          CONSTRAINT users_grants_known CHECK (grants <@ ARRAY['edit-hours', 'see-contacts', 'move-others', 'read-only']),
        ADD COLUMN staff_id uuid
          CONSTRAINT users_are_one_of_the_team_each UNIQUE
          CONSTRAINT users_person_of_the_team REFERENCES staff (id) ON DELETE SET NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE users SET role = 'user' WHERE role IN ('stylist', 'reception')`);
    await runner.query(`
      ALTER TABLE users
        DROP COLUMN staff_id,
        DROP COLUMN grants,
        DROP CONSTRAINT users_role_known,
        ADD CONSTRAINT users_role_known CHECK (role IN ('user', 'admin'))`);
  }
}
