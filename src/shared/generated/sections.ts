// Made from section-schemas/ by "npm run gen". Do not edit: change the schema instead.
import type { Download } from '../download.ts';
import type { FormTarget } from '../forms/form-target.ts';
import type { Icon } from '../icon.ts';
import type { Listing } from '../listing.ts';
import type { Picture } from '../picture.ts';
import type { RichText } from '../rich-text.ts';

/**
 * An invitation to take the next step: one sentence and one button. It usually closes a page.
 */
export interface CallToActionSection {
  /**
   * An invitation to take the next step.
   */
  type: 'callToAction';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: CallToActionVariant;
  /**
   * The background of the block; for "card" that around the card. Left out, it is brand for "band", soft for "card", accent for "strip" and page for "picture".
   */
  background?: Background;
  /**
   * The invitation itself, in a few words.
   */
  title: string;
  /**
   * One or two sentences that make the step small.
   */
  text?: string;
  /**
   * The button.
   */
  action: Link;
  /**
   * A second way, drawn as a quiet link beside the button.
   */
  secondary?: Link;
  /**
   * The picture of the variant: a portrait for "card", a 4:3 picture for "picture", a pattern for "strip" and, as a thin edge, for "band". Patterns take an empty text.
   */
  picture?: Picture;
}
/**
 * How the invitation looks. "band": a coloured band with a patterned upper edge. "card": a white card with a portrait. "strip": a coloured strip with a square picture on its left. "picture": a picture fills the left half.
 */
export type CallToActionVariant = 'band' | 'card' | 'strip' | 'picture';
/**
 * The colours of the block: those behind it, and those of the texts on it. "page": the light colour of the page. "soft": a little darker than the page. "white": white. "dark": the darkest colour, with light texts. "dark-2": another dark colour, with light texts. "dark-3": another one, with light texts. "brand": the strong colour of the buttons, with white texts. "accent": the bright colour of what stands out, with dark texts. "tint-1": a pale colour. "tint-2": another one. "tint-3": another one. "tint-4": another one. "tint-5": another one.
 */
export type Background =
  | 'page'
  | 'soft'
  | 'white'
  | 'dark'
  | 'dark-2'
  | 'dark-3'
  | 'brand'
  | 'accent'
  | 'tint-1'
  | 'tint-2'
  | 'tint-3'
  | 'tint-4'
  | 'tint-5';
/**
 * A link or button: what it says and where it leads.
 */
export interface Link {
  /**
   * What the link says. It should make sense read alone: "See open roles", not "Click here".
   */
  label: string;
  /**
   * Words behind the label that only screen readers read: "about mobile apps" behind "Learn More". Leave it out for a label that makes sense alone.
   */
  about?: string;
  /**
   * A page of this site ("/prices"), a place on a page ("#services"), or an address that begins with https:, mailto: or tel:. A lone "#" is a link that goes nowhere yet.
   */
  href: string;
}
/**
 * Several things on offer beside each other: services, skills, functions, platforms.
 */
export interface CardGridSection {
  /**
   * Cards under one heading.
   */
  type: 'cardGrid';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: CardGridVariant;
  /**
   * The background of the block. Leave it out to take the variant's own: soft for "mosaic", "edge" and "boxes", dark for "columns", page for the others.
   */
  background?: Background;
  /**
   * The heading above or beside the cards.
   */
  title: string;
  /**
   * A sentence or two that lead into the cards.
   */
  lead?: string;
  /**
   * A link for all the cards together. In "grid" it is the last, coloured cell.
   */
  link?: Link;
  /**
   * A scene among the cards. It is a cell four times the size of the others. Only in the variant "grid".
   */
  picture?: Picture;
  /**
   * The cards, in the order they are read.
   */
  cards: CardGridCard[];
}
/**
 * The layout of the cards. "list": rows with a square picture, the heading beside them. "mosaic": coloured fields, the first large with a picture, the others in rows beside and below it. "grid": a grid of thin lines with small marks; the block's picture and link each take a cell. "edge": a patterned edge on top of each card. "columns": two columns of rows with small marks. "stairs": pictures that rise from card to card. "boxes": boxes that fill every row: those with a platform's mark, wide ones with a picture, small coloured ones.
 */
export type CardGridVariant = 'list' | 'mosaic' | 'grid' | 'edge' | 'columns' | 'stairs' | 'boxes';
/**
 * One thing on offer.
 */
export interface CardGridCard {
  /**
   * What it is, in a few words: "Cloud and DevOps".
   */
  title: string;
  /**
   * One sentence about it.
   */
  text?: string;
  /**
   * Where the card leads; the whole card is then one link. Leave it out when there is nothing more to read.
   */
  href?: string;
  /**
   * A pattern ("/img/sw-twill.webp") or a scene. In "boxes" it makes the card wide. Only in the variants "list", "mosaic", "edge", "stairs" and "boxes".
   */
  picture?: Picture;
  /**
   * A product's own mark, such as "/tech/shopify.svg". Only in the variant "boxes".
   */
  mark?: Picture;
  /**
   * A small drawing above or beside the heading: its name, or a word for it in English or German. docs/icons.md shows all of them. A drawing of your own in public/ works too: "/img/own.svg". One in black or `currentColor` takes the colour of the others, one in other colours keeps them. Only in the variants "grid", "columns" and "boxes".
   */
  icon?: Icon;
  /**
   * The pattern of the small mark, where there is no icon. Only in the variants "grid", "columns" and "boxes".
   */
  pattern?: Pattern;
  /**
   * The background of this card. Leave it out to take the one of its place. Only in the variants "mosaic" and "boxes".
   */
  background?: Background;
}
/**
 * The pattern of the small mark beside the text. It only decorates; its colours follow from its place in the list. "bars": bars of different lengths. "basket": a chequerboard of large squares. "birdseye": diamonds one within the other. "chevron": zigzag lines. "diamond": one large diamond. "frame": squares one within the other. "houndstooth": full and chequered squares in turn. "plain": a fine chequerboard. "rib": a chequerboard of upright strokes. "satin": scattered dashes. "twill": slanting stripes.
 */
export type Pattern =
  | 'bars'
  | 'basket'
  | 'birdseye'
  | 'chevron'
  | 'diamond'
  | 'frame'
  | 'houndstooth'
  | 'plain'
  | 'rib'
  | 'satin'
  | 'twill';
/**
 * Finished work: a picture, what it was, the figures it reached, and a link to the story.
 */
export interface CaseStudiesSection {
  /**
   * Case studies with pictures and figures.
   */
  type: 'caseStudies';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: CaseStudiesVariant;
  /**
   * The background of the block. Leave it out to take the variant's own: dark for the first study of "split", page for all others. In "split" every other study has it, beginning with the first.
   */
  background?: Background;
  /**
   * The heading above the studies. In "row" it is a small line over the study's own title; in "overlap" and "split" it is read out but not shown.
   */
  title: string;
  /**
   * A sentence or two beside the heading. Only in the variants "pairs", "mosaic" and "offset".
   */
  lead?: string;
  /**
   * Where all case studies are: "View All Case Studies". Only in the variants "pairs", "mosaic" and "offset".
   */
  link?: Link;
  /**
   * The studies, the strongest one first.
   */
  studies: CaseStudy[];
}
/**
 * The layout of the studies. "pairs": the first wide, the others in pairs below it. "mosaic": picture tiles, the first four times as large, the others filling the grid beside and below it. "overlap": wide pictures with a card over the edge. "split": pictures that fill half the window, left and right in turn. "offset": two beside each other, the second lower. "row": one row that leads on to another page.
 */
