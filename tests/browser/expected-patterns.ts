/** What a measured element must have, before and after the click on the first button of its section. */
export interface Expected {
  /** Selects the element; by default the one with `data-is`. */
  at?: string;
  text?: string;
  /** Computed styles. */
  styles?: Record<string, string>;
  attributes?: Record<string, string | RegExp>;
  then?: Omit<Expected, 'at' | 'then'>;
}

/** The address of another page, below the base of the built site. */
const beans = /^(?:\/site)?\/growing\/beans$/;

/** By section type, on a page with one section of each. */
export const patterns: Record<string, Expected[]> = {
  scStatic: [
    { at: 'strong[data-is="as an element"]', styles: { padding: '1px', color: 'rgb(1, 2, 3)' } },
    { at: 'em[data-is="as a component"]', styles: { padding: '1px' }, attributes: { title: 'plain' } },
    {
      at: '[data-is="fixed attributes"]',
      styles: { padding: '2px' },
      attributes: { href: '#fixed', title: 'Fixed' },
    },
    { at: '[data-is="a component selector"]', styles: { color: 'rgb(4, 5, 6)' } },
    {
      at: '[data-is="fragments in fragments"]',
      styles: { padding: '7px', margin: '9px', color: 'rgb(7, 8, 9)' },
    },
    { at: '[data-is="the default import"]', styles: { padding: '3px' } },
    {
      at: '[data-is="extended twice"]',
      styles: { color: 'rgb(1, 2, 3)', padding: '4px', margin: '5px' },
    },
    { at: '[data-is="an animation of a helper"]', styles: { width: '90px' } },
    { at: '[data-is="media and container queries"]', styles: { padding: '8px', margin: '11px' } },
    { at: '[data-is="an object"]', styles: { 'padding-left': '12px', color: 'rgb(10, 11, 12)' } },
    { at: '.named.of-user[data-is="a styled component"]', styles: { padding: '13px' } },
  ],
  staticGlobalStyle: [{ styles: { padding: '6px', '--of-page': 'here' } }],
  staticVariable: [{ styles: { width: '18px', 'font-family': '"A;}</style>", serif' } }],
  staticId: [{ text: 'An id' }],
  staticRouter: [
    { at: '[data-is="link"]', attributes: { href: beans } },
    { at: '[data-is="here"].active', text: '/patterns', attributes: { 'aria-current': 'page' } },
  ],
  reactState: [
    {
      at: 'button',
      text: 'Clicked 0',
      styles: { padding: '16px' },
      then: { text: 'Clicked 1', styles: { padding: '17px' } },
    },
    { at: '[data-is="context"]', text: 'dark', then: { text: 'light' } },
    {
      at: '[data-is="bar"]',
      styles: { width: '18px', opacity: '0.5' },
      then: { styles: { width: '19px', opacity: '1' } },
    },
    { at: '[data-is="field"]', styles: { padding: '15px' } },
    { at: ':focus[data-is="field"]', then: { styles: { padding: '15px' } } },
  ],
  reactOutside: [
    { at: ':root', then: { attributes: { 'data-effect': /[12]/ } } },
    { at: 'body', styles: { '--locked': '' }, then: { styles: { '--locked': 'yes' } } },
    { at: 'body > #floating', then: { text: 'Floating', styles: { padding: '14px' } } },
  ],
  reactErrorBoundary: [{ text: 'Sound', then: { text: 'Caught' } }],
  reactForm: [{ text: 'Not sent', then: { text: 'Ada large' } }],
  reactFormAction: [{ text: 'Sent 0', then: { text: 'Sent 1' } }],
  reactLazyAtOnce: [
    { at: 'button', text: 'At once 0', styles: { padding: '21px' }, then: { text: 'At once 1' } },
  ],
  reactLazyOnClick: [
    { at: 'button', text: 'Open' },
    { then: { text: 'Late at /patterns', styles: { padding: '22px' } } },
  ],
  reactSharedStore: [{ at: '[data-section="reactSharedReader"] p', text: 'none', then: { text: 'red' } }],
  routerLive: [
    { text: '/patterns 0', then: { text: '/patterns ?sort=name name 1' } },
    { at: 'a', attributes: { href: beans } },
  ],
};
