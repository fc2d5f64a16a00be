// Records that it has run, and its settings.
(window.ran ??= []).push(['loaded', document.currentScript.dataset.domain ?? '']);
