import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hostNames } from '../../src/hosts/hosts.ts';

interface Workflow {
  on: Record<string, { branches?: string[] } | null>;
  concurrency: { group: string; 'cancel-in-progress': boolean };
  jobs: Record<string, Job>;
}

interface Job {
  'timeout-minutes': number;
  permissions?: Record<string, string>;
  if?: string;
  steps: { uses?: string; with?: Record<string, unknown>; run?: string }[];
}

interface GitLabJob {
  timeout: string;
  variables: Record<string, unknown>;
  script: string[];
}

const folder = 'tools/new-site/automation';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Expects scripts that package.json has, and hosts that a build knows. */
function proveCommands(commands: string[]): void {
  for (const [, name = ''] of commands.join('\n').matchAll(/npm run (?:--silent )?([\w:]+)/g))
    expect(scripts).toHaveProperty(name);
  for (const [, host] of commands.join('\n').matchAll(/--host (\S+)/g)) expect(hostNames).toContain(host);
}

test.each(['site.yml', 'pages.yml', 'cloudflare.yml'])(
  '%s has what every workflow of a site needs',
  (name) => {
    const { on, concurrency, jobs } = parse(read(name)) as Workflow;
    expect(on.push).toEqual({ branches: ['main'] });
    // A run of publishing is not ended half-way.
    expect(concurrency).toEqual({ group: expect.any(String), 'cancel-in-progress': name === 'site.yml' });
    for (const { steps, 'timeout-minutes': minutes } of Object.values(jobs)) {
      expect(minutes).toBeLessThanOrEqual(20);
      expect(steps[0]).toMatchObject({ with: { 'fetch-depth': 0, 'persist-credentials': false } });
      const commands = steps.flatMap(({ run }) => run ?? []);
      expect(commands[0]).toBe('npm ci');
      expect(commands.join('\n')).toContain('npm run build');
      proveCommands(commands);
    }
  },
);

test('the workflow of a site and the file for GitLab check, build and test it', () => {
  const steps = ['npm ci', 'check', 'npm run build', 'npm run test:site'];
  const { jobs } = parse(read('site.yml')) as Workflow;
  const { site } = parse(read('gitlab-ci.yml')) as { site: GitLabJob };
  for (const commands of [jobs.site!.steps.flatMap(({ run }) => run ?? []), site.script])
    expect(commands).toEqual(steps.map((step) => expect.stringContaining(step)));
  proveCommands(site.script);
  expect(site).toMatchObject({ timeout: '20 minutes', variables: { GIT_DEPTH: 0 } });
});

test('secrets are given to no pull request of another repository', () => {
  const { jobs } = parse(read('cloudflare.yml')) as Workflow;
  expect(jobs.deploy!.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
});

test('Netlify builds for itself, with the Node version of the project', () => {
  const settings = read('netlify.toml');
  expect(settings).toContain('command = "npm run build -- --host netlify"');
  expect(settings).toContain(`NODE_VERSION = "${readFileSync('.nvmrc', 'utf8').trim()}"`);
});
