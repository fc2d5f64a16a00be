import { createNodeFileSystem } from '../files/node-file-system.ts';

/** No vowels: what hides advertisements hides every `.ad1`, and no class is a word. */
const consonants = 'bcdfghjklmnpqrstvwxz';

/** The names of a file's classes, by the file's path in the project and the place that a component has in the file. */
export type ClassNames = (path: string, index: number) => string;

/**
 * Short class names for the styled components below `src/`: letters stand for the file, digits for the component in it
 * (`fk0`). They are the same in the browser's build and the server's, as they say nothing but how many files come before
 * in the alphabet. A document holds hundreds of them, and what is counted is compressed where a hash is not.
 * @throws Error for a file that lies elsewhere.
 */
export function nameClasses(root: string): ClassNames {
  const fileSystem = createNodeFileSystem(root);
  const files = fileSystem
    .list('src')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((path) => fileSystem.read(path)?.includes('styled-components'));
  const numbers = new Map(files.map((path, number) => [path, number]));
  return (path, index) => {
    const number = numbers.get(path);
    if (number === undefined)
      throw new Error(
        `"${path}" has a styled component. Move it below "src/", where the classes of a build are named.`,
      );
    return `${letters(number)}${index}`;
  };
}

/** b, c, … z, bb, bc, … */
function letters(number: number): string {
  const { length } = consonants;
  const last = consonants[number % length]!;
  return number < length ? last : letters(Math.floor(number / length) - 1) + last;
}
