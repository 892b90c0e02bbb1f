import { type DynamicModule, Module } from '@nestjs/common';
import { ENV, type Env } from './env.js';

/** Gives every room the settings under the token ENV. Tests hand in their own. */
@Module({})
export class EnvModule {
  static with(env: Env): DynamicModule {
    return { module: EnvModule, global: true, providers: [{ provide: ENV, useValue: env }], exports: [ENV] };
  }
}