export type CaseStudiesVariant = 'pairs' | 'mosaic' | 'overlap' | 'split' | 'offset' | 'row';
/**
 * One piece of work.
 */
export interface CaseStudy {
  /**
   * What was built, in a few words: "Payroll with leave management".
   */
  title: string;
  /**
   * A small line above the title: the trade or the kind of work. Only in the variants "pairs", "overlap", "split", "offset" and "row".
   */
  category?: string;
  /**
   * A sentence or two about the work. Only in the variants "pairs", "overlap", "split", "offset" and "row".
   */
  summary?: string;
  /**
   * A picture in public/ for the study, wider than high: "/img/payroll.svg". The title beside it names it.
   */
  picture: Picture;
  /**
   * The figures the work reached. Only in the variants "pairs", "overlap", "split", "offset" and "row".
   *
   * Items: One figure and what it counts.
   */
  kpis?: Statistic[];
  /**
   * Where the whole story is told. In "mosaic" the tile itself is the link, and the words are read out after the title.
   */
  link?: Link;
  /**
   * A small document from the product, laid over the picture's lower corner, as decoration. Wide screens show it. Only in the variant "pairs" (the first entry).
   */
  fragment?: Slip;
}
/**
 * One figure and what it counts.
 */
export interface Statistic {
  /**
   * The figure as it is shown: "98%", "4200+". Better a placeholder such as "{facts.projects}", so that it is written in one place only.
   */
  value: string;
  /**
   * What the figure counts: "projects delivered". May be empty ("") when the figure stands alone.
   */
  label: string;
}
/**
 * A small document from the product: a pass, a payslip. It is an illustration that screen readers skip, so its content must also be elsewhere on the page.
 */
export interface Slip {
  /**
   * The headline of the document: "Visitor pass".
   */
  title: string;
  /**
   * A small second line: "Auditor".
   */
  text?: string;
  /**
   * A small round picture beside the headline, such as a portrait.
   */
  picture?: Picture;
  /**
   * A bar of coloured pieces below the headline, such as the days of a month.
   *
   * Items: The colour of this piece.
   */
  bar?: Background[];
  /**
   * Its lines; the last one is set bold.
   */
  rows?: SlipRow[];
}
/**
 * One line of the document.
 */
export interface SlipRow {
  /**
   * The left word: "Host".
   */
  label: string;
  /**
   * The right word: "Finance".
   */
  value: string;
}
/**
 * One or more forms that send a message: to the site's own receiver, to a service, or through the visitor's e-mail program.
 */
export interface ContactFormSection {
  /**
   * A form to write to the company.
   */
  type: 'contactForm';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: ContactFormVariant;
  /**
   * The path from the home page to this page, in small type above the headline. The last entry is this page and has no address. Only in the variant "card".
   *
   * Items: One step of the path.
   */
  crumbs?: Crumb[];
  /**
   * The headline of the page, for the variant "card". A page has exactly one.
   */
  pageTitle?: string;
  /**
   * The heading above the form. In the variant "card" it is read aloud but not shown, because the page's headline is above it.
   */
  title?: string;
  /**
   * A sentence or two below the headline.
   */
  lead?: string;
  /**
   * Other ways to reach the company.
   */
  contacts?: ContactWay[];
  /**
   * The forms. With more than one, a tab above each opens it.
   */
  tabs: ContactFormTab[];
  /**
   * The words of the form. Each has a good default; write only those you want to change.
   */
  words?: FormWords;
}
/**
 * "section": a block among others. "card": opens a page, with the page's headline and contact details on the left and the form on a white card.
 */
export type ContactFormVariant = 'section' | 'card';
/**
 * One step of the path.
 */
export interface Crumb {
  /**
   * The name of the step: "Home".
   */
  label: string;
  /**
   * Where the step leads. Leave it out for this page, and for a step that is no page.
   */
  href?: string;
}
/**
 * A phone number, an e-mail address or the like.
 */
export interface ContactWay {
  /**
   * What it is: "Phone".
   */
  label: string;
  /**
   * What is shown, and an address that begins with tel:, mailto: or https:.
   */
  link: Link;
}
/**
 * One form and the tab that opens it.
 */
export interface ContactFormTab {
  /**
   * A short name for the form, unique on its page. A link to "#inquiry" opens the form with the key "inquiry".
   */
  key: string;
  /**
   * What the tab says: "Business Inquiry".
   */
  title: string;
  /**
   * Where the message goes: the name of a destination in _site/forms.json, such as "inquiries". Leave it out to take the default that is named there.
   */
  destination?: FormTarget;
  /**
   * The e-mail address the message goes to when the destination is e-mail, and that visitors are offered when a message cannot be delivered. Best as a placeholder: "{email}". Several have commas between them: "{email}, desk@example.com".
   */
  recipient: string;
  /**
   * Who is told of its messages, as a name in the settings of the receiver: "jobs" are the addresses in MAIL_TO_JOBS. Everyone can read the page, so no address stands here. For the destination "receiver" only.
   */
  notice?: string;
  /**
   * true when the visitor gets a short e-mail that the message has arrived. The form then has exactly one field of the kind "email". For the destination "receiver" only, once it sends e-mails.
   */
  confirm?: boolean;
  /**
   * The subject line of the e-mail.
   */
  subject: string;
  /**
   * What the button says: "Send inquiry".
   */
  submit: string;
  /**
   * One or two sentences above the fields.
   */
  note?: RichText;
  /**
   * What the form asks for, in order.
   */
  fields: FormField[];
}
/**
 * One thing the form asks for.
 */
export interface FormField {
  /**
   * A short name without spaces, unique in its form: "fullName".
   */
  name: string;
  /**
   * The words above the field: "Full Name".
   */
  label: string;
  kind: FormFieldKind;
  /**
   * true when the field may stay empty; the word "optional" is then put behind its label. Without it the field must be filled in, and a "checkbox" must be ticked.
   */
  optional?: boolean;
  /**
   * For a "checkbox": what a visitor says by ticking it, in one paragraph, with a link where there is more to read: "I have read the [privacy notice](/privacy-policy) and agree." Messages have these words with the answer. The box is never ticked beforehand.
   */
  statement?: RichText;
  /**
   * For a "select" or a "choice": what can be chosen.
   *
   * Items: One option.
   */
  options?: string[];
  /**
   * true when a visitor may give several answers: several options of a "choice", or several files.
   */
  several?: boolean;
  /**
   * For a "number": the smallest one. With "several": how many answers there must be.
   */
  least?: number;
  /**
   * For a "number": the largest one. With "several": how many answers there may be; of files at most 10.
   */
  most?: number;
  /**
   * For a "number": how many digits it may have after the decimal sign. Without it only whole numbers are taken.
   */
  decimals?: number;
  /**
   * For a "date": the first day that can be chosen, such as "2026-01-31", "today", "+1 day", "+3 months" or "-18 years", counted from the visitor's day. For a "time": the first time, such as "08:30".
   */
  earliest?: string;
  /**
   * For a "date": the last day that can be chosen, such as "2026-01-31", "today", "+1 day", "+3 months" or "-18 years", counted from the visitor's day. For a "time": the last time, such as "08:30".
   */
  latest?: string;
  /**
   * For a "file": what it takes. "documents": PDF and Word (.docx). "pictures": JPEG, PNG, WebP and HEIC, which phones send. Without it only documents.
   */
  accept?: FormFileKind[];
  /**
   * For a "select": what it says before anything is chosen: "Country *".
   */
  placeholder?: string;
  autocomplete?: FormFieldAutocomplete;
  /**
   * The message when the field is empty: "Enter your full name."
   */
  error?: string;
}
/**
 * What is asked for: one line of "text", an "email" address, a "phone" number, one of many options ("select"), one or several of a few options that are all in view ("choice"), a consent ("checkbox"), a "date", a "time" of day, a "number", or a "paragraph" of several lines. "file": documents or pictures of up to 5 MB each, for destinations that take files.
 */
