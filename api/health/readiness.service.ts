import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How long the database's last answer counts. */
const FRESH_MS = 1_000;

/** Knows whether the app can serve requests. Health checks are never refused, so they must not cost anything either. */
@Injectable()
export class ReadinessService {
  private lastProbe: Promise<unknown> | null = null;

  constructor(private readonly database: DataSource) {}

  /** Rejects while the database does not answer. It is asked once a second at most, however many want to know. */
  async check(): Promise<void> {
    this.lastProbe ??= this.probe();
    await this.lastProbe;
  }

  private async probe(): Promise<void> {
    try {
      await this.database.query('SELECT 1');
    } finally {
      setTimeout(() => (this.lastProbe = null), FRESH_MS).unref();
    }
  }
}
