import 'react/jsx-dev-runtime';

// Test files share a worker. A build in one of them sets NODE_ENV to production, and React, loaded once, would be the
// production version for later files. So it is loaded here, and each file starts with the same state.
process.env.NODE_ENV = 'test';

// Tests compare the output of commands without colours, which the caller's environment may ask for.
delete process.env.FORCE_COLOR;
