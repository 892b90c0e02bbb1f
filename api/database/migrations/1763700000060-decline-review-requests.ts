import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mailboxes that do not want to be asked for reviews. */
export class DeclineReviewRequests1763700000060 implements MigrationInterface {
  name = 'DeclineReviewRequests1763700000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE declined_review_requests (
        mailbox text NOT NULL,
        declined_at timestamptz NOT NULL,
        CONSTRAINT declined_review_requests_pkey PRIMARY KEY (mailbox)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE declined_review_requests`);
  }
}
