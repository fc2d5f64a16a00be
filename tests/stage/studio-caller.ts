/**
 * Goes into the studio as a browser does, to call its server as its own document does. `entrance`: the address that the
 * door of the pages leads to.
 */
export async function enterStudio(entrance: string) {
  const { origin } = new URL(entrance);
  const read = async (address: string, headers: Record<string, string>) => {
    const answer = await fetch(address, { headers: { 'sec-fetch-dest': 'document', ...headers } });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
    return answer.text();
  };
  await read(entrance, { 'sec-fetch-site': 'same-site' });
  const html = await read(`${origin}/`, { 'sec-fetch-site': 'same-origin' });
  const [, token = ''] = /<meta name="studio" content="([^"]+)"/.exec(html) ?? [];
  /** @throws Error for an answer without the asked thing, and when there is no answer. */
  return async function call<Answer>(name: string, asked: object = {}): Promise<Answer> {
    const answer = await fetch(`${origin}/api/${name}`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-studio': token,
      },
      body: JSON.stringify({ session: 'tab', ...asked }),
    });
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}.`);
    return (await answer.json()) as Answer;
  };
}

/** Goes into the studio of a development server by its door. */
export async function enterByDoor(pages: string) {
  const door = await fetch(`${pages}/__studio?page=/`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'none' },
  });
  return enterStudio(door.headers.get('location')!);
}
