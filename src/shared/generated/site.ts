// Made from section-schemas/ by "npm run gen". Do not edit: change the schema instead.
import type { Background } from './sections.ts';
import type { FontFile } from '../theme/theme-files.ts';
import type { FormWords } from './sections.ts';
import type { Link } from './sections.ts';
import type { Picture } from '../picture.ts';
import type { ThemePicture } from '../theme/theme-files.ts';

/**
 * Makes a collection of the pages in its folder, such as news: pages/news/_collection.json. Each page in the folder but index.json then has an "entry", and blocks of the type pageList list them.
 */
export interface Collection {
  /**
   * What the collection is called, on the way to its pages and as the title of its feed: "News".
   */
  name: string;
  /**
   * What each "entry" must have besides its date: ["summary", "picture"].
   *
   * Items: A property of "entry".
   */
  requires?: ('updated' | 'summary' | 'author' | 'picture' | 'tags')[];
  /**
   * The tags that entries may have: ["product", "company"]. Another one is reported, as it is often a typo. Without this list, entries have any tags.
   *
   * Items: A tag as readers see it.
   */
  tags?: string[];
  /**
   * How lists are ordered. "date": the newest day first. "title": by title, for pages without time, such as open positions or recipes.
   */
  order?: 'date' | 'title';
  /**
   * How many entries a list with "paged" shows on each of its pages. 10 unless given.
   */
  perPage?: number;
  /**
   * true makes a feed, which people subscribe to in a program for reading news: /news/feed.atom, with the 50 newest entries and their summaries.
   */
  feed?: boolean;
  /**
   * true puts links to the previous and the next entry below the last block of each entry.
   */
  neighbours?: boolean;
  /**
   * By what the programs of readers know the feed. Not needed: npm run move:page writes it when the folder gets another address. Never change it.
   */
  id?: string;
}
/**
 * A strip above the header of every page, such as "Closed from 24 to 31 December". A visitor who has closed it sees it again when its text changes. Without this file there is none.
 */
export interface Announcement {
  /**
   * What is announced, in one sentence.
   */
  text: string;
  /**
   * A link behind the text, to more about it.
   */
  link?: Link;
  /**
   * The colours of the strip. Leave it out for those of the buttons ("brand").
   */
  background?: Background;
}
/**
 * Names and figures that the whole site uses. Any text on a page may name them in braces: {brand}, {facts.experts}. Change them here and every page follows.
 */
export interface Brand {
  /**
   * The company's name as visitors read it.
   */
  brand: string;
  /**
   * What the company calls one of its people: "Weftarian". For texts that name {staff}.
   */
  staff?: string;
  /**
   * The address the site is served at, from https:// to the name, in small letters and without a slash at the end: "https://www.example.com".
   */
  url: string;
  /**
   * The version of the program that the content was written for: "1.2". npm run new:site writes it, and npm run check -- --fix after an update. The check says when the program is older.
   */
  programVersion?: string;
  httpsOnly?: HttpsOnly;
  /**
   * The language of the site's words, which screen readers, search engines and hyphenation go by: "en-US", "de", "ar". English unless given. A page in another language says so in its "lang".
   */
  language?: string;
  /**
   * The time zone of the days and times in "from" and "until" of pages and blocks: "Europe/Berlin". The clock of the computer that builds never counts.
   */
  timeZone?: string;
  /**
   * The phone number for business inquiries, with its country code: "+91 20 1234 5678". Shown in the footer.
   */
  phone?: string;
  /**
   * The e-mail address for business inquiries. Shown in the footer.
   */
  email?: string;
  /**
   * Where the office is: "Pune, Maharashtra, India". For texts that name {locality}.
   */
  locality?: string;
  facts?: BrandFacts;
}
/**
 * Browsers that have visited the site once come by https:// only, for two years unless "days" says something else. Only for this address: "www.example.com" says nothing about "example.com".
 */
export interface HttpsOnly {
  /**
   * How many days a browser keeps it in mind after each visit. 0 makes browsers forget it: they need one more visit by https:// for that.
   */
  days?: number;
  reach?: HttpsReach;
}
/**
 * Which addresses this holds for. "host": this one alone. "subdomains": every address that ends in it, too, such as mail.example.com for example.com. Each of them must be served by https://, or visitors cannot reach it for that many days. "preload": as "subdomains", for 365 days at least, and browsers may ship with this site in their list, which takes months to leave. Register it at hstspreload.org.
 */
export type HttpsReach = 'host' | 'subdomains' | 'preload';
/**
 * Figures about the company. {facts.experts} on a page shows the entry "experts".
 */
export interface BrandFacts {
  /**
   * A figure or a short text as it is shown: "650+", "+49 (0)89 1234 5678".
   */
  [k: string]: string;
}
/**
 * The question about cookies: the box at the foot of the window, the dialog with all categories, and the scripts that wait for the answer. A site without a script that needs consent has no box, and may leave the file out.
 */
export interface Consent {
  /**
   * The box at the foot of the window.
   */
  banner: ConsentBanner;
  /**
   * The dialog with all categories.
   */
  dialog: ConsentDialog;
  /**
   * Sentences the box says after a choice.
   */
  notices: ConsentNotices;
  /**
   * true shows the box although no script below needs consent, because something else stores data: the host, or a service in front of it.
   */
  alwaysAsk?: boolean;
  /**
   * The button at the foot of every page that clears all choices.
   */
  resetLabel: string;
  /**
   * Scripts that wait until a visitor allows their category. Empty when there are none: then there is no box.
   *
   * Items: One script.
   */
  scripts: ConsentScript[];
}
/**
 * The box at the foot of the window.
 */
