import { describe, expect, test } from 'vitest';
import { ask, bodyOf, headerOf, servePreview, statusOf } from './raw-preview.ts';

servePreview();

describe('pages, as a static host serves them', () => {
  test.each([
    ['/', 'home'],
    ['/?a=//b', 'home'],
    ['/gardens', 'gardens'],
    ['/gardens/tools', 'about'],
    ['/g%61rdens', 'gardens'],
    ['/gr%C3%B6%C3%9Fe', 'size'],
    ['http://localhost/gardens', 'gardens'],
  ])('%s', async (target, body) => {
    const answer = await ask(target);
    expect(statusOf(answer)).toBe(200);
    expect(bodyOf(answer)).toBe(body);
    expect(headerOf(answer, 'x-frame-options')).toBe('DENY');
    expect(headerOf(answer, 'content-type')).toBe('text/html; charset=utf-8');
  });

  test('an address has one form, and redirects keep the query', async () => {
    for (const [target, location] of [
      ['/gardens/', '/gardens'],
      ['/gardens/index?x=1', '/gardens?x=1'],
      ['/gardens/tools.html', '/gardens/tools'],
      ['/gardens/index.html?x=1', '/gardens?x=1'],
      ['/index', '/'],
      ['/index.html', '/'],
      ['/old?x=%22', '/gardens?x=%22'],
      ['/soon', '/'],
      ['/gr%C3%B6%C3%9Fe/', '/gr%C3%B6%C3%9Fe'],
      ['/a%3Fb%23c/', '/a%3Fb%23c'],
    ]) {
      const answer = await ask(target!);
      expect([301, 302, 308], target).toContain(statusOf(answer));
      expect(headerOf(answer, 'location'), target).toBe(location);
    }
  });

  test('HEAD answers like GET without the body, also where there is no page', async () => {
    const page = await ask('/assets/a.js', { method: 'HEAD' });
    expect([statusOf(page), headerOf(page, 'content-length'), bodyOf(page)]).toEqual([200, '10', '']);
    const missing = await ask('/nothing', { method: 'HEAD' });
    expect([statusOf(missing), bodyOf(missing)]).toEqual([404, '']);
  });

  test('what the browser has already is not sent again', async () => {
    const first = await ask('/assets/a.js');
    expect(headerOf(first, 'cache-control')).toBe('public, max-age=31536000');
    const again = await ask('/assets/a.js', { headers: `If-None-Match: ${headerOf(first, 'etag')}\r\n` });
    expect([statusOf(again), bodyOf(again)]).toEqual([304, '']);
    const since = `If-Modified-Since: ${headerOf(first, 'last-modified')}\r\n`;
    expect(statusOf(await ask('/assets/a.js', { headers: since }))).toBe(304);
  });

  test('what is missing is not kept by the browser, whatever its folder says', async () => {
    const answer = await ask('/assets/gone.js');
    expect([statusOf(answer), headerOf(answer, 'cache-control')]).toEqual([404, 'no-cache']);
  });
});
