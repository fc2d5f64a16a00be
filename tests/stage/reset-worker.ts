import 'react/jsx-dev-runtime';

// Files of tests share a worker. A build in one of them says that the process is in production, and React, which is
// loaded once, would then be another one for those that follow: so it is loaded here, and each file begins as the first.
process.env.NODE_ENV = 'test';