export interface ConsentBanner {
  /**
   * What the box is called, for screen readers.
   */
  label: string;
  /**
   * The line in large type.
   */
  title: string;
  /**
   * What a visitor agrees to with the first button.
   */
  text: string;
  /**
   * The link after the text, to the page about cookies.
   */
  policy: Link;
  /**
   * Day of the policy's last change, such as 2026-03-09. When it becomes a later one, earlier answers count no more, and everybody is asked again.
   */
  policyDay?: string;
  /**
   * The button that agrees and closes the box.
   */
  acceptLabel: string;
  /**
   * The button beside it that declines all but the essential cookies and closes the box. The dialog's words for it unless given.
   */
  declineLabel?: string;
  /**
   * The button that opens the dialog with all categories.
   */
  preferencesLabel: string;
}
/**
 * The dialog with all categories.
 */
export interface ConsentDialog {
  /**
   * Title of the dialog.
   */
  title: string;
  /**
   * One sentence below the title.
   */
  intro: string;
  categories: ConsentCategories;
  /**
   * The button that allows every category.
   */
  allowLabel: string;
  /**
   * The button that declines every category but the first.
   */
  declineLabel: string;
  /**
   * The button that keeps the switches as they are. It appears once a switch was moved.
   */
  saveLabel: string;
}
/**
 * The kinds of cookies that this website uses. They are shown in the order of this list, those that are left out are not.
 */
export interface ConsentCategories {
  /**
   * Cookies the site needs. They are always on.
   */
  essential?: ConsentCategory;
  /**
   * Cookies that make the site faster or add functions.
   */
  performance?: ConsentCategory;
  /**
   * Cookies that count and measure.
   */
  analytics?: ConsentCategory;
  /**
   * Cookies for advertisements.
   */
  advertising?: ConsentCategory;
  /**
   * Cookies of social networks.
   */
  social?: ConsentCategory;
  /**
   * Cookies nobody has sorted yet.
   */
  unclassified?: ConsentCategory;
}
/**
 * A kind of cookies a visitor can allow or decline.
 */
export interface ConsentCategory {
  /**
   * Name of the category.
   */
  name: string;
  /**
   * What cookies of this kind do.
   */
  description: string;
}
/**
 * Sentences the box says after a choice.
 */
export interface ConsentNotices {
  /**
   * After the dialog has saved a choice.
   */
  saved: string;
  /**
   * Instead of the dialog, when choices were saved before.
   */
  alreadySaved: string;
  /**
   * After all choices were cleared.
   */
  reset: string;
}
/**
 * A script that is added to the page only once its category is allowed.
 */
export interface ConsentScript {
  /**
   * The category a visitor must allow first. Scripts of "essential" are always added.
   */
  category: 'essential' | 'performance' | 'analytics' | 'advertising' | 'social' | 'unclassified';
  /**
   * Address of the script as a browser shows it: "https://stats.example/count.js", or a file of this site such as "/scripts/statistics.js". A quote is written %22, a space %20.
   */
  src: string;
  /**
   * true for a script that its maker calls a module.
   */
  module?: boolean;
  /**
   * For a script that loads others or writes into the page, as tag managers, chats and some analytics do: the hosts it takes them from besides its own, such as "https://cdn.example.com" or "https://*.example.com"; "https:" for all. May be empty. It opens the security policy of all pages: npm run check says how far.
   *
   * Items: One host.
   */
  loadsFrom?: string[];
  /**
   * What the script is given along, when its maker asks for it.
   *
   * Items: One setting.
   */
  settings?: ConsentScriptSetting[];
}
/**
 * One setting that is given to the script.
 */
export interface ConsentScriptSetting {
  /**
   * Name of the setting, as the maker of the script gives it: "data-domain".
   */
  name: string;
  /**
   * Its value.
   */
  value: string;
}
/**
 * The content of the foot of every page.
 */
export interface Footer {
  /**
   * The closing line in large type.
   */
  headline: string;
  /**
   * The title above the phone number and the e-mail address, which come from brand.json. Without it they are not shown.
   */
  inquiryTitle?: string;
  /**
   * What the columns of links are called together, for screen readers.
   */
  linksLabel?: string;
  /**
   * The columns of links, left to right. The first one is wide and may hold many links.
   *
   * Items: One column.
   */
  columns?: FooterColumn[];
  /**
   * The row of seals.
   *
   * Items: One seal.
   */
  badges?: FooterBadge[];
  /**
   * Shown at the end of the row of seals.
   */
  office?: FooterOffice;
  /**
   * The signs in the last row.
   *
   * Items: One network.
   */
  social?: SocialLink[];
  /**
   * The links in the last row.
   *
   * Items: One link.
   */
  legal?: FooterLink[];
  /**
   * The last line.
   */
  copyright: string;
  /**
   * Added to links that open in a new tab, for screen readers.
   */
  newTabNote: string;
}
/**
 * A titled list of links.
 */
export interface FooterColumn {
  /**
   * What the links have in common.
   */
  title: string;
  /**
   * The links, top to bottom.
   *
   * Items: One link of the list.
   */
  links: FooterLink[];
}
/**
 * One link of the footer.
 */
export interface FooterLink {
  /**
   * What the link says.
   */
  label: string;
  /**
   * Where the link leads. A lone "#" is a link that goes nowhere yet.
   */
  href: string;
  /**
   * true opens the page in a new tab.
   */
  newTab?: boolean;
}
/**
 * One seal: a standard the company works to, or a body it belongs to.
 */
export interface FooterBadge {
  /**
   * The name on the seal.
   */
  name: string;
  /**
   * One or two words below the name.
   */
  note: string;
}
/**
 * Where the office is.
 */
export interface FooterOffice {
  /**
   * Town, state and country.
   */
  place: string;
  /**
   * What the place is: "Office location".
   */
  note: string;
}
/**
 * The company on a social network, shown as its sign: that of "network", or the picture "icon". Without both the label is shown.
 */
