import { labelOf } from '../label-of.ts';
import type { SiteAnswer } from '../protocol.ts';

export const words = {
  noServer:
    'The server does not answer. Is “npm run studio” still running? What you type is kept in this browser.',
  noPage: 'There is no such page any more.',
  saved: 'Saved',
  saveStates: { saved: 'Saved', saving: 'Saving …', stuck: 'Not saved' },
  fixed: 'Fixed.',
  conflict: 'Somebody else has changed the same text.',
  tryAgain: 'Try again',
  findPage: 'Find a page',
  searchPages: 'Title, address or file',
  home: 'Home page',
  fileKinds: { site: 'Whole site', shared: 'Shared blocks', collection: 'Collection' },
  noMatch: 'Nothing found',
  moreMatches: 'Type to find others',
  width: 'Width of the page',
  widths: [
    { label: 'Phone', value: 390 },
    { label: 'Tablet', value: 768 },
    { label: 'Laptop', value: 1280 },
    { label: 'All', value: 0 },
  ],
  letPage: 'Use the page',
  letPageHelp: 'Clicks follow links and open menus. Or hold Ctrl or ⌘ while you click.',
  undo: 'Undo',
  redo: 'Redo',
  shortcuts: 'Shortcuts',
  close: 'Close',
  half: 'Part of the studio',
  halves: [
    { label: 'Page', value: false },
    { label: 'Form', value: true },
  ],
  thePage: 'Page',
  frameTitle: 'The page as visitors see it',
  form: 'Form',
  howToBegin: 'Click what you want to change in the page, or open its block here.',
  backToPage: 'Back to the page',
  pageSettings: 'Page settings',
  pageSettingsAbout: 'Title and description for search engines',
  notDrawn: 'The page cannot be drawn like this. It shows how it was before.',
  shownOn: (count: number) => (count === 1 ? 'Shown on one page' : `Shown on ${count} pages`),
  sharedHint: 'A change here is seen on each of them.',
  findings: (count: number) =>
    count === 0 ? 'Nothing to look at' : count === 1 ? 'One thing to look at' : `${count} things to look at`,
  elsewhere: (count: number) =>
    count === 0
      ? ''
      : count === 1
        ? 'Another page or file has some.'
        : `${count} other pages and files have some.`,
  openPlace: 'Go to the field',
  openEditor: 'Open in the code editor',
  fix: 'Fix it',
  fixTo: (text: string) => `Write ${text}`,
  fixRemove: 'Remove it',
  notJson: 'This file cannot be read just now, so it has no form.',
  conflictTitle: 'Two versions',
  conflictText: 'While you typed, somebody else has changed or deleted the same place.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  noPlace: 'The place is gone. Copy your text if you need it.',
  nothing: 'Nothing',
  unsavedTitle: 'Typed, but not saved',
  unsavedText: 'The studio ended before these were written to their files.',
  unsavedApply: 'Write them now',
  unsavedDrop: 'Leave them',
  add: 'Add …',
  addEntry: 'Add an entry',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  entry: (number: number) => `Entry ${number}`,
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  optional: 'optional',
  notShown: 'Not shown in this variant',
  none: 'Not set',
  openFile: (file: string) => `Open ${file}`,
  changeValue: 'Change it on all pages',
  placeholder: 'Insert a figure or name',
  ofSite: (file: string | undefined) =>
    `These are words of the program or of this kind of block, and in no field. ${file ?? 'A file “words.json” in _site/'} can replace them.`,
  ofShell: (file: string | undefined) =>
    file === undefined
      ? 'This is on every page, and in no field.'
      : `This is on every page. Its text is in ${file}.`,
  listed: (file: string) => `A list shows this. It is written in ${file}.`,
  inThisBlock: 'Selected the block: these words cannot be led back to one field.',
  focus: 'Point that stays in sight: click it, or type it',
  fromLeft: 'From the left, %',
  fromTop: 'From the top, %',
  choosePicture: 'Choose a picture',
  charactersLeft: (left: number) => (left >= 0 ? `${left} left` : `${-left} too many`),
  bold: 'Bold',
  emphasis: 'Emphasis',
  link: 'Link',
  linkHint: 'Write where the link leads in place of the “/” in brackets: “/contact-us”, “https://…”.',
  subheading: 'Subheading',
  list: 'List',
  quotation: 'Quotation',
  pasted: (left: string) => `Pasted. Left out: ${left}.`,
  hidden: 'hidden',
  block: 'Block',
  mostEntries: (count: number) => `At most ${count}.`,
  shortcutsOff: 'Switch a shortcut off where it is in the way of your browser or screen reader.',
};

const fileNames: Record<string, string> = {
  brand: 'Names and figures',
  consent: 'Cookies',
  navigation: 'Header and menu',
  theme: 'Colours and fonts',
};

/** What a file of several pages is called: `planned-links` is “Planned links”. */
export const nameOfFile = ({ kind, name }: Pick<SiteAnswer['files'][number], 'kind' | 'name'>) =>
  kind === 'collection' ? name : (fileNames[name] ?? labelOf(name));

export const firstSentence = (text: string) => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
