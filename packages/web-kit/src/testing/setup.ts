import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { servidor } from './servidor.ts';

// On a busy machine a screen takes its time: what is waited for is waited for longer.
configure({ asyncUtilTimeout: 5_000 });

// What jsdom lacks and Mantine asks for.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (consulta: string): MediaQueryList => ({
    matches: false,
    media: consulta,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.HTMLElement.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

// An unexpected call is a fault of the test, not something to pass over.
beforeAll(() => servidor.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  cleanNotificationsQueue();
  cleanNotifications();
  document.body.replaceChildren();
  servidor.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
});
afterAll(() => servidor.close());