export interface SocialLink {
  /**
   * A network whose sign this website has.
   */
  network?: 'linkedin' | 'x' | 'facebook' | 'instagram' | 'youtube';
  /**
   * The sign of any other network, a picture in public/ of one colour on a transparent background, best an SVG file: "/icons/network.svg". It takes the colour of the texts beside it.
   */
  icon?: Picture;
  /**
   * The name of the network, for screen readers. Shown when there is no sign.
   */
  label: string;
  /**
   * Address of the profile. A lone "#" while there is none.
   */
  href: string;
}
/**
 * Where forms send their messages. Without this file every form uses the visitor's e-mail program.
 */
export interface Forms {
  /**
   * The name of the destination of every form that names none.
   */
  default: string;
  /**
   * The destinations a form can name.
   *
   * Items: One place messages can go to.
   */
  destinations: FormDestination[];
}
/**
 * One place messages can go to.
 */
export interface FormDestination {
  /**
   * A short name that forms use: "inquiries". The small letters a to z, digits and hyphens.
   */
  name: string;
  kind: FormDestinationKind;
  /**
   * For an "endpoint": the address messages are sent to, beginning with "https://": "https://formspree.io/f/abcdwxyz". For a "receiver" that runs on another host: that host, such as "https://forms.example.com".
   */
  url?: string;
  /**
   * For a "receiver": who is told of the messages, as a name in its settings: "jobs" are the addresses in MAIL_TO_JOBS. A form may name others. Everyone can read the site, so no address stands here.
   */
  notice?: string;
  encoding?: FormEncoding;
  /**
   * For an "endpoint" or "netlify": true when it takes files, so that forms may have a field of the kind "file".
   */
  files?: boolean;
  /**
   * For an "endpoint": what it is given along with every message, such as the key of your account. Everyone can read it in the page: never a secret.
   *
   * Items: One value that is given along.
   */
  values?: FormValue[];
  /**
   * For an "endpoint" that wants fields to have certain names.
   *
   * Items: One field under another name.
   */
  rename?: FormRename[];
  /**
   * For an "endpoint": the name of the field that it wants to be empty, by which it knows robots: "_gotcha" for Formspree, "botcheck" for Web3Forms.
   */
  trap?: string;
}
/**
 * "receiver": the receiver that comes with this project stores the message. "endpoint": it is sent to the address in "url". "netlify": Netlify Forms takes it, on a site that Netlify serves. "email": the visitor's e-mail program opens with it.
 */
export type FormDestinationKind = 'receiver' | 'endpoint' | 'netlify' | 'email';
/**
 * For an "endpoint": how it wants to be written to. "json": one JSON object. "form": as browsers send forms.
 */
export type FormEncoding = 'json' | 'form';
/**
 * One value that is given along.
 */
export interface FormValue {
  /**
   * Its name, as the endpoint calls it: "access_key".
   */
  name: string;
  /**
   * The value.
   */
  value: string;
}
/**
 * One field under another name.
 */
export interface FormRename {
  /**
   * The name of the field in the form: "fullName".
   */
  field: string;
  /**
   * What the endpoint calls it: "name".
   */
  name: string;
}
/**
 * The bar at the top of every page and the menu that slides in on small screens.
 */
export interface Navigation {
  /**
   * What the menu is called, for screen readers: "Main menu".
   */
  label: string;
  /**
   * The link that jumps over the menu. It is seen when a keyboard reaches it.
   */
  skipLabel: string;
  /**
   * What the button with three lines does, for screen readers.
   */
  openLabel: string;
  /**
   * What the × of the slide-out menu does, for screen readers.
   */
  closeLabel: string;
  /**
   * The entries of the bar, left to right. Seven short ones fit.
   *
   * Items: One entry of the bar.
   */
  items: MenuItem[];
  /**
   * A button at the end of the bar, for what visitors should do: "Book a table". Short words stay in sight on phones.
   */
  action?: Link;
  /**
   * A telephone number before it: { "label": "{phone}", "href": "tel:{phone}" }.
   */
  contact?: Link;
}
/**
 * One entry of the bar at the top. It has a "link", opens a menu ("children" or "megaMenuColumns"), or both.
 */
export interface MenuItem {
  /**
   * What the entry says.
   */
  label: string;
  /**
   * The page the entry opens. Leave it out when the entry only opens a menu.
   */
  link?: string;
  /**
   * The links of a narrow menu, top to bottom. Leave it out for a wide menu or a plain link.
   *
   * Items: One link of the menu.
   */
  children?: MenuLink[];
  /**
   * true opens a wide menu with the columns of "megaMenuColumns" instead of a list.
   */
  isMegaMenu?: boolean;
  /**
   * The columns of a wide menu, left to right. Used when "isMegaMenu" is true.
   *
   * Items: One column of the wide menu.
   */
  megaMenuColumns?: MegaMenuColumn[];
  /**
   * A colored box below the columns of a wide menu.
   */
  promo?: MenuPromo;
}
/**
 * One link of a menu.
 */
export interface MenuLink {
  /**
   * What the link says.
   */
  label: string;
  /**
   * The page the link opens.
   */
  link: string;
}
/**
 * One column of a wide menu.
 */
export interface MegaMenuColumn {
  /**
   * What the links of this column have in common.
   */
  title: string;
  /**
   * The links of the column, top to bottom.
   *
   * Items: One link of the column.
   */
  items: MenuLink[];
}
/**
 * The colored box below the columns of a wide menu.
 */
export interface MenuPromo {
  /**
   * The question or offer in large type.
   */
  title: string;
  /**
   * One sentence below it.
   */
  text: string;
  /**
   * The button of the box.
   */
  link: Link;
  /**
   * A square pattern at the left end of the box.
   */
  picture: Picture;
}
/**
 * Addresses that menus and pages may already name although their page does not exist yet. Visitors are sent to the home page until it does. Remove an address once its page is there.
 */
