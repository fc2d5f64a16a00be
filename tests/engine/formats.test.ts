import { expect, test } from 'vitest';
import { formatReport } from '../../src/engine/diagnostics/format-report.ts';
import { inspectSite } from '../../src/engine/inspect-site.ts';
import { createTestFiles, pageWith } from './test-site.ts';

/** One error with a suggestion, in a file whose name needs escaping in two of the formats, and one warning. */
const fileSystem = createTestFiles({
  'a, b/index.json': { ...pageWith({ type: 'hero', titel: '100% "wool"' }), title: 'Home' },
  'a, b/_site/brand.json': createTestFiles({}).read('pages/_site/brand.json'),
  'a, b/_site/planned-links.json': { paths: [] },
});
const inspection = await inspectSite({ fileSystem, pagesDir: 'a, b' });
inspection.summary.durationMs = 12;

test('pretty says where, shows the line, and says what to do', () => {
  expect(formatReport(inspection, 'pretty', { color: false })).toMatchInlineSnapshot(`
    "a, b/index.json:2:12  warning  page-title-length
      2 |   "title": "Home",
        |            ^^^^^^
      Too short: 4 characters.
      Between 10 and 65 characters show well in search results.

    a, b/index.json:7:7  error  schema/unknown-property  sections[0] hero
      7 |       "titel": "100% \\"wool\\""
        |       ^^^^^^^
      Unknown property "titel". Did you mean "title"?
      What the page is about.

    1 page checked: 1 error, 1 warning."
  `);
});

test('pretty colours for a terminal', () => {
  const colored = formatReport(inspection, 'pretty', { color: true });
  expect(colored).toContain('\u001b[31merror\u001b[0m');
  expect(colored.replaceAll(/\u001b\[\d+m/g, '')).toBe(formatReport(inspection, 'pretty', { color: false }));
});

test('json is for scripts', () => {
  expect(JSON.parse(formatReport(inspection, 'json', { color: false }))).toMatchInlineSnapshot(`
    {
      "diagnostics": [
        {
          "column": 12,
          "endColumn": 18,
          "endLine": 2,
          "file": "a, b/index.json",
          "hint": "Between 10 and 65 characters show well in search results.",
          "line": 2,
          "message": "Too short: 4 characters.",
          "pointer": "/title",
          "rule": "page-title-length",
          "severity": "warning",
        },
        {
          "column": 7,
          "endColumn": 14,
          "endLine": 7,
          "file": "a, b/index.json",
          "fix": {
            "kind": "rename",
            "pointer": "/sections/0/titel",
            "range": {
              "column": 7,
              "endColumn": 14,
              "endLine": 7,
              "line": 7,
            },
            "safe": true,
            "text": ""title"",
            "value": "title",
          },
          "hint": "What the page is about.",
          "line": 7,
          "message": "Unknown property "titel". Did you mean "title"?",
          "pointer": "/sections/0/titel",
          "rule": "schema/unknown-property",
          "section": {
            "index": 0,
            "type": "hero",
          },
          "severity": "error",
        },
      ],
      "summary": {
        "durationMs": 12,
        "errors": 1,
        "pages": 1,
        "warnings": 1,
      },
    }
  `);
});

test('github is escaped as workflow commands are', () => {
  expect(formatReport(inspection, 'github', { color: false })).toMatchInlineSnapshot(`
    "::warning file=a%2C b/index.json,line=2,endLine=2,col=12,endColumn=18,title=page-title-length::Too short: 4 characters.%0ABetween 10 and 65 characters show well in search results.
    ::error file=a%2C b/index.json,line=7,endLine=7,col=7,endColumn=14,title=schema/unknown-property::Unknown property "titel". Did you mean "title"?%0AWhat the page is about."
  `);
});

test('sarif names the rule, the place and the text', () => {
  const { runs, version } = JSON.parse(formatReport(inspection, 'sarif', { color: false }));
  expect(version).toBe('2.1.0');
  const anyIndex = { ruleIndex: expect.any(Number) };
  expect(runs[0].results).toMatchInlineSnapshot(
    [anyIndex, anyIndex],
    `
    [
      {
        "level": "warning",
        "locations": [
          {
            "logicalLocations": [
              {
                "fullyQualifiedName": "/title",
              },
            ],
            "physicalLocation": {
              "artifactLocation": {
                "uri": "a%2C%20b/index.json",
              },
              "region": {
                "endColumn": 18,
                "endLine": 2,
                "startColumn": 12,
                "startLine": 2,
              },
            },
          },
        ],
        "message": {
          "text": "Too short: 4 characters.
    Between 10 and 65 characters show well in search results.",
        },
        "ruleId": "page-title-length",
        "ruleIndex": Any<Number>,
      },
      {
        "fixes": [
          {
            "artifactChanges": [
              {
                "artifactLocation": {
                  "uri": "a%2C%20b/index.json",
                },
                "replacements": [
                  {
                    "deletedRegion": {
                      "endColumn": 14,
                      "endLine": 7,
                      "startColumn": 7,
                      "startLine": 7,
                    },
                    "insertedContent": {
                      "text": ""title"",
                    },
                  },
                ],
              },
            ],
            "description": {
              "text": "Write "title".",
            },
          },
        ],
        "level": "error",
        "locations": [
          {
            "logicalLocations": [
              {
                "fullyQualifiedName": "/sections/0/titel",
              },
            ],
            "physicalLocation": {
              "artifactLocation": {
                "uri": "a%2C%20b/index.json",
              },
              "region": {
                "endColumn": 14,
                "endLine": 7,
                "startColumn": 7,
                "startLine": 7,
              },
            },
          },
        ],
        "message": {
          "text": "Unknown property "titel". Did you mean "title"?
    What the page is about.",
        },
        "ruleId": "schema/unknown-property",
        "ruleIndex": Any<Number>,
      },
    ]
  `,
  );
  const { rules } = runs[0].tool.driver;
  for (const { ruleId, ruleIndex } of runs[0].results) expect(rules[ruleIndex].id).toBe(ruleId);
});

test('all four say the same', () => {
  for (const format of ['pretty', 'json', 'github', 'sarif'] as const) {
    const text = formatReport(inspection, format, { color: false }).replaceAll('\\"', '"');
    for (const { message } of inspection.diagnostics) expect(text).toContain(message);
  }
});