export type FormFieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'select'
  | 'choice'
  | 'checkbox'
  | 'date'
  | 'time'
  | 'number'
  | 'paragraph'
  | 'file';
/**
 * One kind of files.
 */
export type FormFileKind = 'documents' | 'pictures';
/**
 * What the browser may fill in by itself.
 */
export type FormFieldAutocomplete =
  | 'name'
  | 'email'
  | 'tel'
  | 'country-name'
  | 'organization'
  | 'organization-title'
  | 'off';
/**
 * The words of the form. Each has a good default; write only those you want to change.
 */
export interface FormWords {
  /**
   * In brackets after the label of a field that may stay empty.
   */
  optional?: string;
  /**
   * Beside the button.
   */
  required?: string;
  /**
   * The heading of the list of fields to correct, after an attempt to send.
   */
  problem?: string;
  /**
   * The message for an empty field without a message of its own.
   */
  empty?: string;
  /**
   * The message for an invalid e-mail address.
   */
  email?: string;
  /**
   * The message for a text that is too long. {count} is replaced by the number of characters over the limit.
   */
  tooLong?: string;
  /**
   * The message for a choice that the form does not offer.
   */
  choice?: string;
  /**
   * The message for a box that must be ticked.
   */
  unticked?: string;
  /**
   * The answer of a ticked box. What it says follows in brackets.
   */
  yes?: string;
  /**
   * The answer of a box that is not ticked. What it says follows in brackets.
   */
  no?: string;
  /**
   * The message for a date that is incomplete or does not exist.
   */
  date?: string;
  /**
   * The message for a time that is incomplete or does not exist.
   */
  time?: string;
  /**
   * The message for a number that is none. {example} is one that fits.
   */
  number?: string;
  /**
   * The message for a number that is not whole.
   */
  whole?: string;
  /**
   * The message for a date or time that is too early. {limit} is the first one that fits.
   */
  earliest?: string;
  /**
   * The message for a date or time that is too late. {limit} is the last one that fits.
   */
  latest?: string;
  /**
   * The message for a number that is too small, which also stands below the field. {limit} is the smallest that fits.
   */
  least?: string;
  /**
   * The message for a number that is too large, which also stands below the field. {limit} is the largest that fits.
   */
  most?: string;
  /**
   * The message for too few options or files, which also stands beside them. {limit} is how many there must be.
   */
  tooFew?: string;
  /**
   * The message for too many options or files, which also stands beside them. {limit} is how many there may be.
   */
  tooMany?: string;
  /**
   * Below a field for a picture.
   */
  pictureHint?: string;
  /**
   * The message for a file that is no such picture.
   */
  pictureKind?: string;
  /**
   * Below a field for a document or a picture.
   */
  anyFileHint?: string;
  /**
   * The message for a file that is neither.
   */
  anyFileKind?: string;
  /**
   * Below a field for a file.
   */
  fileHint?: string;
  /**
   * The message for a file of a kind that is not accepted.
   */
  fileKind?: string;
  /**
   * The message for a file that is too large.
   */
  fileSize?: string;
  /**
   * The message for a file that was changed, moved or deleted after it was chosen: browsers read it no more.
   */
  fileChanged?: string;
  /**
   * The message for a file that the server of the form refuses because of its size.
   */
  fileHeavy?: string;
  /**
   * The message when a new version of the site was published while the form was open, and the old form no longer works.
   */
  changed?: string;
  /**
   * Below a form in which something is typed.
   */
  kept?: string;
  /**
   * The button that empties the form and removes what the device kept.
   */
  forget?: string;
  /**
   * The heading while a message is being sent.
   */
  sending?: string;
  /**
   * The message when the device is offline.
   */
  offline?: string;
  /**
   * The message when the destination asks to wait.
   */
  busy?: string;
  /**
   * The message when an attempt failed and another one follows.
   */
  again?: string;
  /**
   * The heading of the confirmation of a message that was delivered.
   */
  arrivedTitle?: string;
  /**
   * The confirmation of a message that was delivered.
   */
  arrivedText?: string;
  /**
   * The heading when the last attempt failed.
   */
  failedTitle?: string;
  /**
   * What a visitor can do when the last attempt failed.
   */
  failedText?: string;
  /**
   * The button that starts another attempt.
   */
  retry?: string;
  /**
   * The button that gives up waiting and returns to the form.
   */
  stop?: string;
  /**
   * The heading of the receiver's answer to a browser without scripts, when it rejected a message and no text below gives the reason.
   */
  notTaken?: string;
  /**
   * The receiver's answer when it could not store a message.
   */
  notStored?: string;
  /**
   * The receiver's answer when a message or a file is too large.
   */
  tooLarge?: string;
  /**
   * The receiver's answer when too many messages arrive. The time to wait follows in brackets.
   */
  tooSoon?: string;
  /**
   * The receiver's advice below each of these answers, for a browser without scripts.
   */
  goBack?: string;
  /**
   * The heading of the confirmation of a form whose destination is e-mail.
   */
  sentTitle?: string;
  /**
   * The confirmation of a form whose destination is e-mail. Such a form only hands the message to the visitor's e-mail program, and this text has to say so.
   */
  sentText?: string;
  /**
   * The button that copies the message.
   */
  copy?: string;
  /**
   * The message after the text was copied.
   */
  copied?: string;
  /**
   * The message when the browser cannot copy the text.
   */
  copyFailed?: string;
  /**
   * Beside a field that only robots find. Visitors read it where a browser shows pages without their styles.
   */
  trap?: string;
  /**
   * The button that returns to the form, with everything typed still there.
   */
  back?: string;
}
/**
 * Files to download, such as forms and price lists. Kind and size are read from each file.
 */
export interface DownloadsSection {
  /**
   * Files to download.
   */
  type: 'downloads';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The background. Leave it out for the page's own.
   */
  background?: Background;
  /**
   * The heading above the files.
   */
  title: string;
  /**
   * A sentence or two beside the heading.
   */
  lead?: string;
  /**
   * The files in their order.
   */
  files: DownloadEntry[];
}
/**
 * One file.
 */
export interface DownloadEntry {
  /**
   * What the file is: "Price list 2026".
   */
  label: string;
  /**
   * One sentence about it.
   */
  text?: string;
  /**
   * Path of a file in public/, from its root: "/files/price-list.pdf".
   */
  file: Download;
  /**
   * The language of the file, where it differs from the page's: "de". Visitors read its name.
   */
  language?: string;
  /**
   * The day that the file is from: "2026-03-31".
   */
  date?: string;
}
/**
 * A map, a film or a calendar of another website. Nothing of it is loaded before a visitor asks for it.
 */
export interface EmbedSection {
  /**
   * A part of another website.
   */
  type: 'embed';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The background. Leave it out for the page's own.
   */
  background?: Background;
  /**
   * The heading above the frame. It also names the frame for screen readers.
   */
  title: string;
  /**
   * A sentence or two beside the heading.
   */
  lead?: string;
  /**
   * The address in the frame, as the other website gives it for embedding, without the HTML around it.
   */
  src: string;
  /**
   * A link to the same on the other website, for visitors who do not want it in this page, and in print.
   */
  link: Link;
  /**
   * A picture shown in the frame until it is loaded. It only decorates.
   */
  picture?: Picture;
  ratio?: EmbedRatio;
}
/**
 * Width to height: "16:9" for films, "4:3" for maps, "1:1" for a square.
 */