export interface PlannedLinks {
  /**
   * The addresses, in the order of the alphabet.
   *
   * Items: An address such as "/services/branding": the small letters a to z, digits and hyphens, no slash at the end.
   */
  paths: string[];
}
/**
 * Addresses that a former website had, or that pages had which no longer exist. The former address of a page that still exists belongs into "aliases" of that page.
 */
export interface Redirects {
  /**
   * Old addresses that lead on for good (301).
   */
  redirects?: Redirect[];
  /**
   * Addresses whose content is gone for good, and that nothing replaces. Hosts answer 410 there, so search engines forget them sooner; hosts that cannot answer 404.
   *
   * Items: An old address as links have it, such as "/old-offer".
   */
  gone?: string[];
}
/**
 * An old address, and where it leads.
 */
export interface Redirect {
  /**
   * The old address as links have it, with its capital letters, its ending and its slash at the end: "/Shop.php", "/news/2019/". Everything after "?" is ignored: if only that part distinguishes old pages, redirect them in the settings of the host.
   */
  from: string;
  /**
   * Where visitors are sent: a page of this site, "/shop", a place on it, "/shop#prices", or an address that begins with "https://". What they had after "?" is passed on, unless this address has a "?" or a "#" itself.
   */
  to: string;
}
/**
 * The Login and Sign Up dialogs. Without this file the website has neither.
 */
export interface SignIn {
  login: LoginDialogText;
  signUp: SignUpDialogText;
  /**
   * What the × does, for screen readers.
   */
  closeLabel: string;
  /**
   * What the eye in the password field does, for screen readers.
   */
  showPasswordLabel: string;
  /**
   * What a dialog says when its form is sent.
   */
  notice: string;
  provider?: SignInProvider;
  account?: AccountText;
}
/**
 * The dialog for visitors who have an account.
 */
export interface LoginDialogText {
  /**
   * The button in the header that opens the dialog.
   */
  openLabel: string;
  /**
   * Title of the dialog.
   */
  title: string;
  fields: LoginFields;
  /**
   * The button that sends the form.
   */
  submitLabel: string;
  /**
   * The word between the two buttons.
   */
  orLabel: string;
  /**
   * The button for visitors who have an account with Google.
   */
  googleLabel: string;
  /**
   * The question before the link to the other dialog.
   */
  switchText: string;
  /**
   * The link to the other dialog.
   */
  switchLabel: string;
}
/**
 * What the fields are called.
 */
export interface LoginFields {
  /**
   * The field for the e-mail address.
   */
  email: string;
  /**
   * The field for the password.
   */
  password: string;
}
/**
 * The dialog for new visitors.
 */
export interface SignUpDialogText {
  /**
   * The button in the header that opens the dialog.
   */
  openLabel: string;
  /**
   * Title of the dialog.
   */
  title: string;
  fields: SignUpFields;
  /**
   * The button that sends the form.
   */
  submitLabel: string;
  /**
   * The question before the link to the other dialog.
   */
  switchText: string;
  /**
   * The link to the other dialog.
   */
  switchLabel: string;
}
/**
 * What the fields are called.
 */
export interface SignUpFields {
  /**
   * The field for first and last name.
   */
  fullName: string;
  /**
   * The field for the e-mail address.
   */
  email: string;
  /**
   * The field for the phone number.
   */
  phone: string;
  /**
   * The field for the password.
   */
  password: string;
}
/**
 * The OpenID Connect service at which visitors log in. Leave it out while there are no accounts: the dialogs then say so. docs/sign-in.md says what to register at the service.
 */
export interface SignInProvider {
  /**
   * The address of the service, exactly as it calls itself: "https://accounts.example.com". It begins with "https://", or with "http://localhost" for trying things out: over "http:" others can read and change what is sent. Without spaces, names, passwords, "?", "#" and "/.well-known/".
   */
  issuer: string;
  /**
   * The name under which the service knows this site. It is given out there, and it is no secret.
   */
  clientId: string;
  /**
   * What the service is asked to tell about a visitor. Left out, it is the name: ["profile"].
   *
   * Items: One word that the service knows: "profile", "email".
   */
  scopes?: string[];
  /**
   * Further addresses of the service, when it does not answer everything at its issuer's: "https://login.example.com".
   *
   * Items: One address, from https:// to the name. It begins with "http:" on "localhost" only: others can read and change what is sent.
   */
  hosts?: string[];
  googleHint?: GoogleHint;
}
/**
 * What takes visitors who choose "Sign in with Google" there without a further question. Left out, the service asks them how they want to log in.
 */
export interface GoogleHint {
  /**
   * The name of the service's own parameter: "kc_idp_hint", "connection", "identity_provider".
   */
  parameter: string;
  /**
   * The service's own name for Google: "google".
   */
  value: string;
}
/**
 * Words around logging in. A site with a provider needs them; docs/sign-in.md has them to copy.
 */
export interface AccountText {
  /**
   * What a dialog says instead of its fields: where visitors go, and that they come back.
   */
  intro: string;
  /**
   * What a dialog says to visitors whose browser runs no scripts.
   */
  scriptsNeeded: string;
  /**
   * What a dialog says while the service is being called.
   */
  leaving: string;
  /**
   * What visitors read while they come back from the service.
   */
  arriving: string;
  /**
   * The words before the visitor's name, for screen readers.
   */
  signedInAs: string;
  /**
   * The button in the header that ends the session.
   */
  signOutLabel: string;
  /**
   * What those who hear the page are told after it.
   */
  signedOut: string;
  /**
   * What those who hear the page are told when a session runs out.
   */
  ended: string;
  problems: SignInProblems;
}
/**
 * What a dialog says when something went wrong.
 */
