import { type DynamicModule, Module } from '@nestjs/common';
import { WebsiteModule } from './pages/website.module.js';

@Module({})
export class WebsiteGroupModule {
  /** The website from the built web app's folder; nothing without a folder. */
  static with(webDir: string | null): DynamicModule {
    return { module: WebsiteGroupModule, imports: webDir ? [WebsiteModule.forRoot(webDir)] : [] };
  }
}
