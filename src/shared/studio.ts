/** Where the development server leads into the studio: `?page=/company/about` names the page. */
export const studioPath = '/__studio';

/** The name of the studio's frame begins with it, before the origin of the studio. A name stays when a link is followed. */
export const frameName = 'studio:';

/**
 * The letters that stand for the texts of fields: the first is that of field 0. U+E000 and U+E001 are those of
 * `sayLanguage`.
 */
export const privateLetters = { first: 0xe002, count: 6398 };

/** What stands in front of the path of a field's picture. Its group is the number of the field. */
export const pictureMark = /\/field-(\d+)(?=\/)/;