export interface SignInProblems {
  /**
   * The visitor broke off, or the service refused.
   */
  cancelled: string;
  /**
   * The answer is not to a question of this window, is used, or came too late.
   */
  expired: string;
  /**
   * The service does not answer.
   */
  unreachable: string;
  /**
   * The service's answer is not in order.
   */
  failed: string;
  /**
   * The browser keeps nothing for this site, so it cannot know the visitor on return.
   */
  storage: string;
  /**
   * The session on this site is over, but the service could not be told.
   */
  signOut: string;
}
/**
 * The look of the site: colours, fonts, logo and icons. The styles, the head of every page, the web app manifest and the pictures for social networks are made from it.
 */
export interface Theme {
  colors?: ThemePalette;
  /**
   * The colours of blocks, by the names that blocks use for their background. Page, soft, white, dark, brand and accent have to be there.
   */
  schemes: ThemeSchemes;
  night?: ThemeNight;
  /**
   * The colours of form fields, on every background.
   */
  fields: ThemeFields;
  /**
   * The colours of drawn lines and tables, in pairs. There are seven; with fewer they repeat.
   *
   * Items: One pair.
   */
  drawings: ThemeDrawing[];
  fonts: ThemeFonts;
  sizes?: ThemeSizes;
  radii: ThemeRadii;
  /**
   * Thin lines, underlines and the borders inside buttons: "plain" draws lines, and no border inside; "stitched" draws dashes like a seam, threads beside steps and years, and points as crosses.
   */
  edges: 'plain' | 'stitched';
  /**
   * Woven decorations: "hem" is the edge below the footer and the contact form, "swatches" fill the places of missing pictures. None unless given.
   *
   * Items: One decoration.
   */
  decoration?: ('hem' | 'swatches')[];
  /**
   * The marks of cards, steps and tabs that have a "pattern": the woven pattern, a shape in its colours, a number, or nothing. "woven" unless given.
   */
  marks?: 'woven' | 'shapes' | 'numbers' | 'none';
  /**
   * What separates two blocks on the same background. "none" unless given.
   */
  dividers?: 'none' | 'line' | 'double' | 'wave';
  /**
   * The shadows of menus, dialogs and cards over pictures. "soft" unless given; with "none" menus and dialogs have a thin line around them.
   */
  shadows?: 'none' | 'soft' | 'hard';
  buttons?: ThemeButtons;
  blockIcons?: BlockIcons;
  header?: ThemeHeader;
  footer?: ThemeFooter;
  logo: ThemeLogo;
  icons: ThemeIcons;
  socialPictures: ThemeSocialPictures;
}
/**
 * Colours by names of your own, for use in this file.
 */
export interface ThemePalette {
  /**
   * The colour: "#0b1a2b".
   */
  [k: string]: string;
}
/**
 * The colours of blocks, by the names that blocks use for their background. Page, soft, white, dark, brand and accent have to be there.
 */
export interface ThemeSchemes {
  /**
   * The page itself, the header, and blocks without a background of their own.
   */
  page: ThemePageScheme;
  /**
   * A little darker than the page, to set a block apart.
   */
  soft: ThemeScheme;
  /**
   * The lightest background, also of cards and menus.
   */
  white: ThemeScheme;
  /**
   * The darkest background, also of the footer, below texts on pictures, and of pictures for social networks.
   */
  dark: ThemeScheme;
  /**
   * A second dark background.
   */
  'dark-2'?: ThemeScheme;
  /**
   * A third dark background.
   */
  'dark-3'?: ThemeScheme;
  /**
   * The main colour of the brand, for the block that asks to act.
   */
  brand: ThemeScheme;
  /**
   * The second colour of the brand, for what is highlighted.
   */
  accent: ThemeScheme;
  /**
   * Light colour 1.
   */
  'tint-1'?: ThemeScheme;
  /**
   * Light colour 2.
   */
  'tint-2'?: ThemeScheme;
  /**
   * Light colour 3.
   */
  'tint-3'?: ThemeScheme;
  /**
   * Light colour 4.
   */
  'tint-4'?: ThemeScheme;
  /**
   * Light colour 5.
   */
  'tint-5'?: ThemeScheme;
}
/**
 * The colours of the page.
 */
export interface ThemePageScheme {
  /**
   * Behind everything. Opaque.
   */
  background: string;
  /**
   * Headings and texts.
   */
  text: string;
  /**
   * Texts below headings. The colour of texts unless given.
   */
  soft?: string;
  /**
   * Dates, captions and other small texts. The colour of texts unless given.
   */
  muted?: string;
  /**
   * Thin lines between parts.
   */
  line: string;
  /**
   * Dashed and emphasized lines.
   */
  strongLine: string;
  /**
   * Figures and marks that catch the eye.
   */
  accent: string;
  /**
   * Text links and titles below the pointer.
   */
  link: string;
  /**
   * The focus ring of the keyboard.
   */
  focus: string;
  /**
   * Cards on the background. Opaque.
   */
  surface: string;
  /**
   * The main button. Opaque.
   */
  button: string;
  /**
   * Its text.
   */
  buttonText: string;
  /**
   * The main button below the pointer. Opaque.
   */
  buttonHover: string;
  /**
   * The second button. Opaque.
   */
  secondButton: string;
  /**
   * Its text.
   */
  secondButtonText: string;
  /**
   * The second button below the pointer. Opaque.
   */
  secondButtonHover: string;
}
/**
 * The colours of a block. What it leaves out is as in the scheme that "like" names.
 */
