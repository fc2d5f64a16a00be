// Records that it has run, and its settings.
(window.ran ??= []).push(['analytics', document.currentScript.dataset.domain ?? '']);
