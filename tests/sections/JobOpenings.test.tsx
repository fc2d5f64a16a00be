import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobOpenings } from '../../src/sections/JobOpenings/JobOpenings.tsx';

const openings = [
  { title: 'Technical Lead .NET', team: 'Engineering', place: 'Pune', href: '#' },
  { title: 'Associate Architect', href: '/careers/associate-architect' },
];
const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('every row is one link that holds the position as a heading', () => {
  const html = renderToStaticMarkup(
    <JobOpenings type="jobOpenings" title="Open roles" openings={openings} />,
  );
  const rows = [...html.matchAll(/<li[^>]*><a href="([^"]*)">(.*?)<\/a><\/li>/g)];
  expect(rows.map(([, href, inner = '']) => [href, text(inner)])).toEqual([
    ['#', 'Technical Lead .NET Engineering Pune'],
    ['/careers/associate-architect', 'Associate Architect'],
  ]);
  expect(html.match(/<h3/g)).toHaveLength(2);
  expect(html).toMatch(/<h2[^>]*>Open roles<\/h2>/);
});

test('the featured position and the further links come with their buttons', () => {
  const html = renderToStaticMarkup(
    <JobOpenings
      type="jobOpenings"
      variant="list"
      title="Open roles"
      featured={{
        label: 'Featured',
        title: 'Fullstack Developer .NET with Angular',
        link: { label: 'Explore Featured Jobs', href: '#' },
      }}
      openings={openings}
      links={[
        { label: 'Browse All Jobs', href: '#' },
        { label: 'Walk-In Interviews', href: '#' },
      ]}
    />,
  );
  const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, inner = '']) => text(inner));
  expect(links.slice(0, 3)).toEqual(['Browse All Jobs', 'Walk-In Interviews', 'Explore Featured Jobs']);
  expect(html).toMatch(/<h3[^>]*>Fullstack Developer \.NET with Angular<\/h3>/);
});

test('what a position does not have leaves no empty element', () => {
  const html = renderToStaticMarkup(
    <JobOpenings
      type="jobOpenings"
      title="Open roles"
      openings={[{ title: 'Trainee Software Engineer', href: '#' }]}
    />,
  );
  expect(html).not.toMatch(/<(span|p|div|ul)[^>]*><\/\1>/);
});