export interface ThemeScheme {
  /**
   * The scheme that gives all colours which this one leaves out. "page" unless given.
   */
  like?:
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
   * Behind everything. Opaque.
   */
  background: string;
  /**
   * Headings and texts.
   */
  text?: string;
  /**
   * Texts below headings. The colour of texts unless given.
   */
  soft?: string;
  /**
   * Dates, captions and other small texts. The colour of texts unless given.
   */
  muted?: string;
  /**
   * Thin lines between parts.
   */
  line?: string;
  /**
   * Dashed and emphasized lines.
   */
  strongLine?: string;
  /**
   * Figures and marks that catch the eye.
   */
  accent?: string;
  /**
   * Text links and titles below the pointer.
   */
  link?: string;
  /**
   * The focus ring of the keyboard.
   */
  focus?: string;
  /**
   * Cards on the background. Opaque.
   */
  surface?: string;
  /**
   * The main button. Opaque.
   */
  button?: string;
  /**
   * Its text.
   */
  buttonText?: string;
  /**
   * The main button below the pointer. Opaque.
   */
  buttonHover?: string;
  /**
   * The second button. Opaque.
   */
  secondButton?: string;
  /**
   * Its text.
   */
  secondButtonText?: string;
  /**
   * The second button below the pointer. Opaque.
   */
  secondButtonHover?: string;
}
/**
 * Other colours for visitors whose device is set to a dark scheme. Without it everybody sees the same.
 */
export interface ThemeNight {
  /**
   * The same schemes at night: every one that blocks use. Page, soft, white, dark, brand and accent have to be there.
   */
  schemes: ThemeSchemes;
  /**
   * The colours of form fields at night.
   */
  fields: ThemeFields;
  /**
   * The colours of drawn lines and tables at night.
   *
   * Items: One pair.
   */
  drawings: ThemeDrawing[];
}
/**
 * The colours of form fields, on every background.
 */
export interface ThemeFields {
  /**
   * Inside the field. Opaque.
   */
  background: string;
  /**
   * What visitors write.
   */
  text: string;
  /**
   * The line around fields and switches.
   */
  line: string;
  /**
   * What is said about a wrong answer, and the line around its field.
   */
  error: string;
}
/**
 * A strong colour and a light one.
 */
export interface ThemeDrawing {
  /**
   * The strong colour.
   */
  color: string;
  /**
   * The light colour.
   */
  light: string;
}
/**
 * The fonts of the site. Weights and the size of the fallback are read from the files.
 */
export interface ThemeFonts {
  /**
   * The font of texts, labels and buttons.
   */
  text: ThemeFont;
  /**
   * The font of headings and figures. May be the same as that of texts.
   */
  headings: ThemeHeadingFont;
  /**
   * The font of large figures. That of headings unless given.
   */
  figures?: ThemeFont;
  /**
   * The font of buttons, tabs and labels. That of texts unless given.
   */
  labels?: ThemeFont;
}
/**
 * A font with its files.
 */
export interface ThemeFont {
  /**
   * The name of the font: "Funnel Sans".
   */
  family: string;
  /**
   * Its files: one variable font, or one file for each weight. Pages load at once what their first screen uses.
   *
   * Items: A WOFF2 file in public/: "/fonts/funnel-sans.woff2".
   */
  files: FontFile[];
  /**
   * What the font looks like, for the font of the device that is shown until the files have loaded. Read from the first file unless given.
   */
  fallback?: 'sans-serif' | 'serif' | 'monospace';
  /**
   * The weight, one that its files have. Unless given, texts have 400, headings 460 and small headings a little more.
   */
  weight?: number;
  /**
   * "italic" for a font with an italic file. "normal" unless given.
   */
  style?: 'normal' | 'italic';
  /**
   * "upper" for capital letters, "small-caps" for small ones. "normal" unless given.
   */
  case?: 'normal' | 'upper' | 'small-caps';
  /**
   * The space between letters, in parts of the font size; for headings that of large ones, smaller headings have less. Computed from the first file unless given: narrow for wide fonts without serifs, wider for others.
   */
  tracking?: number;
  /**
   * The height of a line, in parts of the font size; for headings that of large ones, smaller headings have more. Computed from the first file unless given, so that lines do not touch.
   */
  leading?: number;
}
/**
 * The font of headings with its files.
 */
export interface ThemeHeadingFont {
  /**
   * The name of the font: "Funnel Sans".
   */
  family: string;
  /**
   * Its files: one variable font, or one file for each weight. Pages load at once what their first screen uses.
   *
   * Items: A WOFF2 file in public/: "/fonts/funnel-sans.woff2".
   */
  files: FontFile[];
  /**
   * What the font looks like, for the font of the device that is shown until the files have loaded. Read from the first file unless given.
   */
  fallback?: 'sans-serif' | 'serif' | 'monospace';
  /**
   * The weight, one that its files have. Unless given, texts have 400, headings 460 and small headings a little more.
   */
  weight?: number;
  /**
   * "italic" for a font with an italic file. "normal" unless given.
   */
  style?: 'normal' | 'italic';
  /**
   * "upper" for capital letters, "small-caps" for small ones. "normal" unless given.
   */
  case?: 'normal' | 'upper' | 'small-caps';
  /**
   * The space between letters, in parts of the font size; for headings that of large ones, smaller headings have less. Computed from the first file unless given: narrow for wide fonts without serifs, wider for others.
   */
  tracking?: number;
  /**
   * The height of a line, in parts of the font size; for headings that of large ones, smaller headings have more. Computed from the first file unless given, so that lines do not touch.
   */
  leading?: number;
  /**
   * Where the headings of blocks are: "start", or "center" with their text below. "start" unless given.
   */
  align?: 'start' | 'center';
}
/**
 * How large texts and spaces are.
 */