export type EmbedRatio = '16:9' | '4:3' | '1:1';
/**
 * Questions with answers that open on a click.
 */
export interface FaqSection {
  /**
   * Questions and answers.
   */
  type: 'faq';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The background. Leave it out for the page's own.
   */
  background?: Background;
  /**
   * The heading above the questions.
   */
  title: string;
  /**
   * A sentence or two beside the heading.
   */
  lead?: string;
  /**
   * The questions in their order, the most asked first.
   */
  questions: FaqEntry[];
}
/**
 * A question and its answer.
 */
export interface FaqEntry {
  /**
   * The question as a visitor would ask it: "How long does a project take?"
   */
  question: string;
  /**
   * The answer. It may have paragraphs, lists and links.
   */
  answer: RichText;
  /**
   * true shows the answer from the start.
   */
  open?: boolean;
}
/**
 * The reasons for a service or the features of a product.
 */
export interface FeatureListSection {
  /**
   * Reasons or features under one heading.
   */
  type: 'featureList';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: FeatureListVariant;
  /**
   * The background of the block. Leave it out to take the variant's own: dark-2 for "figure", soft for "boxes", page for "list".
   */
  background?: Background;
  /**
   * The heading of the block.
   */
  title: string;
  /**
   * A sentence or two below or beside the heading.
   */
  lead?: string;
  /**
   * A giant figure below the heading. Only in the variant "figure".
   */
  figure?: Statistic;
  /**
   * Where to read more: a button below the figure or the lead.
   */
  link?: Link;
  /**
   * A picture that takes a box of its own. Only in the variant "boxes".
   */
  picture?: Picture;
  /**
   * The points, the strongest one first.
   */
  items: FeatureItem[];
}
/**
 * The layout of the points. "figure": a giant figure at the left, the points in two columns. "boxes": boxes of several sizes with pieces of the product drawn inside, a wide one and a narrow one in turn. "list": heading at the left, the points one below the other.
 */
export type FeatureListVariant = 'figure' | 'boxes' | 'list';
/**
 * One reason or feature.
 */
export interface FeatureItem {
  /**
   * The point, in a few words: "Role-based access control".
   */
  title: string;
  /**
   * One or two sentences about it.
   */
  text?: string;
  /**
   * A button below the text. Only in the variant "boxes".
   */
  link?: Link;
  matrix?: FeatureMatrix;
  /**
   * A list of entries as the product keeps it. Only in the variant "boxes".
   */
  log?: FeatureLogEntry[];
  /**
   * A small document from the product, drawn beside the text. Only in the variant "boxes".
   */
  slip?: Slip;
}
/**
 * A table of who may do what. Only in the variant "boxes".
 */
export interface FeatureMatrix {
  /**
   * The heading over the first column: "Role".
   */
  corner: string;
  /**
   * The other columns' headings, from left to right.
   *
   * Items: Heading of a column: "Lobby".
   */
  columns: string[];
  /**
   * The rows, from top to bottom.
   */
  rows: FeatureMatrixRow[];
}
/**
 * One row of the table.
 */
export interface FeatureMatrixRow {
  /**
   * Who the row is about: "Security".
   */
  name: string;
  /**
   * One answer for every column, in the same order. A missing one counts as no.
   *
   * Items: true is a filled square ("yes"), false an empty one ("no").
   */
  allowed: boolean[];
}
/**
 * One entry.
 */
export interface FeatureLogEntry {
  /**
   * When: "09:10".
   */
  time: string;
  /**
   * What happened: "Auditor, to Finance".
   */
  text: string;
  /**
   * The state after it: "In".
   */
  state: string;
  /**
   * true when the matter is over; the state then takes a paler colour.
   */
  closed?: boolean;
}
/**
 * Pictures with captions. A click shows one large, with buttons for the next and the previous one.
 */
export interface GallerySection {
  /**
   * Pictures that can be enlarged.
   */
  type: 'gallery';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The background. Leave it out for the page's own.
   */
  background?: Background;
  /**
   * The heading above the pictures.
   */
  title: string;
  /**
   * A sentence or two beside the heading.
   */
  lead?: string;
  /**
   * The pictures in their order.
   */
  pictures: GalleryPicture[];
}
/**
 * A picture and its caption.
 */
export interface GalleryPicture {
  /**
   * The picture, in landscape or portrait format. The overview shows the part around its focus, the enlarged view all of it.
   */
  picture: Picture;
  /**
   * A text below the picture.
   */
  caption?: string;
}
/**
 * The opening of a page: its title, one or two sentences, and what to do next.
 */
export interface HeroSection {
  /**
   * The opening of a page.
   */
  type: 'hero';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: HeroVariant;
  /**
   * The background of the block. Left out, it is soft for "side", tint-1 for "tinted", and the page's own for "text" and "centred"; choose the one nearest to the picture. The other variants keep their own. Only in the variants "side", "tinted", "text" and "centred".
   */
  background?: Background;
  /**
   * The path from the home page to this page, shown in small type above the title. The last entry is this page and has no address.
   *
   * Items: One step of the path.
   */
  crumbs?: Crumb[];
  /**
   * The title of the page, its one main heading. Best under eight words.
   */
  title: string;
  /**
   * One or two sentences under the title: what the visitor gets.
   */
  lead?: string;
  /**
   * Where to go from here. The first one is drawn as a button, the others as links.
   *
   * Items: A link or button: what it says and where it leads.
   */
  actions?: Link[];
  /**
   * The main picture. Leave its text empty when the title already says what it shows. Every variant works without one. Only in the variants "side", "row", "overlap", "large", "tinted" and "collage".
   */
  picture?: Picture;
  /**
   * Small decorative pictures beside the main one, best patterns. In "row" the first stands left of the main picture. Only in the variants "row" and "collage" (the first 2, with a "picture").
   *
   * Items: A picture in public/ that only decorates or that the text beside it already names: "/img/fintech.svg". With a focus for cropping: { "src": "/img/fintech.svg", "focus": [50, 30] }.
   */
  pictures?: Picture[];
  /**
   * A short claim on a label at the edge of the picture: "{facts.mobileYears} years in mobile development". Only in the variant "overlap" (with a "picture").
   */
  label?: string;
  /**
   * A little card that floats on the picture like a piece of the product. It is an illustration that screen readers skip, so its content must also be elsewhere on the page. Only in the variants "tinted" (with a "picture") and "collage" (with a "picture").
   */
  fragment?: Slip;
  featured?: HeroFeatured;
}
/**
 * How the opening looks. "side": text left, picture to the right edge. "row": a row of pictures across the page. "overlap": dark, the picture hangs into the next block. "large": a very large sentence, the picture runs to the left edge. "tinted": the whole band is in the colour of its picture: a drawing (SVG) fades into it, a photograph keeps its edges. "collage": one large picture, two small ones and a card. "card": a featured item in a coloured card. "text": no picture, the title and beside it, behind a line, the rest. "centred": no picture, all in the middle. A variant whose picture is left out looks like "text".
 */
export type HeroVariant =
  | 'side'
  | 'row'
  | 'overlap'
  | 'large'
  | 'tinted'
  | 'collage'
  | 'card'
  | 'text'
  | 'centred';
/**
 * The one item to look at first, such as an open role, in a coloured card. Only in the variant "card".
 */
export interface HeroFeatured {
  /**
   * A small word above the item's title: "Featured".
   */
  label?: string;
  /**
   * The item's title.
   */
  title: string;
  /**
   * One or two sentences about it.
   */
  text?: string;
  /**
   * The button of the card.
   */
  link: Link;
  /**
   * A decorative picture above the text, best a pattern: "/img/sw-satin.webp".
   */
  picture?: Picture;
}
/**
 * A page's opening with several slides that fade into one another every three seconds. Visitors can pause it; it also pauses under the pointer and while something in it has the focus.
 */
