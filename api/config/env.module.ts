import { type DynamicModule, Module } from '@nestjs/common';
import { ENV, type Env } from './env.js';

/** Provides the settings to every module under the token ENV. Tests pass their own. */
@Module({})
export class EnvModule {
  static with(env: Env): DynamicModule {
    return { module: EnvModule, global: true, providers: [{ provide: ENV, useValue: env }], exports: [ENV] };
  }
}