export interface ThemeSizes {
  /**
   * Texts, labels and buttons. In percent of the usual size, 100 unless given.
   */
  text?: number;
  /**
   * Headings and figures. In percent of the usual size, 100 unless given.
   */
  headings?: number;
  /**
   * The space above and below blocks. In percent of the usual size, 100 unless given.
   */
  space?: number;
  /**
   * How much larger a heading is than one of the next lower level. In percent of the usual ratio, 100 unless given.
   */
  scale?: number;
  /**
   * The space between cards, tiles and columns. In percent of the usual size, 100 unless given.
   */
  gaps?: number;
  /**
   * The width of the content in wide windows, in pixels. 1312 unless given.
   */
  measure?: number;
}
/**
 * How round corners are, in pixels. 0 is square.
 */
export interface ThemeRadii {
  /**
   * Buttons. 26 and more makes them round.
   */
  buttons: number;
  /**
   * Form fields.
   */
  fields: number;
  /**
   * Cards and boxes.
   */
  cards: number;
  /**
   * Small pictures, labels, and the focus ring of the keyboard.
   */
  pictures: number;
  /**
   * Dialogs, menus and the cookie box.
   */
  panels: number;
}
/**
 * What buttons look like.
 */
export interface ThemeButtons {
  /**
   * "filled" with their colour, or "outlined" in that of the text. "filled" unless given.
   */
  style?: 'filled' | 'outlined';
  /**
   * Whether an arrow follows the text. true unless given.
   */
  arrow?: boolean;
  /**
   * 44, 52 or 60 pixels high. "medium" unless given.
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * The weight of their text. 600 unless given.
   */
  weight?: number;
}
/**
 * How the icons in blocks are drawn.
 */
export interface BlockIcons {
  /**
   * The width of their lines, for an icon of 24 pixels. 1.75 unless given.
   */
  stroke?: number;
  /**
   * Their width and height in pixels, in text of normal size. 36 unless given.
   */
  size?: number;
}
/**
 * What the bar at the top looks like.
 */
export interface ThemeHeader {
  /**
   * Where its menus are, between the logo and the buttons. "start" unless given, and "end" for a bar without buttons.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * The colours of the bar. "page" unless given.
   */
  scheme?: ThemeSchemeName;
  /**
   * Its height in pixels. 80 unless given; a little less on phones, and more for large text.
   */
  height?: number;
}
/**
 * The name of a scheme.
 */
export type ThemeSchemeName =
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
 * What the footer looks like.
 */
export interface ThemeFooter {
  /**
   * The colours of the footer. "dark" unless given.
   */
  scheme?: ThemeSchemeName;
  /**
   * "large" with the closing line as large as a heading, or "compact". "large" unless given.
   */
  layout?: 'large' | 'compact';
}
/**
 * The logo of the company, in any proportions.
 */
export interface ThemeLogo {
  /**
   * The logo on a light background, in the header and the menu: a picture in public/, "/brand/logo.svg".
   */
  light: ThemePicture;
  /**
   * The logo on a dark background, on the pictures for social networks: an SVG or PNG in public/. May be the same file.
   */
  dark: ThemePicture;
  /**
   * Its height in the header in pixels. 38 unless given; on phones five sixths of it.
   */
  height?: number;
}
/**
 * The signs of the site outside its pages.
 */
export interface ThemeIcons {
  /**
   * In browser tabs and bookmarks: a square SVG or PNG in public/, "/favicon.svg".
   */
  tab: ThemePicture;
  /**
   * On the home screen of iPhones: a PNG of 180 × 180 pixels without transparency.
   */
  touch: ThemePicture;
  /**
   * On the home screen of other phones, and beside the company in search results: square PNGs, the largest of at least 512 pixels.
   *
   * Items: One square PNG in public/: "/icons/app-512.png".
   */
  app: ThemePicture[];
  /**
   * The same for phones that cut icons into their own shape: a square PNG with its sign in the middle four fifths.
   */
  maskable?: ThemePicture;
}
/**
 * The pictures that social networks show beside a link: the page's title on the left, its picture on the right.
 */
export interface ThemeSocialPictures {
  /**
   * The picture of pages that have none: a picture in public/ of at least 496 × 630 pixels.
   */
  picture: ThemePicture;
  /**
   * The whole picture of pages that search engines do not list: 1200 × 630 pixels, PNG or JPEG, best with the logo alone.
   */
  plain: ThemePicture;
  /**
   * The weight of the title, for a variable font. 500 unless given.
   */
  weight?: number;
}
/**
 * The own words of the site, such as "Pause slides" or "Fill in this field.", in languages other than English, or in other words. Without this file they are English.
 */
export interface Words {
  languages: WordsByLanguage;
}
/**
 * The words by language: "de" holds for "de-AT" too, unless that has words of its own.
 */
export interface WordsByLanguage {
  /**
   * The words of one language.
   */
  [k: string]: LanguageWords;
}
/**
 * The own words of the site in one language. Write only what you want to change.
 */
export interface LanguageWords {
  blocks?: BlockWords;
  /**
   * Words of every form. A form may replace each of them.
   */
  forms?: FormWords;
  site?: SiteWords;
  mails?: MailWords;
}
/**
 * Words that blocks show besides their own texts.
 */
