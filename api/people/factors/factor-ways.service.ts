import { Injectable } from '@nestjs/common';
import type { FactorWay } from './domain/factor-way.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** Lists how accounts can prove their second factor. */
@Injectable()
export class FactorWaysService {
  constructor(private readonly factors: SecondFactorsRepository) {}

  /** Empty for an account without a confirmed factor. */
  waysOf(userId: string): Promise<FactorWay[]> {
    return this.factors.waysOf(userId);
  }
}
