// Records that it has run, and its settings.
(window.ran ??= []).push(['advertising', document.currentScript.dataset.domain ?? '']);
