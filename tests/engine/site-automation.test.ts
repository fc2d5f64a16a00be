import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hostNames } from '../../src/hosts/hosts.ts';
import { lintGitLab, lintWorkflow } from '../stage/lint-workflows.ts';

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
  artifacts: object;
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

const siteWorkflows = ['site.yml', 'pages.yml', 'cloudflare.yml'];

const allWorkflows = [
  ...siteWorkflows.map((name) => `${folder}/${name}`),
  ...readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`),
];

test.each(allWorkflows)("%s passes GitHub's own linter", async (file) => {
  expect(await lintWorkflow(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  ['branches: [main]', 'branch: [main]', "Unexpected value 'branch'"],
  ['timeout-minutes', 'timeout-minuts', "Unexpected value 'timeout-minuts'"],
  ['contents: read', 'contents: raed', "Unexpected value 'raed'"],
  ['github.ref', 'github.reff', 'Context access might be invalid: reff'],
  ['- run: npm ci', '- runs: npm ci', "Unexpected value 'runs'"],
])('the linter reports %s written as %s', async (right, wrong, message) => {
  const text = read('site.yml');
  expect(text).toContain(right);
  expect(await lintWorkflow(text.replace(right, wrong))).toContainEqual(expect.stringContaining(message));
});

test.each(['pages.yml', 'cloudflare.yml'])(
  '%s can build every hour: its schedule is one "#" away, and publishes',
  async (name) => {
    const text = read(name).replace('# schedule:', 'schedule:');
    expect((parse(text) as Workflow).on).toHaveProperty('schedule');
    expect(await lintWorkflow(text)).toEqual([]);
  },
);

test("the file for GitLab passes GitLab's own schema", () => {
  expect(lintGitLab(read('gitlab-ci.yml'))).toMatch(/^site;/m);
  const broken = read('gitlab-ci.yml').replace('timeout:', 'timeoot:').replace('- if:', '- iff:');
  const report = lintGitLab(broken);
  expect(report).toContain("'timeoot' property is not expected to be here");
  expect(report).toContain("'iff' property is not expected to be here");
});

test.each(siteWorkflows)('%s has what every workflow of a site needs', (name) => {
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
});

test('the workflow of a site and the file for GitLab check, build and test it', () => {
  const annotating = 'check -- --format';
  const building = ['npm run build', 'npm run test:site'];
  const { jobs } = parse(read('site.yml')) as Workflow;
  const { site } = parse(read('gitlab-ci.yml')) as { site: GitLabJob };
  const contains = (steps: string[]) => steps.map((step) => expect.stringContaining(step));
  expect(jobs.site!.steps.flatMap(({ run }) => run ?? [])).toEqual(
    contains(['npm ci', `${annotating} github`, ...building]),
  );
  expect(site.script).toEqual(
    contains(['npm ci', `${annotating} gitlab > findings.json`, 'npm run check', ...building]),
  );
  expect(site.artifacts).toMatchObject({ when: 'always', reports: { codequality: 'findings.json' } });
  proveCommands(site.script);
  expect(site).toMatchObject({ timeout: '20 minutes', variables: { GIT_DEPTH: 0 } });
});

test('secrets are given to no pull request of another repository', () => {
  const { jobs } = parse(read('cloudflare.yml')) as Workflow;
  expect(jobs.deploy!.if).toBe(
    "github.event_name != 'pull_request' || github.event.pull_request.head.repo.full_name == github.repository",
  );
});

test('Netlify builds for itself, with the Node version of the project', () => {
  const settings = read('netlify.toml');
  expect(settings).toContain('command = "npm run build -- --host netlify"');
  expect(settings).toContain(`NODE_VERSION = "${readFileSync('.nvmrc', 'utf8').trim()}"`);
});