export interface HeroSliderSection {
  /**
   * A page's opening with several slides.
   */
  type: 'heroSlider';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * What the slides are, for screen readers: "New this season". Leave it out for "Highlights" in the language of the page.
   */
  label?: string;
  /**
   * The slides in their order. The first one is what most visitors see: give it the strongest picture.
   */
  slides: HeroSlide[];
  /**
   * Figures in a small box at the lower right. Shown on wide screens only, so they should stand elsewhere on the site, too.
   *
   * Items: One figure and what it counts.
   */
  proof?: Statistic[];
}
/**
 * One slide.
 */
export interface HeroSlide {
  /**
   * The slide's heading, best three short lines. Write \n where a new line should begin. The first slide's heading is the page's main heading.
   */
  title: string;
  /**
   * One or two sentences under the heading.
   */
  text?: string;
  /**
   * The button of the slide.
   */
  action?: Link;
  /**
   * The picture behind the slide, wide (about 16:9). The text is on its left half, so its subject should be on the right. Leave its text empty when it only sets the mood.
   */
  image: Picture;
  /**
   * The same picture cut for phones and upright tablets, with the text above and the subject below.
   */
  smallImage?: Picture;
}
/**
 * Pictures with a label each, sewn together: industries, products, places.
 */
export interface ImageTilesSection {
  /**
   * Picture tiles with labels.
   */
  type: 'imageTiles';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: ImageTilesVariant;
  /**
   * The background of the block. Leave it out for the page's own.
   */
  background?: Background;
  /**
   * The heading above the tiles.
   */
  title: string;
  /**
   * A sentence or two beside the heading.
   */
  lead?: string;
  /**
   * A button beside the heading: "View all Industries".
   */
  link?: Link;
  /**
   * The tiles, in their order; any number fills its rows.
   */
  tiles: ImageTile[];
}
/**
 * The layout of the tiles. "wide": edge to edge across the whole window, up to four in a row. "rows": within the page's width, three in a row, the wide tile changing places.
 */
export type ImageTilesVariant = 'wide' | 'rows';
/**
 * One picture with its label.
 */
export interface ImageTile {
  /**
   * The label on the picture: "FinTech".
   */
  title: string;
  /**
   * The picture, higher than wide: "/img/fintech.svg". Neighbours look best in different colours.
   */
  image: Picture;
  /**
   * Where the tile leads; the whole tile is then the link.
   */
  href?: string;
}
/**
 * The industries the company works for, each with a picture, a sentence and a link.
 */
export interface IndustriesSection {
  /**
   * Industries as picture cards.
   */
  type: 'industries';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The heading above the industries.
   */
  title: string;
  /**
   * A sentence or two beside the heading.
   */
  lead?: string;
  /**
   * The industries; up to four are in a row on wide screens.
   */
  cards: IndustryCard[];
}
/**
 * One industry.
 */
export interface IndustryCard {
  /**
   * The industry's name, shown as a label on the picture: "FinTech".
   */
  title: string;
  /**
   * One sentence about the work done there.
   */
  description: string;
  /**
   * What the link says: "Upgrade Financial Tech".
   */
  linkText: string;
  /**
   * The picture, higher than wide: "/img/fintech.svg".
   */
  imageUrl: Picture;
  /**
   * Where the link leads. Leave it out as long as there is no such page; the link then goes nowhere.
   */
  href?: string;
}
/**
 * Open positions, one row each, with a featured one in front when there is one.
 */
export interface JobOpeningsSection {
  /**
   * Open positions.
   */
  type: 'jobOpenings';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: JobOpeningsVariant;
  /**
   * The heading of the list: "Open roles".
   */
  title: string;
  /**
   * A sentence or two under the heading.
   */
  lead?: string;
  featured?: FeaturedJob;
  /**
   * The open positions, one row each.
   */
  openings: JobOpening[];
  /**
   * Further links under the heading; the first is a button: "Browse All Jobs".
   *
   * Items: A link or button: what it says and where it leads.
   */
  links?: Link[];
}
/**
 * The layout of the rows. "beside": the heading stays in view on the left while the rows pass. "list": the heading above, the rows across the whole width.
 */
export type JobOpeningsVariant = 'beside' | 'list';
/**
 * The one position to look at first, set apart in colour above the rows. Leave it out when the page's opening block shows it already.
 */
export interface FeaturedJob {
  /**
   * A small line above the position: "Featured".
   */
  label?: string;
  /**
   * The position: "Fullstack Developer .NET with Angular".
   */
  title: string;
  /**
   * A sentence or two about the work.
   */
  summary?: string;
  /**
   * A picture or swatch that decorates the block: "/img/sw-satin.webp".
   */
  picture?: Picture;
  /**
   * The button: where the position is described.
   */
  link: Link;
}
/**
 * One position. The whole row is its link.
 */
export interface JobOpening {
  /**
   * The position: "Technical Lead .NET".
   */
  title: string;
  /**
   * A small line under the position: the team or field.
   */
  team?: string;
  /**
   * Where the work is done: "Pune".
   */
  place?: string;
  /**
   * The page of this position, or "#" while there is none.
   */
  href: string;
  posting?: JobPosting;
}
/**
 * What search engines need to list the position among jobs. They take it from a page that shows this one position, so it is published only when the block has a single opening. Visitors read it below the row.
 */
export interface JobPosting {
  /**
   * The day on which the position was published: "2026-03-31".
   */
  posted: string;
  /**
   * The last day on which people may apply. Leave it out when there is none.
   */
  until?: string;
  /**
   * The country of the office where the work is done, by its code of two capital letters: "IN".
   */
  country: string;
  /**
   * The state or province of that office: "Maharashtra".
   */
  region?: string;
  /**
   * How the work is agreed.
   */
  hours?: 'full-time' | 'part-time' | 'contract' | 'temporary' | 'internship';
  /**
   * What the work is and what it asks for, in plain sentences.
   */
  text: string;
}
/**
 * A form that asks for a journey: from where, to where, and on which day. It sends nothing.
 */
export interface JourneySearchSection {
  /**
   * Search for a journey.
   */
  type: 'journeySearch';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The heading above the form.
   */
  title: string;
  fromCity: JourneyFrom;
  toCity: JourneyTo;
  journeyDate: JourneyDate;
  isForWomen: JourneyForWomen;
  /**
   * What the button says.
   */
  submit: string;
  /**
   * The cities that are suggested while somebody types, the most wanted first.
   */
  cities: City[];
}
/**
 * The field for the city the journey begins in.
 */
export interface JourneyFrom {
  /**
   * The words above the field.
   */
  label: string;
  /**
   * The message when the field is empty.
   */
  error: string;
}
/**
 * The field for the city the journey ends in.
 */
export interface JourneyTo {
  /**
   * The words above the field.
   */
  label: string;
  /**
   * The message when the field is empty.
   */
  error: string;
}
/**
 * The field for the day of the journey; it starts at today.
 */
export interface JourneyDate {
  /**
   * The words above the field.
   */
  label: string;
  /**
   * The message when the field is empty.
   */
  error: string;
}
/**
 * The box to tick for a journey for women.
 */
export interface JourneyForWomen {
  /**
   * The words beside the box.
   */
  label: string;
}
/**
 * A city that can be chosen.
 */
