// The library declares its types for a path that its exports do not offer.
declare module 'fake-indexeddb/auto';
