import type { Wording, Writer } from './sample-text.ts';

/** Rich text with everything it may hold, in the wording asked for. */
export function sampleRichText(writer: Writer, wording: Wording): string {
  const say = (most: number) => writer.write(1, most, wording);
  if (wording === 'shortest') return say(1);
  const paragraph = () => `${say(160)} **${say(60)}** *${say(60)}* \`${say(30)}\` [${say(60)}](/).`;
  const parts = [
    paragraph(),
    `- ${say(90)}\n- ${say(90)}`,
    `### ${say(90)}`,
    `1. ${say(90)}\n2. ${say(40)}`,
    paragraph(),
  ];
  return (wording === 'plain' ? parts.slice(0, 2) : parts).join('\n\n');
}