export interface City {
  /**
   * The city's name.
   */
  name: string;
  /**
   * The state of the city, which tells cities of the same name apart.
   */
  state?: string;
}
/**
 * Logos beside each other: clients, partners, members, certificates.
 */
export interface LogosSection {
  /**
   * Logos of others.
   */
  type: 'logos';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The background. Leave it out for white, on which most logos look right.
   */
  background?: Background;
  /**
   * The heading above the logos.
   */
  title: string;
  /**
   * A sentence or two beside the heading.
   */
  lead?: string;
  /**
   * The logos in their order.
   */
  logos: LogoEntry[];
}
/**
 * One logo.
 */
export interface LogoEntry {
  /**
   * Whose logo it is, for those who do not see it: "Harbour Insurance".
   */
  name: string;
  /**
   * The logo, a picture in public/ that is shown whole: "/logos/harbour.svg".
   */
  picture: Picture;
  /**
   * Where the logo leads. Leave it out for a logo alone.
   */
  href?: string;
}
/**
 * Where an office is and how to get there.
 */
export interface OfficeLocationSection {
  /**
   * An address with directions.
   */
  type: 'officeLocation';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: OfficeLocationVariant;
  /**
   * The name of the office: "India office".
   */
  title: string;
  /**
   * The address, line by line.
   *
   * Items: One line of the address.
   */
  address: string[];
  /**
   * The country of the address, by its code of two capital letters: "IN". Search engines read it.
   */
  country?: string;
  /**
   * A phone number that a tap dials, with the code of the country: "+49 40 123456". Or a placeholder: "{phone}".
   */
  phone?: string;
  /**
   * What kind of business visitors find here, for search engines: a name of schema.org's list, such as "Dentist" or "Bakery". Take the most exact one, and "LocalBusiness" where none fits.
   */
  business?: BusinessKind;
  /**
   * When it is open. Days that no entry names are closed. Search engines read this, too.
   */
  hours?: OpeningTime[];
  /**
   * The time zone of the hours. With it, visitors see whether the office is open now, by its own clock. Leave it out if its hours change on holidays and that would mislead. Only in the variants "wide" (with a "hours") and "card" (with a "hours").
   */
  timeZone?: string;
  /**
   * The link to a map: what it says, and the address of a map search that begins with https:.
   */
  directions: Link;
  /**
   * A picture that only decorates. Leave it out for a pattern.
   */
  picture?: Picture;
  /**
   * Further offices, each in a card of its own beside the first one. Only in the variant "card".
   */
  others?: OtherOffice[];
}
/**
 * "wide": a picture over more than half the width, the address in large type beside it. "card": a wide card, with the address and the hours side by side; with other offices, one card for each.
 */
export type OfficeLocationVariant = 'wide' | 'card';
/**
 * What kind of business visitors find here, for search engines: a name of schema.org's list, such as "Dentist" or "Bakery". Take the most exact one, and "LocalBusiness" where none fits.
 */
export type BusinessKind =
  | 'LocalBusiness'
  | 'AccountingService'
  | 'AnimalShelter'
  | 'Attorney'
  | 'AutoBodyShop'
  | 'AutoDealer'
  | 'AutoPartsStore'
  | 'AutoRental'
  | 'AutoRepair'
  | 'AutoWash'
  | 'AutomotiveBusiness'
  | 'Bakery'
  | 'BankOrCreditUnion'
  | 'BarOrPub'
  | 'BeautySalon'
  | 'BedAndBreakfast'
  | 'BikeStore'
  | 'BookStore'
  | 'Brewery'
  | 'CafeOrCoffeeShop'
  | 'Campground'
  | 'ChildCare'
  | 'ClothingStore'
  | 'ComputerStore'
  | 'ConvenienceStore'
  | 'DaySpa'
  | 'Dentist'
  | 'DepartmentStore'
  | 'Dermatology'
  | 'DryCleaningOrLaundry'
  | 'Electrician'
  | 'ElectronicsStore'
  | 'EmploymentAgency'
  | 'EntertainmentBusiness'
  | 'ExerciseGym'
  | 'FinancialService'
  | 'Florist'
  | 'FoodEstablishment'
  | 'FurnitureStore'
  | 'GardenStore'
  | 'GasStation'
  | 'GeneralContractor'
  | 'GolfCourse'
  | 'GroceryStore'
  | 'HVACBusiness'
  | 'HairSalon'
  | 'HardwareStore'
  | 'HealthAndBeautyBusiness'
  | 'HealthClub'
  | 'HobbyShop'
  | 'HomeAndConstructionBusiness'
  | 'HomeGoodsStore'
  | 'Hostel'
  | 'Hotel'
  | 'HousePainter'
  | 'IceCreamShop'
  | 'InsuranceAgency'
  | 'JewelryStore'
  | 'LegalService'
  | 'Library'
  | 'Locksmith'
  | 'LodgingBusiness'
  | 'MedicalBusiness'
  | 'MedicalClinic'
  | 'Motel'
  | 'MovingCompany'
  | 'MusicStore'
  | 'NailSalon'
  | 'NightClub'
  | 'Notary'
  | 'OfficeEquipmentStore'
  | 'Optician'
  | 'PetStore'
  | 'Pharmacy'
  | 'Physician'
  | 'Physiotherapy'
  | 'Plumber'
  | 'ProfessionalService'
  | 'RadioStation'
  | 'RealEstateAgent'
  | 'Restaurant'
  | 'RoofingContractor'
  | 'SelfStorage'
  | 'ShoeStore'
  | 'ShoppingCenter'
  | 'SkiResort'
  | 'SportingGoodsStore'
  | 'SportsActivityLocation'
  | 'SportsClub'
  | 'StadiumOrArena'
  | 'Store'
  | 'TattooParlor'
  | 'TennisComplex'
  | 'TireShop'
  | 'TouristInformationCenter'
  | 'ToyStore'
  | 'TravelAgency'
  | 'VeterinaryCare'
  | 'Winery';
/**
 * Some days with the same hours. A day with a break has two entries.
 */
export interface OpeningTime {
  /**
   * The days, in English, in the order of the week. Visitors see them in the language of the page.
   */
  days: Weekday[];
  /**
   * When it opens: "09:00". Days that no entry names are closed.
   */
  opens: string;
  /**
   * When it closes: "17:30", at midnight "00:00". A time before that of "opens" is on the next day.
   */
  closes: string;
}
/**
 * A day of the week.
 */
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
/**
 * A further office.
 */
export interface OtherOffice {
  /**
   * The name of the office.
   */
  title: string;
  /**
   * The address, line by line.
   *
   * Items: One line of the address.
   */
  address: string[];
  /**
   * The country of the address, by its code of two capital letters: "IN". Search engines read it.
   */
  country?: string;
  /**
   * A phone number that a tap dials, with the code of the country: "+49 40 123456". Or a placeholder: "{phone}".
   */
  phone?: string;
  /**
   * What kind of business visitors find here, for search engines: a name of schema.org's list, such as "Dentist" or "Bakery". Take the most exact one, and "LocalBusiness" where none fits.
   */
  business?: BusinessKind;
  /**
   * When it is open. Days that no entry names are closed. Search engines read this, too.
   */
  hours?: OpeningTime[];
  /**
   * The time zone of the hours. With it, visitors see whether the office is open now, by its own clock. Leave it out if its hours change on holidays and that would mislead.
   */
  timeZone?: string;
  /**
   * The link to a map.
   */
  directions: Link;
  /**
   * A picture that only decorates. Leave it out for a pattern.
   */
  picture?: Picture;
}
/**
 * The head of a page of a collection, such as news: the title of the page as its main heading, and day, author, tags and picture of its "entry". Nothing is written twice.
 */