export interface BlockWords {
  /**
   * What screen readers call slides that take turns.
   */
  carousel?: string;
  /**
   * What screen readers call one of them.
   */
  slide?: string;
  /**
   * Which slide is shown. {number} and {count} are filled in.
   */
  position?: string;
  /**
   * The name of the button of one slide, for screen readers. {number} and {count} are filled in.
   */
  show?: string;
  /**
   * What the slides of the block "heroSlider" are, unless it says so, for screen readers.
   */
  highlights?: string;
  /**
   * The button that stops the slides of a heroSlider.
   */
  pauseSlides?: string;
  /**
   * The button that starts them again.
   */
  playSlides?: string;
  /**
   * The button that stops the quotes of testimonials.
   */
  pauseQuotes?: string;
  /**
   * The button that starts them again.
   */
  playQuotes?: string;
  /**
   * The button that stops the film of a videoHero.
   */
  pauseVideo?: string;
  /**
   * The button that starts it again.
   */
  playVideo?: string;
  /**
   * What screen readers call the path from the home page to this page.
   */
  breadcrumb?: string;
  /**
   * What screen readers call the list of what a person is responsible for.
   */
  focusAreas?: string;
  /**
   * A marked square of a table, for screen readers.
   */
  yes?: string;
  /**
   * An empty square of a table, for screen readers.
   */
  no?: string;
  /**
   * The unit of the block "yearsOfAssociation", unless it names one.
   */
  years?: string;
  /**
   * The unit after a number that takes the form "one": after 1 in English.
   */
  yearsOne?: string;
  /**
   * The unit after a number that takes the form "two", as after 2 in Arabic.
   */
  yearsTwo?: string;
  /**
   * The unit after a number that takes the form "few", as after 3 in Polish and Arabic.
   */
  yearsFew?: string;
  /**
   * The unit after a number that takes the form "many", as after 5 in Polish.
   */
  yearsMany?: string;
  /**
   * How the work of an open position is agreed: "hours" is "full-time".
   */
  'full-time'?: string;
  /**
   * The same for "part-time".
   */
  'part-time'?: string;
  /**
   * The same for "contract".
   */
  contract?: string;
  /**
   * The same for "temporary".
   */
  temporary?: string;
  /**
   * The same for "internship".
   */
  internship?: string;
  /**
   * Names the button that shows a picture of a gallery large. {number} and {count} are filled in.
   */
  enlarge?: string;
  /**
   * Closes an enlarged picture.
   */
  close?: string;
  /**
   * Shows the picture before the enlarged one.
   */
  previousPicture?: string;
  /**
   * Shows the picture after the enlarged one.
   */
  nextPicture?: string;
  /**
   * The button that loads a part of another website.
   */
  showEmbed?: string;
  /**
   * Below that button, before the name of the other website.
   */
  embedNote?: string;
  /**
   * Beside the opening hours of an office that is open at this moment.
   */
  openNow?: string;
  /**
   * Beside the opening hours of an office that is closed at this moment.
   */
  closedNow?: string;
  /**
   * The heading of a table of contents.
   */
  contents?: string;
  /**
   * Which page of a list of several pages it is: in its title, and read aloud in the links to the pages. {number} is filled in.
   */
  pageNumber?: string;
  /**
   * The name of the links to the other pages of a list. Only screen readers read it.
   */
  pages?: string;
  /**
   * The link to the page before this one, of a list of several pages.
   */
  previousPage?: string;
  /**
   * The link to the page after this one, of a list of several pages.
   */
  nextPage?: string;
  /**
   * Above the title of the entry before this one, such as older news.
   */
  previousEntry?: string;
  /**
   * Above the title of the entry after this one, such as newer news.
   */
  nextEntry?: string;
  /**
   * The name of the links to the previous and the next entry. Only screen readers read it.
   */
  neighbours?: string;
  /**
   * The link to the feed of a collection, such as news, to which people can subscribe.
   */
  feed?: string;
  /**
   * The day of the last change of an entry, such as news. {date} is filled in.
   */
  updated?: string;
  /**
   * What ends a sentence that is put together from figures.
   */
  stop?: string;
  /**
   * Shown in the place of a block whose program failed.
   */
  failed?: string;
}
/**
 * Words around the blocks, and on the page for unknown addresses.
 */
export interface SiteWords {
  /**
   * Announced while a page loads.
   */
  loading?: string;
  /**
   * What the browser's tab says at an address without a page.
   */
  notFoundTitle?: string;
  /**
   * The headline there.
   */
  notFoundHeading?: string;
  /**
   * The link there.
   */
  notFoundLink?: string;
  /**
   * What the browser's tab says at the old address of a page, where the host needs a page for it.
   */
  movedTitle?: string;
}
/**
 * Words of the e-mails that the receiver sends about messages.
 */
export interface MailWords {
  /**
   * The line below the answers that says which message it is; the address of its page follows. {number} is filled in.
   */
  message?: string;
  /**
   * How the message is shown where it is stored; the command follows.
   */
  show?: string;
  /**
   * Said when a reply goes to the visitor.
   */
  reply?: string;
  /**
   * Said when the visitor gave no address.
   */
  noReply?: string;
  /**
   * The heading of the list of files.
   */
  files?: string;
  /**
   * Why the e-mail does not contain a file, in brackets after its name.
   */
  tooLarge?: string;
  /**
   * Said when notices of earlier messages failed. {number} is replaced by their numbers.
   */
  notSent?: string;
  /**
   * The subject of the confirmation that a visitor gets.
   */
  confirmSubject?: string;
  /**
   * The text of the confirmation.
   */
  confirmText?: string;
  /**
   * Why it was sent, for somebody who did not use the form.
   */
  confirmWhy?: string;
  /**
   * The subject of the weekly summary.
   */
  summarySubject?: string;
  /**
   * How many messages arrived. {count} is filled in.
   */
  summaryCount?: string;
  /**
   * How many were kept apart. {count} is filled in.
   */
  summarySuspects?: string;
  /**
   * Said when no notice failed.
   */
  summaryAllSent?: string;
  /**
   * Why the summary is sent.
   */
  summaryWhy?: string;
}
/** The files of pages/_site/, which all pages share, with placeholders filled in. */
export interface SiteData {
  announcement?: Announcement;
  brand: Brand;
  consent?: Consent;
  footer: Footer;
  forms?: Forms;
  navigation: Navigation;
  plannedLinks?: PlannedLinks;
  redirects?: Redirects;
  signIn?: SignIn;
  theme: Theme;
  words?: Words;
}
