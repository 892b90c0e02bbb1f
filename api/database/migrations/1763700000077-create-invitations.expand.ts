import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to work here, each with a role and a team member. */
export class CreateInvitations1763700000077 implements MigrationInterface {
  name = 'CreateInvitations1763700000077';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invitations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        email_key text NOT NULL,
        role text NOT NULL,
        grants text[] NOT NULL DEFAULT '{}',
        staff_id uuid,
        code_hash bytea NOT NULL,
        invited_by uuid,
        sends smallint NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        accepted_at timestamptz,
        withdrawn_at timestamptz,
        CONSTRAINT invitations_code_hash_once UNIQUE (code_hash),
        CONSTRAINT invitations_role_known CHECK (role IN ('stylist', 'reception', 'admin')),
        CONSTRAINT invitations_grants_known CHECK (grants <@ ARRAY['edit-hours', 'see-contacts', 'move-others', 'read-only']),
        CONSTRAINT invitations_stylist_is_of_the_team CHECK (role <> 'stylist' OR staff_id IS NOT NULL),
        CONSTRAINT invitations_end_once CHECK (num_nonnulls(accepted_at, withdrawn_at) <= 1),
        CONSTRAINT invitations_person_of_the_team FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE,
        CONSTRAINT invitations_of_inviter FOREIGN KEY (invited_by) REFERENCES users (id) ON DELETE SET NULL
      )`);
    const open = 'WHERE accepted_at IS NULL AND withdrawn_at IS NULL';
    await runner.query(`CREATE UNIQUE INDEX invitations_one_an_address ON invitations (email_key) ${open}`);
    await runner.query(`CREATE UNIQUE INDEX invitations_one_a_person ON invitations (staff_id) ${open}`);
    await runner.query(`CREATE INDEX invitations_by_expiry ON invitations (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE invitations`);
  }
}