export interface PageHeadSection {
  /**
   * The title of the page, and what its entry says.
   */
  type: 'pageHead';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: PageHeadVariant;
  /**
   * The background of the words. Leave it out for "page".
   */
  background?: Background;
  /**
   * true shows the summary of the entry below the title.
   */
  summary?: boolean;
}
/**
 * Where the picture is. "below": across the page, under the words. "beside": at the side of the words.
 */
export type PageHeadVariant = 'below' | 'beside';
/**
 * The pages of a collection, such as news: the newest first, each with its day, title, summary and picture. A new page is listed by itself.
 */
export interface PageListSection {
  /**
   * The pages of a collection.
   */
  type: 'pageList';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: PageListVariant;
  /**
   * The background of the block. Leave it out for "page".
   */
  background?: Background;
  /**
   * The heading of the list: "News". Leave it out where the main heading of the page says it.
   */
  title?: string;
  /**
   * A sentence or two under the heading.
   */
  lead?: string;
  /**
   * The address of the collection whose pages are listed, as links have it: "/news" for the folder pages/news/ with its _collection.json. Pages in another language than this one are left out.
   */
  collection: Listing;
  /**
   * Lists only pages with one of these tags.
   *
   * Items: A tag of entries.
   */
  tags?: string[];
  /**
   * How many entries are shown, from the first: 3. Leave it out to show all.
   */
  show?: number;
  /**
   * true divides a long list into pages: /news, /news/2 and so on, each with as many entries as "perPage" of the collection says. Only on the collection's own page.
   */
  paged?: boolean;
  /**
   * A link to all entries: { "label": "All news", "href": "/news" }.
   */
  link?: Link;
  /**
   * What the list says while it has no entries: "No news yet." Without it, the whole block is left out then.
   */
  empty?: string;
}
/**
 * The layout of the entries. "cards": cards beside each other, a picture on top. "rows": rows across the page, a picture at their side. "headlines": days and titles alone, the heading beside them.
 */
export type PageListVariant = 'cards' | 'rows' | 'headlines';
/**
 * A sequence of steps, numbered along a line: how a project runs, how a product is used.
 */
export interface ProcessStepsSection {
  /**
   * Numbered steps along a line.
   */
  type: 'processSteps';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The background of the block. Leave it out for the dark one.
   */
  background?: Background;
  /**
   * The heading above the steps.
   */
  title: string;
  /**
   * A sentence or two below the heading.
   */
  lead?: string;
  /**
   * The steps in their order; they are numbered automatically.
   */
  steps: ProcessStep[];
}
/**
 * One step.
 */
export interface ProcessStep {
  /**
   * The step, in a word or two: "Discovery".
   */
  title: string;
  /**
   * What happens in it.
   */
  description: string;
  /**
   * A small drawing above the title: its name, or a word for it in English or German. docs/icons.md shows all of them. A drawing of your own in public/ works too: "/img/own.svg". One in black or `currentColor` takes the colour of the others, one in other colours keeps them.
   */
  icon?: Icon;
  /**
   * The pattern of a small mark above the title, where there is no icon.
   */
  pattern?: Pattern;
}
/**
 * People: a portrait, the name, the role, a quote or a text, and how to reach them.
 */
export interface ProfilesSection {
  /**
   * People with portraits.
   */
  type: 'profiles';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: ProfilesVariant;
  /**
   * The heading above the people. In "band" it is a small line above the quote.
   */
  title: string;
  /**
   * A sentence or two beside the heading. Only in the variants "rows" and "grid".
   */
  lead?: string;
  /**
   * The people, in the order of the page.
   */
  people: Profile[];
}
/**
 * The layout of the people. "rows": portrait and words beside each other, every second one mirrored. "grid": two to four people in a row, the words below the portrait. "band": one person on a coloured band, the portrait rising from its lower edge.
 */
export type ProfilesVariant = 'rows' | 'grid' | 'band';
/**
 * One person, by name, by role or by both.
 */
export interface Profile {
  /**
   * The name of the person: "Meera Joshi". Leave it out where the role alone is shown.
   */
  name?: string;
  /**
   * What the person is in the company: "Managing Director". Without a name it is the heading.
   */
  position?: string;
  /**
   * A small line under the role: the office, the field.
   */
  note?: string;
  /**
   * What the person says, in their own words and without quotation marks.
   */
  quote?: string;
  /**
   * About the person: education, experience, languages. It may have paragraphs, lists and links.
   */
  text?: RichText;
  /**
   * The portrait, a file in public/: "/img/leader1.svg". The name or the role beside it says who it is.
   */
  picture: Picture;
  /**
   * A phone number that a tap dials, with the code of the country: "+49 40 123456". Or a placeholder: "{phone}".
   */
  phone?: string;
  /**
   * An e-mail address: "name@company.com". Or a placeholder: "{email}".
   */
  email?: string;
  /**
   * A link to more about the person, or to book an appointment.
   */
  link?: Link;
  /**
   * What the person is responsible for, in a few words each.
   *
   * Items: One responsibility: "Delivery".
   */
  focusAreas?: string[];
}
/**
 * Running text with paragraphs, lists, links and subheadings, such as a policy.
 */
export interface RichTextSection {
  /**
   * Running text.
   */
  type: 'richText';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The title of the page, when this block opens it. A page has one only.
   */
  pageTitle?: string;
  /**
   * One or two sentences in larger type above the text.
   */
  lead?: string;
  /**
   * The heading of this part of the text.
   */
  title?: string;
  /**
   * Text that may hold paragraphs (an empty line between them), **bold**, *emphasis*, `code`, [links](/contact-us), lists ("- item" or "1. item"), quotations ("> text"), pictures (![What it shows](/img/loom.svg) between empty lines, with a caption: ![What it shows](/img/loom.svg "The caption")) and subheadings ("### Title"). Two spaces at the end of a line begin a new one.
   */
  body: RichText;
  /**
   * true lists the subheadings ("### Title") of this block beside the text, as links: good for a long policy.
   */
  contents?: boolean;
}
/**
 * A few figures that speak for the company, each with what it counts.
 */
export interface StatsStripSection {
  /**
   * Figures with labels.
   */
  type: 'statsStrip';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: StatsStripVariant;
  /**
   * A heading above the figures. Leave it out when the figures speak for themselves.
   */
  title?: string;
  /**
   * The figures, the most important one first.
   *
   * Items: One figure and what it counts.
   */
  stats: Statistic[];
}
/**
 * The layout of the figures. "row": the first is large, the others follow beside it. "large": the first fills half the width, on a dark background. "sentence": the figures run as one sentence in large type. "pair": two figures side by side.
 */
export type StatsStripVariant = 'row' | 'large' | 'sentence' | 'pair';
/**
 * Several texts under one heading, one of them open at a time.
 */
export interface TabbedTextSection {
  /**
   * Texts in tabs.
   */
  type: 'tabbedText';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: TabbedTextVariant;
  /**
   * The heading above the tabs.
   */
  title: string;
  /**
   * The key of the tab that is open at first. Leave it out to open the first one.
   */
  defaultTab?: string;
  /**
   * The tabs in the order they are shown.
   */
  tabs: TextTab[];
}
/**
 * The layout of the tabs. "tabs": side by side above the text, like the tabs of a folder. "list": one below the other, left of the text.
 */
export type TabbedTextVariant = 'tabs' | 'list';
/**
 * One tab and its text.
 */
