import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { createBuiltForms } from '../../src/receiver/built-forms.ts';
import { mountReceiver } from '../../src/receiver/mount-receiver.ts';
import { type BuiltFixture, buildFixture, changeContent } from './build-fixture.ts';
import { formDestinations } from './form-recipes.ts';
import { listen, type Listening } from './listen.ts';
import {
  arabicSite,
  fixtureFolder,
  fixtureInquiries,
  fixtureSite,
  leastSite,
  mailSite,
  servicesFolder,
  servicesSite,
  type TestedSite,
} from './sites.ts';
import { replaceForms } from './variants/forms.ts';
import { leaveOut } from './variants/least.ts';
import { addProvider } from './variants/provider.ts';

/** Raises the rate limit: the receiver sees all tests as one sender. */
const perMinute = 6000;

/** Builds and serves the sites of all specs. Returns a function that stops the servers. */
export default async function serveSites(): Promise<() => Promise<void>> {
  const built: BuiltFixture[] = [];
  const servers: Listening[] = [];
  async function serve(
    { port }: TestedSite,
    site: BuiltFixture,
    options?: Parameters<typeof createSiteServer>[1],
  ): Promise<void> {
    built.push(site);
    servers.push(await listen(createSiteServer(site.folder, options), port));
  }

  // The first build compiles the code that the others share.
  const fixture = await buildFixture({ catalogue: true, folder: fixtureFolder });
  for (const ending of ['', '-wal', '-shm']) rmSync(fixtureInquiries + ending, { force: true });
  const receiver = mountReceiver(createBuiltForms(fixture.folder), { data: fixtureInquiries, perMinute });
  await serve(fixtureSite, fixture, { receive: receiver.receive });
  const toArabic = (pages: string) => changeContent(pages, 'arabic');
  await serve(arabicSite, await buildFixture({ change: toArabic, catalogue: true }));

  const services = await buildFixture({
    folder: servicesFolder,
    change(pages) {
      changeContent(pages, 'consent');
      replaceForms(pages, formDestinations());
      addProvider(pages, servicesSite);
    },
  });
  addScripts(services.folder);
  await serve(servicesSite, services);
  const mail = await buildFixture({
    base: '/site/',
    change(pages) {
      changeContent(pages, 'loader');
      replaceForms(pages, []);
      addProvider(pages, mailSite);
    },
  });
  addScripts(mail.folder);
  await serve(mailSite, mail);
  await serve(leastSite, await buildFixture({ change: leaveOut }));

  return async () => {
    for (const server of servers) await server.stop();
    await receiver.close();
    for (const site of built) site.remove();
  };
}

/** The scripts that need consent. */
function addScripts(folder: string): void {
  cpSync(join(import.meta.dirname, 'variants/scripts'), join(folder, 'scripts'), { recursive: true });
}