export interface TextTab {
  /**
   * A short name for the tab, unique on its page. A link to "#custom" opens the tab with the key "custom".
   */
  key: string;
  /**
   * What the tab says.
   */
  title: string;
  /**
   * A heading above the text, when the tab's own words are too short for one.
   */
  heading?: string;
  /**
   * The text of the tab.
   */
  description: RichText;
  /**
   * Short points below the text.
   *
   * Items: One point, a few words.
   */
  points?: string[];
  /**
   * A picture beside the text. It only decorates. Only in the variant "tabs".
   */
  picture?: Picture;
  /**
   * The pattern of the small mark on the tab. Only in the variant "tabs".
   */
  pattern?: Pattern;
}
/**
 * A table of texts and figures, such as prices: every row has a name, every column a heading.
 */
export interface TableSection {
  /**
   * Rows and columns.
   */
  type: 'table';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The background. Leave it out for white.
   */
  background?: Background;
  /**
   * The heading above the table.
   */
  title: string;
  /**
   * A sentence or two beside the heading.
   */
  lead?: string;
  /**
   * What the figures are, above the table: "Prices in euros, without VAT".
   */
  caption?: string;
  /**
   * The heading of the first column, which names the rows: "Service".
   */
  rowHeading: string;
  /**
   * The headings of the other columns.
   *
   * Items: The heading of a column: "Per hour".
   */
  columns: string[];
  /**
   * The rows in their order.
   */
  rows: TableRow[];
  /**
   * A small text below the table.
   */
  note?: string;
}
/**
 * One row.
 */
export interface TableRow {
  /**
   * What the row is about: "Code review".
   */
  name: string;
  /**
   * One text for each of the columns, in their order.
   *
   * Items: The text of a cell. Empty ("") for nothing.
   */
  cells: string[];
}
/**
 * The technologies the company works with, grouped by category.
 */
export interface TechnologiesSection {
  /**
   * Technologies and their marks.
   */
  type: 'technologies';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: TechnologiesVariant;
  /**
   * The colours of the block: those behind it, and those of the texts on it. "page": the light colour of the page. "soft": a little darker than the page. "white": white. "dark": the darkest colour, with light texts. "dark-2": another dark colour, with light texts. "dark-3": another one, with light texts. "brand": the strong colour of the buttons, with white texts. "accent": the bright colour of what stands out, with dark texts. "tint-1": a pale colour. "tint-2": another one. "tint-3": another one. "tint-4": another one. "tint-5": another one.
   */
  background?: Background;
  /**
   * The heading above the technologies.
   */
  title: string;
  /**
   * A sentence beside the heading.
   */
  lead?: string;
  /**
   * The key of the category that is open at first. Leave it out to open the first one. Only in the variant "tabs".
   */
  defaultTab?: string;
  /**
   * The categories in the order they are shown.
   */
  categories: TechnologyCategory[];
}
/**
 * "tabs": one category at a time, chosen in a tab bar. "rows": every category is a row, all of them in view.
 */
export type TechnologiesVariant = 'tabs' | 'rows';
/**
 * A group of technologies.
 */
export interface TechnologyCategory {
  /**
   * A short name for the category, unique on its page. A link to "#backend" opens the category with the key "backend".
   */
  key: string;
  /**
   * The name of the category.
   */
  title: string;
  /**
   * The technologies of the category.
   */
  items: Technology[];
}
/**
 * One technology and its mark.
 */
export interface Technology {
  /**
   * The technology's name, written as its makers write it.
   */
  name: string;
  /**
   * Its mark, a picture in public/tech/: "/tech/react.svg". If it cannot be loaded, a drawing of a brain is shown.
   */
  iconUrl: Picture;
  /**
   * The background of the cell while the pointer is over it. Leave it out for tint-4. Only in the variant "tabs".
   */
  background?: Background;
}
/**
 * What clients say, one voice at a time, changing every five seconds.
 */
export interface TestimonialsSection {
  /**
   * Quotes that take turns.
   */
  type: 'testimonials';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  variant?: TestimonialsVariant;
  /**
   * The heading of the block. It is read aloud and by search engines, not shown: the quote itself is the headline.
   */
  title: string;
  /**
   * The quotes in the order they are shown.
   */
  items: Testimonial[];
  /**
   * Figures that go with the quotes.
   *
   * Items: One figure and what it counts.
   */
  stats?: Statistic[];
}
/**
 * Where the figures stand. "beside": right of the quote. "wide": in a row below it, and the quote takes the full width.
 */
export type TestimonialsVariant = 'beside' | 'wide';
/**
 * One quote and the role of the person who said it.
 */
export interface Testimonial {
  /**
   * What the person said, without quotation marks.
   */
  quote: string;
  /**
   * What the person is in the company: "Operations head".
   */
  position: string;
  /**
   * The kind of company the person works for: "Insurance client".
   */
  client?: string;
  /**
   * A small round picture beside the position; it only decorates.
   */
  portrait?: Picture;
}
/**
 * A headline over a silent film that loops across the whole width. Visitors can stop the film; those whose device asks for less motion, or whose browser saves data, see its still picture.
 */
export interface VideoHeroSection {
  /**
   * A headline over a looping film.
   */
  type: 'videoHero';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The headline.
   */
  title: string;
  /**
   * One sentence under the headline.
   */
  text?: string;
  /**
   * The button.
   */
  action?: Link;
  /**
   * A still of the film. It is shown until the film runs, and instead of it where films do not start by themselves.
   */
  poster: Picture;
  /**
   * The same film in several encodings, the best one first: each visitor's browser takes the first it can play. The film needs no sound; keep each file under 1 MB.
   */
  videos: VideoFile[];
}
/**
 * One encoding of the film.
 */
export interface VideoFile {
  /**
   * Path of the film in public/, from its root: "/video/hero-loop.mp4".
   */
  src: string;
  encoding: VideoEncoding;
}
/**
 * How the film is encoded. "av1" and "vp9" come as .webm, "h264" as .mp4. Every browser plays "h264", so it should be the last one.
 */
export type VideoEncoding = 'av1' | 'vp9' | 'h264';
/**
 * Long-serving staff, each with a line as long as the years they have been with the company.
 */
export interface YearsOfAssociationSection {
  /**
   * Staff with their years.
   */
  type: 'yearsOfAssociation';
  /**
   * A name for this block, unique on its page, so that a link can jump to it: "services" is reached by "#services". The small letters a to z, digits and hyphens.
   */
  id?: string;
  /**
   * The heading above the lines.
   */
  title: string;
  /**
   * A sentence beside the heading that says what the lines stand for.
   */
  lead?: string;
  /**
   * The word after each number. Leave it out for "years" in the language of the page.
   */
  unit?: string;
  /**
   * The people, the longest line first.
   */
  people: LongServingColleague[];
}
/**
 * One colleague.
 */
export interface LongServingColleague {
  /**
   * What the colleague does: "Quality lead".
   */
  position: string;
  /**
   * Whole years with the company, 2 to 40.
   */
  years: number;
}
/** The props of any section, discriminated by `type`. */
export type Section =
  | CallToActionSection
  | CardGridSection
  | CaseStudiesSection
  | ContactFormSection
  | DownloadsSection
  | EmbedSection
  | FaqSection
  | FeatureListSection
  | GallerySection
  | HeroSection
  | HeroSliderSection
  | ImageTilesSection
  | IndustriesSection
  | JobOpeningsSection
  | JourneySearchSection
  | LogosSection
  | OfficeLocationSection
  | PageHeadSection
  | PageListSection
  | ProcessStepsSection
  | ProfilesSection
  | RichTextSection
  | StatsStripSection
  | TabbedTextSection
  | TableSection
  | TechnologiesSection
  | TestimonialsSection
  | VideoHeroSection
  | YearsOfAssociationSection;
export type SectionType = Section['type'];
/** The props of one section type. */
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;
